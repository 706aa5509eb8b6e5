/** The keys of a board: what is wrong with them, and what the firmware gets of them. */

import { readFileSync } from 'node:fs';

const devices = JSON.parse(readFileSync(new URL('../devices.json', import.meta.url), 'utf8'));

/** All screens need more variables than the 2,950 of nRF52 boards, which have the few ones. */
const allNeedVariables = 4000;

export const hasAllScreens = ({ device }) => devices[device].variables >= allNeedVariables;

/** Beside the few screens and a page of log, these need more than the nine pages of the Pixl.js. */
const composingNeedsPages = 10;

/** Of the boards with few screens: there is flash for controls that are typed and kept. */
export const composes = (entry) => !hasAllScreens(entry) && devices[entry.device].flash.pages >= composingNeedsPages;

/** The device's keys, in the order of Key in firmware/device/key.ts. */
const keyNames = ['stop', 'ok', 'back', 'plus', 'minus'];

/** A screen is left as the game is stopped, so `stop` need not be there while one is open. */
const neededInScreens = keyNames.slice(1);

/** What a pin of `keys` is: touched, held, and both while a screen is open. */
const meanings = ({ key, hold, screen = key, screenHold = hold }) => [key, hold, screen, screenHold];

/** The players' contacts, by their numbers in the firmware. */
const leverNames = ['left', 'right'];
const isLever = (pin) => leverNames.includes(pin);

/** What `keys` says; where there is none each pin of a key's name is that key. */
const keysOf = ({ keys, pins }) =>
  keys ?? keyNames.filter((key) => Object.hasOwn(pins, key)).map((key) => ({ pin: key, key }));

/** A row of `keys` that is wrong by itself. */
function rowError(entry, keys) {
  const unknown = keys.findIndex(({ pin }) => !isLever(pin) && !Object.hasOwn(entry.pins, pin));
  if (unknown >= 0) return `keys/${unknown}/pin: there is no "${keys[unknown].pin}" in pins`;
  const lever = keys.findIndex((row) => isLever(row.pin) && Object.keys(row).join() !== 'pin,screen');
  if (lever >= 0) return `keys/${lever}: a player's contact can only be "screen"`;
  // It goes from one side to the other, so that neither key comes twice.
  const rocker = entry.contacts === 'rocker' ? keys.findIndex(({ pin }) => isLever(pin)) : -1;
  if (rocker >= 0) return `keys/${rocker}/pin: a rocker's contact can be no key`;
  const first = (pin) => keys.findIndex((row) => row.pin === pin);
  const again = keys.findIndex(({ pin }, i) => first(pin) < i);
  return again >= 0 ? `keys/${again}/pin: "${keys[again].pin}" has keys/${first(keys[again].pin)} already` : null;
}

/**
 * @param {object} entry of a board, which the schema allows
 * @returns {string | null} pins that are no keys, or twice, or of which `keys` says nothing; keys that nobody can press: path and reason
 */
export function keyError(entry) {
  const keys = keysOf(entry);
  const wrong = rowError(entry, keys);
  if (wrong) return wrong;
  const silent = keyNames.find((name) => Object.hasOwn(entry.pins, name) && !keys.some(({ pin }) => pin === name));
  if (silent) return `pins/${silent}: keys must say what it is`;
  // While a game runs nothing waits for a hold.
  if (!keys.some(({ key }) => key === 'stop')) return 'keys: no pin is "stop" when it is touched';
  const all = keys.map(meanings);
  const lacks = (needed, from) => needed.find((key) => !all.some((row) => row.slice(from, from + 2).includes(key)));
  const missing = lacks(['ok'], 0) ?? lacks(neededInScreens, 2);
  return missing ? `keys: no pin is "${missing}"` : null;
}

/** A key's number in the firmware, 0 none. */
const numberOf = (key) => keyNames.indexOf(key) + 1;

/** The keys that a pin is, in one number: digits to the base of Keys in firmware/device/key.ts, the last one first. */
const usesOf = (entry) => meanings(entry).reduceRight((sum, key) => sum * (keyNames.length + 1) + numberOf(key), 0);

/** The pins that firmware/device/keys.ts watches; which keys the players' contacts are while a screen is open. */
const modules = {
  keys: (entry) => {
    const own = keysOf(entry).filter(({ pin }) => !isLever(pin));
    const rows = own.map((row) => `[${entry.pins[row.pin]}, ${usesOf(row)}]`);
    return `export const rows = [${rows}];`;
  },
  'keys/levers': (entry) => {
    const levers = leverNames.map((name) => numberOf(keysOf(entry).find(({ pin }) => pin === name)?.screen));
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
