/** Random operations of the arbiter: op by op its fields. */
import { randomControl } from './controls';
import type { Random } from './random';

type Fields = Record<string, unknown>;

const sides = ['white', 'black'];
const side = (random: Random): Fields => ({ side: random.pick(sides) });
const ms = (random: Random): number =>
  random.pick([() => random.int(1, 400) * 100, () => random.int(1, 600) * 1000, () => random.int(0, 3)])();
const either = (random: Random): number => (random.chance(0.5) ? ms(random) : -ms(random));
const force = (random: Random): Fields => (random.chance(0.4) ? { force: true } : {});

/** One side mostly. */
const whose = (random: Random): Fields => (random.chance(0.15) ? { both: true } : side(random));

const whole = (random: Random): Fields => ({
  ...{ ms: ms(random), moves: random.int(0, 12), period: random.int(1, 3) },
  ...(random.chance(0.2) ? { used: ms(random) } : {}),
});
const share = (random: Random): Fields => {
  const movesNow = random.int(0, 15);
  return { movesAt: random.int(0, movesNow), movesNow };
};

/** Where each is allowed, roughly; elsewhere it is refused. */
export const standing: Readonly<Record<string, (random: Random) => Fields>> = {
  setTime: (random) => ({ ...whose(random), ms: ms(random), ...force(random) }),
  addTime: (random) => ({ ...whose(random), ms: either(random), ...force(random) }),
  addUsed: (random) => ({ ...side(random), ms: ms(random), ...force(random) }),
  setMoves: (random) => ({ ...side(random), moves: random.int(0, 12), ...force(random) }),
  setPeriod: (random) => ({ ...side(random), period: random.int(1, 3), ...force(random) }),
  set: (random) => ({ white: whole(random), black: whole(random), ...side(random), ...force(random) }),
  run: side,
  penalty: (random) => ({ ...side(random), ms: either(random), ...force(random) }),
  illegal: (random) => ({
    ...side(random),
    ...(random.chance(0.2) ? { ply: random.int(1, 12) } : {}),
    ...(random.chance(0.3) ? { keepMove: true } : {}),
    ...force(random),
  }),
  rewind: (random) => ({ ply: random.int(0, 12), ...(random.chance(0.3) ? { before: true } : {}) }),
  forward: () => ({}),
  apportion: (random) => ({ white: share(random), black: share(random), ...force(random) }),
  creditMove: side,
  nextControl: (random) => (random.chance(0.5) ? {} : { white: random.int(0, 12), black: random.int(0, 12) }),
  declareFlag: side,
  liftFlag: side,
  changeControl: (random) => ({
    control: randomControl(random),
    keep: random.pick(['used', 'remaining']),
    ...force(random),
  }),
  swapSides: () => ({}),
  swapTimes: () => ({}),
  arrived: side,
  undo: () => ({}),
  reopen: () => ({ slip: 'last' }),
  claim: (random) => ({ by: random.pick(sides) }),
};

export const running: Readonly<Record<string, (random: Random) => Fields>> = {
  claim: (random) => ({ by: random.pick(sides) }),
  declareFlag: side,
  arrived: side,
  seal: (random) => (random.chance(0.3) ? { early: true } : {}),
};

/** What a cut may tear: they do what they say, or nothing. */
export const plain: Readonly<Record<string, (random: Random) => Fields>> = {
  stop: () => ({ by: 'arbiter' }),
  resume: () => ({}),
  setTime: (random) => ({ ...side(random), ms: ms(random) }),
  addTime: (random) => ({ ...side(random), ms: either(random) }),
  addUsed: (random) => ({ ...side(random), ms: ms(random) }),
  setMoves: (random) => ({ ...side(random), moves: random.int(0, 12) }),
  setPeriod: (random) => ({ ...side(random), period: random.int(1, 3) }),
  set: (random) => ({ white: whole(random), black: whole(random), ...side(random) }),
  penalty: (random) => ({ ...side(random), ms: either(random) }),
  note: (random) => ({ ...side(random), kind: 'offer' }),
  result: () => ({ value: '1-0' }),
};

/** What waits for a claim's answer. */
export const claimed: Readonly<Record<string, (random: Random) => Fields>> = {
  acceptClaim: () => ({}),
  rejectClaim: (random) => (random.chance(0.3) ? { run: true } : {}),
  undo: () => ({}),
};

/** Always allowed, or nearly. */
export const anywhere: Readonly<Record<string, (random: Random) => Fields>> = {
  note: (random) => ({ ...side(random), kind: random.pick(['offer', 'warning', 'complaint']) }),
  result: (random) => ({ value: random.pick(['1-0', '0-1', '1/2-1/2', '0-0', '1/2-0', '0-1/2']) }),
  reset: () => ({}),
  undoReset: () => ({}),
  undo: () => ({}),
};

/** Makes one of a table. */
export function randomOp(random: Random, table: Readonly<Record<string, (random: Random) => Fields>>): Fields {
  const op = random.pick(Object.keys(table));
  return { op, ...table[op]?.(random) };
}
