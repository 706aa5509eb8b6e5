/** A planned game as a scenario: presses, arbiter's settings where the record jumps, and what must be shown. */
import { printControl } from '../control';
import type { Case, Event, Row } from '../scenario';
import type { Explanation } from './infer';
import type { PlannedMove } from './plan';
import type { RecordedGame } from './read';
import type { Range } from './turn';

/** The arbiter puts the recorded value on the clock, 1 ms after it was seen to show something else. */
function settingOf({ side, atMs, setMs }: PlannedMove): Event[] {
  if (setMs === null) return [];
  const at = atMs + 1;
  return [
    { at, op: 'stop' },
    { at, op: 'setTime', side, ms: setMs, force: true },
    { at, op: 'resume' },
  ];
}

const eventsOf = (move: PlannedMove): Event[] => [
  ...(move.pressed ? [{ at: move.atMs, op: 'press', side: move.side }] : []),
  ...settingOf(move),
];

/** A move with something to compare. */
export type SeenMove = PlannedMove & { readonly range: Range };

/**
 * The moves whose clock can be seen. Of several presses of a side at one ms (book moves) only the last is seen, and
 * those that left the same time.
 * @returns in order of ply
 */
export function seenMoves(plan: readonly PlannedMove[]): SeenMove[] {
  const lastMs = new Map(plan.map(({ side, atMs, expectedMs }) => [`${side} ${atMs}`, expectedMs]));
  return plan.filter(
    (move): move is SeenMove => move.range !== null && lastMs.get(`${move.side} ${move.atMs}`) === move.expectedMs,
  );
}

/** What a file of scenarios holds: one number, or the lowest and the highest. */
const expected = ([low, high]: Range): number | Range => (low === high ? low : [low, high]);

/** One row a ms; an anomaly is no expectation. */
function rowsOf(plan: readonly PlannedMove[]): Row[] {
  const rows = new Map<number, Row>();
  for (const { atMs, side, range, isAnomaly } of seenMoves(plan)) {
    if (isAnomaly) continue;
    rows.set(atMs, { ...rows.get(atMs), at: atMs, [side]: { shownMs: expected(range) } });
  }
  return [...rows.values()];
}

/** `Event round: White - Black`, as far as there are tags. */
export function titleOf({ tags, number }: RecordedGame): string {
  const tag = (name: string): string => tags.get(name) || '?';
  return `${tag('Event')}, round ${tags.get('Round') || number}: ${tag('White')} - ${tag('Black')}`;
}

/**
 * The game as a case that any engine can play.
 * @param game with its explanation by `explainGame` or `explainBy`
 */
export function toCase(game: RecordedGame, { reading, plan }: Explanation): Case {
  const first = game.moves[0]?.side ?? 'white';
  const start: Event = first === 'white' ? { at: 0, op: 'start' } : { at: 0, op: 'start', side: first };
  return {
    id: titleOf(game),
    control: reading.control,
    options: reading.prepaid ? {} : { prepaid: false },
    events: [start, ...plan.flatMap(eventsOf)],
    expect: rowsOf(plan),
  };
}

/** The case as a line of a scenario file (scenario.md §1). */
export const scenarioLine = ({ id, control, options, events, expect }: Case): string =>
  JSON.stringify({ id, control: printControl(control), ...(options.prepaid === false && { options }), events, expect });
