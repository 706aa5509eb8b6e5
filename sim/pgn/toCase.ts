/** A planned game as a scenario: presses, arbiter's settings where the record jumps, and what must be shown. */
import type { Case, Event, Row } from '../scenario';
import type { Explanation } from './infer';
import type { PlannedMove } from './plan';
import type { RecordedGame } from './read';

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

/**
 * The moves whose clock can be seen: with several presses of a side at one ms (book moves) only the last.
 * @returns in order of ply, all with a `range`
 */
export function seenMoves(plan: readonly PlannedMove[]): (PlannedMove & { range: NonNullable<PlannedMove['range']> })[] {
  const last = new Map(plan.map((move) => [`${move.side} ${move.atMs}`, move.ply]));
  return plan.flatMap((move) => {
    const { range, side, atMs, ply } = move;
    return range && last.get(`${side} ${atMs}`) === ply ? [{ ...move, range }] : [];
  });
}

/** One row a ms; an anomaly is no expectation. */
function rowsOf(plan: readonly PlannedMove[]): Row[] {
  const rows = new Map<number, Row>();
  for (const { atMs, side, range, isAnomaly } of seenMoves(plan)) {
    if (!isAnomaly) rows.set(atMs, { ...rows.get(atMs), at: atMs, [side]: { shownMs: range[0] === range[1] ? range[0] : range } });
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
