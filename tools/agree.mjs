/** What JSON Schema cannot say of a board's entry: whether its parts agree with each other. */
import { drivers } from './display.mjs';
import { lowPercent } from './power.mjs';

/** Neither says anything without the other. */
const pairs = [
  ['pins/ledLeft', 'pins/ledRight'],
  ['pins/ledLeft', 'battery/ledUa'],
  ['pins/battery', 'battery/divider'],
];

const has = (entry, path) => path.split('/').reduce((part, key) => part?.[key], entry) !== undefined;

function pairError(entry) {
  const [there, missing] =
    pairs.flatMap((pair) => [pair, pair.toReversed()]).find(([a, b]) => has(entry, a) && !has(entry, b)) ?? [];
  return missing ? `${missing}: is missing, there is ${there}` : null;
}

function batteryError({ battery, display }) {
  const { divider, lightUa } = battery;
  const { lit = false } = drivers[display.driver];
  if (lit !== lightUa > 0) return `battery/lightUa: must be ${lit ? '> 0' : '0'} with ${display.driver}; is ${lightUa}`;
  if (divider && divider.full <= divider.empty)
    return `battery/divider/full: must be > empty, ${divider.empty}; is ${divider.full}`;
  const percent = lowPercent(battery);
  return percent >= 100
    ? `battery: ten hours of a game, and errorPercent, must be < 100 % of it; are ${percent} %`
    : null;
}

/**
 * @param {object} entry of a board, which the schema allows
 * @returns {string | null} what contradicts the rest: path below the entry, and reason
 */
export const disagreement = (entry) => pairError(entry) ?? batteryError(entry);
