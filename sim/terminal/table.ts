/** A game's clock table: what each side's clock showed after its presses, and what happened between. */
import type { SideName } from '../engine/types';
import { messages } from '../messages';
import type { Case, State } from '../scenario';

const text = messages.demo;

interface Side {
  readonly shown: string;
  readonly moves: number;
  readonly flag: string | null;
  readonly flagAt: number;
}

interface Passed {
  readonly period: number;
  readonly at: number;
  readonly side: SideName;
  readonly white: number;
  readonly black: number;
}

interface Row {
  readonly move: number;
  white: string;
  black: string;
}

const sides = ['white', 'black'] as const;
const sideOf = (state: State, side: SideName): Side => state[side] as Side;
const passedIn = (state: State): Passed[] => state.controls as Passed[];
const hasFlag = (state: State | undefined, side: SideName): boolean =>
  state !== undefined && sideOf(state, side).flag === 'final';

/** What came between two states: controls passed, flags fallen. */
function happened(before: State | undefined, state: State): string[] {
  const passed = passedIn(state).slice(before ? passedIn(before).length : 0);
  const fallen = sides.filter((side) => hasFlag(state, side) && !hasFlag(before, side));
  return [...passed.map(text.passed), ...fallen.map((side) => text.flag(sideOf(state, side).flagAt, side))];
}

/** @param states in order, one at the time of each press and where else something may have happened */
export function clockTable({ events }: Pick<Case, 'events'>, states: readonly State[]): string[] {
  const lines = [text.row('', text.sides.white, text.sides.black)];
  let row: Row | null = null;

  function flush(): void {
    if (row) lines.push(text.row(String(row.move), row.white, row.black));
    row = null;
  }

  function press(side: SideName, { moves, shown }: Side): void {
    if (side === 'white') flush();
    row ??= { move: moves, white: '', black: '' };
    row[side] = shown;
    if (side === 'black') flush();
  }

  for (const [index, state] of states.entries()) {
    const news = happened(states[index - 1], state);
    if (news.length > 0) flush();
    lines.push(...news);
    const pressed = events.filter(({ op, at }) => op === 'press' && at === state.at);
    for (const { side } of pressed) press(side as SideName, sideOf(state, side as SideName));
  }
  flush();
  return lines;
}
