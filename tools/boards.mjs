/** board-config.json: read, checked, and its entries as constants for the bundler. */
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { disagreement } from './agree.mjs';
import { composes, hasAllScreens, keyError } from './keys.mjs';
import { deviceError } from './pins.mjs';
import { lowPercent } from './power.mjs';
import { Refusal } from './refusal.mjs';
import { repeatedKey } from './repeated.mjs';

const schema = JSON.parse(readFileSync(new URL('../board-config.schema.json', import.meta.url), 'utf8'));
const validate = new Ajv({ strict: true, strictTypes: false, strictRequired: false, verbose: true }).compile(schema);

const is = ({ data }) => `; is ${JSON.stringify(data)}`;

/** What ajv's messages leave out. */
const details = {
  additionalProperties: ({ params }) => `: ${JSON.stringify(params.additionalProperty)}`,
  const: (error) => `: ${error.params.allowedValue}${is(error)}`,
  enum: (error) => `: ${error.params.allowedValues.join(', ')}${is(error)}`,
  pattern: is,
  minimum: is,
  maximum: is,
  exclusiveMinimum: is,
};

/**
 * @param {unknown} config what board-config.json holds
 * @returns {string | null} what is wrong first: path and reason
 */
export function configError(config) {
  if (!validate(config)) {
    const error = validate.errors[0];
    return `${error.instancePath || '/'}: ${error.message}${details[error.keyword]?.(error) ?? ''}`;
  }
  for (const [name, entry] of Object.entries(config.boards)) {
    const error = deviceError(entry) ?? keyError(entry) ?? disagreement(entry);
    if (error) return `/boards/${name}/${error}`;
  }
  return null;
}

/**
 * @param {string} file path of a board-config.json
 * @returns {Record<string, object>} its boards by name
 * @throws {Refusal} unreadable, not JSON, or not what the schema allows
 */
export function readBoards(file) {
  const refusal = (why) => new Refusal(`${file}: ${why.replace(/\p{Cc}+/gu, ' ')}`);
  let config;
  let twice;
  try {
    const text = readFileSync(file, 'utf8');
    config = JSON.parse(text);
    twice = repeatedKey(text);
  } catch (error) {
    throw refusal(error.message);
  }
  if (twice) throw refusal(`${twice}: is there twice`);
  const error = configError(config);
  if (error) throw refusal(error);
  return config.boards;
}

/** @throws {Refusal} there is no such board */
export function assertBoard(boards, name) {
  if (!Object.hasOwn(boards, name)) throw new Refusal(`no board "${name}": there is ${Object.keys(boards).join(', ')}`);
}

const optionalPins = Object.keys(schema.definitions.board.properties.pins.properties);

/**
 * A board's entry as esbuild's `define`: constants cost nothing where they are not used.
 * `board.link.code` -> `"0000"`; what stands under `pins` is the board's own name, `board.pins.left` -> `BTN1`: as a text
 * Espruino does not know it; one that the board has not is undefined, and `board.has.left` says so without a look at the pin.
 */
export function constants({ keys: _keys, ...entry }) {
  const defined = Object.fromEntries(
    optionalPins.flatMap((pin) => [
      [`board.pins.${pin}`, 'undefined'],
      [`board.has.${pin}`, String(pin in entry.pins)],
    ]),
  );
  const define = (name, value, literal) => {
    if (typeof value !== 'object') defined[name] = literal(value);
    else
      for (const [key, inner] of Object.entries(value))
        define(`${name}.${key}`, inner, key === 'pins' ? String : literal);
  };
  const battery = { ...entry.battery, lowPercent: lowPercent(entry.battery) };
  define('board', { ...entry, battery, allScreens: hasAllScreens(entry), composes: composes(entry) }, JSON.stringify);
  return defined;
}

/** @returns {string[]} all pins of a board's entry */
export const pinsOf = ({ pins, display }) => [pins, display.pins ?? {}].flatMap((some) => Object.values(some));
