/** A clock whose keys are pressed one after the other, as a hand does it. */
import { createBoard, type Flash } from '../../sim/board';
import { builtOptions, builtSource } from '../../sim/engine/files';
import { take } from '../../sim/engine/node';
import { parseCases, type State } from '../../sim/scenario';
import { pressOf } from '../../sim/scenario/boards';
import { createLink } from '../../sim/scenario/link';

/** A touch of a key, or `ok` held. */
export type Press = 'stop' | 'ok' | 'back' | 'plus' | 'minus' | 'hold';

interface Screen {
  readonly left: string;
  readonly lines: readonly string[] | null;
  readonly cursor: number;
}

const touchMs = 50;
const heldMs = 1600;
/** From one press to the next: two a second. */
const pauseMs = 500;

export const source = builtSource();

export interface Hand {
  press(...presses: Press[]): void;
  /** Goes down (or up, where that is nearer) to the row that begins so, and enters it. */
  choose(row: string): void;
  /** A player's contact closes, and opens again. */
  move(side: 'white' | 'black'): void;
  operate(operation: object): State;
  state(): State;
  screen(): Screen;
  wait(ms: number): void;
  /** Presses so far, of keys. */
  count(): number;
  /** Of a display that is its own light. */
  brightness(): number;
  readonly flash: Flash;
}

const caseOf = (fields: object) => {
  const [one] = parseCases('kit.json', JSON.stringify({ id: 'kit', control: '5400+30', ...fields }));
  if (!one) throw new Error('no case');
  return one;
};

/** @param fields of the case: control, profile, options; null: the clock as it is when it is switched on */
export function handAt(
  fields: object | null,
  { board: name = 'esp32-oled', flash }: { board?: string; flash?: Flash } = {},
): Hand {
  const board = createBoard({ ...builtOptions(name), ...(flash ? { flash } : {}) });
  const link = createLink(caseOf(fields ?? {}));
  let count = 0;

  function ask(line: string): State {
    board.send(line);
    if (board.errors.length > 0) throw new Error(board.errors.join('\n'));
    return JSON.parse(board.answers.splice(0)[0] ?? 'null');
  }
  const state = (): State => ask(link.state(board.nowMs()));
  const screen = (): Screen => state().screen as Screen;

  function press(...presses: Press[]): void {
    for (const one of presses) {
      const { move, heldMs: least } = pressOf(name, one === 'hold' ? 'ok' : one);
      const start = board.nowMs();
      take(board, move(start, true));
      board.advanceTo(start + least + (one === 'hold' ? heldMs : touchMs));
      take(board, move(board.nowMs(), false));
      board.advanceTo(Math.max(start + pauseMs, board.nowMs() + touchMs));
      count++;
    }
  }

  if (fields) ask(link.setup());

  return {
    press,
    choose(row) {
      const { lines, cursor } = screen();
      const rows = (lines ?? []).slice(1);
      const at = rows.findIndex((line) => line.startsWith(row));
      if (at < 0) throw new Error(`no row ${row} in ${lines}`);
      const down = (at - (cursor - 1) + rows.length) % rows.length;
      const up = (rows.length - down) % rows.length;
      press(...Array<Press>(Math.min(down, up)).fill(down <= up ? 'plus' : 'minus'), 'ok');
    },
    move(side) {
      for (const level of [1, 0] as const) board.edge(side, level);
      board.advanceTo(board.nowMs() + pauseMs);
    },
    operate: (operation) => {
      const at = board.nowMs();
      return ask(link.op({ at, ...operation } as Parameters<typeof link.op>[0], at));
    },
    state,
    screen,
    wait: (ms) => board.advanceTo(board.nowMs() + ms),
    count: () => count,
    brightness: () => board.supply.brightness,
    flash: board.flash,
  };
}
