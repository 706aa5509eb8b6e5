/** The boards of board-config.json, as far as the runner has to know them. */
import config from '../../board-config.json' with { type: 'json' };

/** Only what is read here. */
interface Board {
  readonly link: { readonly code: string };
}

const boards: Readonly<Record<string, Board>> = config.boards;

export const boardNames = Object.keys(boards);

export const defaultBoard = 'pixl';

/** The arbiter's code of a board's link. */
export function linkCode(board: string): string {
  const entry = boards[board];
  if (!entry) throw new RangeError(`no board "${board}"`);
  return entry.link.code;
}
