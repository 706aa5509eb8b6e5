/** Random time controls, as text of the contract. */
import type { Random } from './random';

const seconds = (random: Random, low: number, high: number): string =>
  random.chance(0.2) ? (random.int(low * 1000, high * 1000) / 1000).toString() : String(random.int(low, high));

const bonus = (random: Random): string => seconds(random, 1, 12);

/** What may follow the base of any field. */
const open: ((random: Random) => string)[] = [
  () => '',
  () => '',
  (random) => `+${bonus(random)}`,
  (random) => `+${bonus(random)}`,
  (random) => `d${bonus(random)}`,
  (random) => `b${bonus(random)}`,
];

/** Fields that only come last. `base`: short, as what is under way is soon over. */
const closing: ((random: Random, base: string) => string)[] = [
  (random, base) => `${base}y${random.int(1, 5)}x${random.int(2, 15)}`,
  (random, base) => `${base}c${random.int(1, 5)}/${random.int(5, 40)}`,
  (random) => `*${random.int(5, 60)}`,
  (random) => `g${random.int(3, 20)}`,
  () => 'up',
];

function last(random: Random, base: string): string {
  return random.chance(0.35) ? random.pick(closing)(random, base) : base + random.pick(open)(random);
}

/** How long games are: most are short, as most happens near the end of a time. */
const bases: readonly [low: number, high: number][] = [
  [2, 15],
  [10, 60],
  [60, 400],
  [300, 7200],
];

/** One control for a side. */
function sideText(random: Random, advance: string): string {
  const [low, high] = random.pick(bases);
  const base = () => seconds(random, low, high);
  const fields: string[] = [];
  for (let left = random.pick([0, 0, 0, 1, 1, 2]); left > 0; left--) {
    const moves = advance === 'zero' && random.chance(0.4) ? '' : `${random.int(1, 6)}/`;
    fields.push(moves + base() + random.pick(open)(random));
  }
  const repeats = random.chance(0.15);
  fields.push(repeats ? `${random.int(1, 6)}/${base()}${random.pick(open)(random)}` : last(random, base()));
  return fields.join(':');
}

export const ways = ['zero', 'moves', 'zeroIfMoves'] as const;

/** @returns a text, or one for each side */
export function randomControl(random: Random): string | { white: string; black: string } {
  const advance = random.pick(ways);
  const text = () => `${sideText(random, advance)}@${advance}`;
  return random.chance(0.1) ? { white: text(), black: text() } : text();
}
