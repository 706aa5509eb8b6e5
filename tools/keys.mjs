/** The keys of a board: what is wrong with them, and what the firmware gets of them. */

/** The device's keys, by their numbers in firmware/device/keys.ts. */
const keyNames = ['stop', 'ok', 'back', 'plus', 'minus'];

/** A screen is left as the game is stopped, so `stop` need not be there while one is open. */
const neededInScreens = keyNames.slice(1);

/** What a pin of `keys` is: touched, held, and both while a screen is open. */
const meanings = ({ key, hold, screen = key, screenHold = hold }) => [key, hold, screen, screenHold];

/** The players' contacts, by their numbers in the firmware. */
const leverNames = ['left', 'right'];
const isLever = (pin) => leverNames.includes(pin);

/** Keys of pins that are not there or are the players', and keys that nobody can press. */
export function keyError(name, { pins, keys }) {
  const at = (index) => `/boards/${name}/keys/${index}`;
  const unknown = keys.findIndex(({ pin }) => !Object.hasOwn(pins, pin));
  if (unknown >= 0) return `${at(unknown)}/pin: there is no "${keys[unknown].pin}" in pins`;
  const lever = keys.findIndex((entry) => isLever(entry.pin) && Object.keys(entry).join() !== 'pin,screen');
  if (lever >= 0) return `${at(lever)}: a player's contact can only be "screen"`;
  const all = keys.map(meanings);
  const lacks = (needed, from) => needed.find((key) => !all.some((row) => row.slice(from, from + 2).includes(key)));
  const missing = lacks(['stop', 'ok'], 0) ?? lacks(neededInScreens, 2);
  return missing ? `/boards/${name}/keys: no pin is "${missing}"` : null;
}

/**
 * What firmware/device/keys.ts has of the board's keys. Rows: pin, then the keys that it is, by number, -1 none, and what
 * the clock keeps of it. Levers: which keys the players' contacts are while a screen is open.
 */
function keysModule({ pins, keys }) {
  const numbers = (entry) => meanings(entry).map((key) => keyNames.indexOf(key));
  const rows = keys.filter(({ pin }) => !isLever(pin)).map((entry) => [pins[entry.pin], ...numbers(entry), 0, 0]);
  const levers = leverNames.map((name) => keyNames.indexOf(keys.find(({ pin }) => pin === name)?.screen));
  return `export const rows = [${rows.map((row) => `[${row}]`)}]; export const levers = [${levers}];`;
}

/** esbuild plugin: `import { levers, rows } from 'keys'`. */
export const keysPlugin = (board) => ({
  name: 'keys',
  setup(build) {
    build.onResolve({ filter: /^keys$/ }, () => ({ path: 'keys', namespace: 'keys' }));
    build.onLoad({ filter: /.*/, namespace: 'keys' }, () => ({ contents: keysModule(board) }));
  },
});
