/** board-config.json: read, checked, and its entries as constants for the bundler. */
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { Refusal } from './refusal.mjs';

const schema = JSON.parse(readFileSync(new URL('../board-config.schema.json', import.meta.url), 'utf8'));
const validate = new Ajv({ strict: true, strictTypes: false, verbose: true }).compile(schema);

/** What ajv's messages leave out. */
const details = {
  additionalProperties: ({ params }) => `: "${params.additionalProperty}"`,
  enum: ({ data, params }) => `: ${params.allowedValues.join(', ')}; is ${JSON.stringify(data)}`,
  pattern: ({ data }) => `; is ${JSON.stringify(data)}`,
};

/** A pin belongs to one contact. JSON Schema cannot say that. */
function pinUsedTwice(name, pins) {
  const user = {};
  for (const [key, pin] of Object.entries(pins)) {
    if (user[pin]) return `/boards/${name}/pins/${key}: ${pin} is used by "${user[pin]}" already`;
    user[pin] = key;
  }
  return null;
}

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
function keyMissing(name, { pins, keys }) {
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

/**
 * @param {unknown} config what board-config.json holds
 * @returns {string | null} what is wrong first: path and reason
 */
export function configError(config) {
  if (!validate(config)) {
    const error = validate.errors[0];
    return `${error.instancePath || '/'}: ${error.message}${details[error.keyword]?.(error) ?? ''}`;
  }
  for (const [name, board] of Object.entries(config.boards)) {
    const error = pinUsedTwice(name, board.pins) ?? keyMissing(name, board);
    if (error) return error;
  }
  return null;
}

/**
 * @param {string} file path of a board-config.json
 * @returns {Record<string, object>} its boards by name
 * @throws {Refusal} unreadable, not JSON, or not what the schema allows
 */
export function readBoards(file) {
  let config;
  try {
    config = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Refusal(`${file}: ${error.message.replaceAll('\n', ' ')}`);
  }
  const error = configError(config);
  if (error) throw new Refusal(`${file}: ${error}`);
  return config.boards;
}

/** @throws {Refusal} there is no such board */
export function assertBoard(boards, name) {
  if (!Object.hasOwn(boards, name)) throw new Refusal(`no board "${name}": there is ${Object.keys(boards).join(', ')}`);
}

/**
 * A board's entry as esbuild's `define`: constants cost nothing where they are not used.
 * `board.link.code` -> `"0000"`; a pin is the board's own name, `board.pins.left` -> `BTN1`: as a text Espruino does not know it.
 */
export function constants({ pins, keys: _keys, ...entry }) {
  const defined = {};
  const define = (name, value, literal) => {
    if (typeof value !== 'object') defined[name] = literal(value);
    else for (const [key, inner] of Object.entries(value)) define(`${name}.${key}`, inner, literal);
  };
  define('board', entry, JSON.stringify);
  define('board.pins', pins, String);
  return defined;
}
