/** The built script on a virtual board, driven by raw edges. */
import { createBoard } from '../../sim/board';
import { builtOptions } from '../../sim/engine/files';
import type { SideName } from '../../sim/engine/types';
import { linkCode } from '../../sim/scenario/boards';

type Answer = Record<string, unknown>;

interface Side {
  ms: number;
  moves: number;
}

export interface Seen {
  phase: string;
  side: SideName;
  plies: number;
  refused: string | null;
  whiteOn: 'left' | 'right';
  white: Side;
  black: Side;
  screen: { left: string; right: string; signs: string[] };
}

const built = new Map<string, ReturnType<typeof builtOptions>>();

function optionsOf(board: string) {
  const options = built.get(board) ?? builtOptions(board);
  built.set(board, options);
  return options;
}

const hour = [[0, 3_600_000, 0, 0, 0, 0]];

/** @param levels pins that are closed when the board is switched on */
export function switchOn(name = 'pixl', levels: Record<string, 0 | 1> = {}) {
  const board = createBoard({ ...optionsOf(name), levels });

  function ask(fields: object): Answer {
    board.send(JSON.stringify({ code: linkCode(name), ...fields }));
    if (board.errors.length > 0) throw new Error(board.errors.join('\n'));
    return JSON.parse(board.answers.splice(0).join());
  }

  return {
    board,
    ask,
    /** One hour each, plain, with the lockout of a board. */
    setUp: (fields: object = {}) => ask({ op: 'setup', white: hour, lockoutMs: 25, ...fields }),
    edge(at: number, side: SideName, level: 0 | 1): void {
      board.approach(at);
      board.edge(side, level);
    },
    press(at: number, side: SideName): void {
      board.approach(at);
      for (const level of [1, 0] as const) board.edge(side, level);
    },
    state(at: number): Seen {
      board.advanceTo(at);
      return ask({ op: 'state' }) as unknown as Seen;
    },
  };
}
