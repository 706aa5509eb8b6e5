/** Pieces of JSON Schema. `description` is what an error says was expected. */
import { messages } from '../messages';

export interface Schema {
  readonly description: string;
  readonly [keyword: string]: unknown;
}

const { expected } = messages.scenario;

/** The clock counts its game in 32 bits: 49 days. */
const lastMs = 2 ** 32 - 1;

const integer = (minimum: number, maximum: number, description: string): Schema => ({
  type: 'integer',
  minimum,
  maximum,
  description,
});

export const duration = integer(0, lastMs, expected.duration);

/** What the clock itself may refuse (`badValue`): any number that is exact. */
export const whole = integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, expected.whole);
/** Of flash; more than any operation writes. */
export const bytes = integer(0, 4096, expected.bytes);
/** What an oscillator may run fast; more is no clock. */
export const ppm = integer(-1000, 1000, expected.ppm);
export const percent = integer(0, 100, expected.percent);
export const level = integer(0, 1, expected.level);

export const text: Schema = { type: 'string', description: expected.text };
export const id: Schema = { type: 'string', minLength: 1, description: expected.id };
export const flag: Schema = { type: 'boolean', description: expected.flag };
export const yes: Schema = { const: true, description: expected.yes };
export const hex: Schema = { type: 'string', pattern: '^([0-9a-fA-F]{2})+$', description: expected.hex };

export const oneOf = (values: readonly string[]): Schema => ({ enum: values, description: expected.oneOf(values) });
export const nullable = (values: readonly string[]): Schema => ({
  enum: [...values, null],
  description: expected.oneOf([...values, null]),
});

/** Keys that end in `?` may be missing. */
export function object(fields: Readonly<Record<string, Schema>>, description: string = expected.object): Schema {
  const entries = Object.entries(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([key, schema]) => [key.replace('?', ''), schema])),
    required: entries.filter(([key]) => !key.endsWith('?')).map(([key]) => key),
    additionalProperties: false,
    description,
  };
}

/** An object of which only the named keys are compared. */
export const partial = (fields: Readonly<Record<string, Schema>>): Schema =>
  object(Object.fromEntries(Object.entries(fields).map(([key, schema]) => [`${key}?`, schema])));

export const orNull = (schema: Schema): Schema => ({
  ...schema,
  type: [schema.type, 'null'].flat(),
  description: expected.objectOrNull,
});

export const list = (items: Schema): Schema => ({ type: 'array', items, description: expected.list });

export const listOrNull = (items: Schema): Schema => ({ ...orNull(list(items)), description: expected.listOrNull });

/** An expected number: the number, or [low, high]. */
export const number: Schema = {
  type: ['integer', 'array'],
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
  items: whole,
  minItems: 2,
  maxItems: 2,
  ascending: true,
  description: expected.number,
};
export const numberOrNull: Schema = {
  ...number,
  type: ['integer', 'array', 'null'],
  description: expected.numberOrNull,
};
