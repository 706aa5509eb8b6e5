/** The keys of a board: what is wrong with them, and what the firmware gets of them. */

/** The device's keys, in the order of Key in firmware/device/key.ts. */
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

/** A key's number in the firmware, 0 none. */
const numberOf = (key) => keyNames.indexOf(key) + 1;

/** The keys that a pin is, in one number: digits to the base of Keys in firmware/device/key.ts, the last one first. */
const usesOf = (entry) => meanings(entry).reduceRight((sum, key) => sum * (keyNames.length + 1) + numberOf(key), 0);

/** The pins that firmware/device/keys.ts watches; which keys the players' contacts are while a screen is open. */
const modules = {
  keys: ({ pins, keys }) => {
    const rows = keys.filter(({ pin }) => !isLever(pin)).map((entry) => `[${pins[entry.pin]}, ${usesOf(entry)}]`);
    return `export const rows = [${rows}];`;
  },
  'keys/levers': ({ keys }) => {
    const levers = leverNames.map((name) => numberOf(keys.find(({ pin }) => pin === name)?.screen));
    return `export const levers = [${levers}];`;
  },
};

/** esbuild plugin: what a script imports of the board's keys. */
export const keysPlugin = (board) => ({
  name: 'keys',
  setup(build) {
    build.onResolve({ filter: /^keys(\/levers)?$/ }, ({ path }) => ({ path, namespace: 'keys' }));
    build.onLoad({ filter: /.*/, namespace: 'keys' }, ({ path }) => ({ contents: modules[path](board) }));
  },
});
