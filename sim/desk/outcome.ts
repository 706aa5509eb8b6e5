/** How a followed game ended and why: by the board, by the arbiter's entry, or as it is recorded. */
import { messages } from '../messages';
import { type Ending, type Followed, positionsOf, sideToMove } from './follow';
import { type Entry, isResult, lossFor, type Result, reasons } from './results';

const text = messages.desk.outcome;

export interface Outcome {
  /** null: the game is not over, or it is not recorded how it ended. */
  readonly result: Result | null;
  readonly why: string;
  /** PGN's Termination; null: as the record has it. */
  readonly termination: string | null;
  /** What in the record does not fit together. */
  readonly differences: readonly string[];
}

/** What mate, stalemate or a dead position give. */
export function resultOf(game: Followed, { by, ply }: Ending): Result {
  const position = positionsOf(game)[ply] ?? game.start;
  return by === 'mate' ? lossFor(sideToMove(position)) : '1/2-1/2';
}

const unfinished = '*';

/** Ways of writing the same. */
const written: Readonly<Record<string, string>> = {
  '½-½': '1/2-1/2',
  '1/2': '1/2-1/2',
  '?': unfinished,
  '': unfinished,
};

const normal = (result: string | null | undefined): string => {
  const trimmed = (result ?? '').trim();
  return written[trimmed] ?? trimmed;
};

/** What draws could have been claimed in the last position. */
function claimable(game: Followed): string[] {
  const positions = positionsOf(game);
  const end = positions.at(-1) ?? game.start;
  const times = positions.filter(({ key }) => key === end.key).length;
  return [...(times >= 3 ? [text.stoodThreeTimes] : []), ...(end.quiet >= 100 ? [text.fiftyQuiet] : [])];
}

function recordedWhy(game: Followed, result: Result): string {
  const { tags } = game.sheet;
  const said = [tags.get('Termination'), tags.get('TerminationDetails')].filter((part) => part?.trim());
  const parts = result === '1/2-1/2' ? [...said, ...claimable(game)] : said;
  return parts.length > 0 ? text.recorded(parts.join(', ')) : text.notSaid;
}

/** @param entry what the arbiter enters; null: nothing */
export function outcomeOf(game: Followed, entry: Entry | null): Outcome {
  const tag = normal(game.sheet.tags.get('Result'));
  const atEnd = normal(game.sheet.result);
  const differences: string[] = [];
  const differ = (one: string, other: string, form: (one: string, other: string) => string): void => {
    if (one !== other && one !== unfinished && other !== unfinished) differences.push(form(one, other));
  };
  differ(tag, atEnd, text.tagAndEnd);
  const recorded = tag === unfinished ? atEnd : tag;
  if (game.ending) {
    const result = resultOf(game, game.ending);
    const { clause, termination } = reasons[game.ending.by];
    differ(result, entry?.result ?? recorded, text.boardAndRecord);
    return { result, why: text.onBoard(game.ending.by, clause), termination, differences };
  }
  if (entry) {
    const { clause, termination } = reasons[entry.reason];
    return { result: entry.result, why: text.entered(entry.reason, entry.named, clause), termination, differences };
  }
  if (!isResult(recorded)) {
    if (recorded !== unfinished) differences.push(text.noResult(recorded));
    return { result: null, why: text.goesOn, termination: null, differences };
  }
  return { result: recorded, why: recordedWhy(game, recorded), termination: null, differences };
}
