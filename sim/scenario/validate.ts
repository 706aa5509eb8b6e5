/** Values against shapes, and the one way a value's error is said. */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { messages } from '../messages';
import { exactlyOne, ops } from './ops';
import { duration, object, oneOf, type Schema } from './schema';
import { caseShape, rowShape } from './shape';

const { scenario } = messages;

/** Where in a case, from its root: ['events', 3, 'ms']. */
export type Path = readonly (string | number)[];

export interface Fault {
  readonly path: Path;
  /** What was expected and what is there. */
  readonly problem: string;
}

const ajv = new Ajv({ allowUnionTypes: true, strictTypes: false, verbose: true });
ajv.addKeyword({
  keyword: 'ascending',
  type: 'array',
  validate: (_on: true, [low, high]: number[]) => !(Number(low) > Number(high)),
});

const compiled = new Map<Schema, ValidateFunction>();

/** Compiled when first needed: most files use few ops. */
function validator(schema: Schema): ValidateFunction {
  const validate = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, validate);
  return validate;
}

function eventShape([op, fields]: [string, Readonly<Record<string, Schema>>]): [string, Schema] {
  const shape = object({ at: duration, op: oneOf([op]), ...fields });
  const pair = exactlyOne[op];
  if (!pair) return [op, shape];
  const description = scenario.expected.exactlyOne(...pair);
  return [op, { ...shape, description, oneOf: pair.map((name) => ({ required: [name] })) }];
}

const eventShapes = new Map(Object.entries(ops).map(eventShape));
const anyEvent: Schema = {
  type: 'object',
  properties: { op: { enum: Object.keys(ops), description: scenario.expected.op } },
  required: ['op'],
  description: scenario.expected.event,
};

const maxShown = 60;

const cut = (text: string): string => (text.length > maxShown ? `${text.slice(0, maxShown)}...` : text);

/** A value as an error shows it. */
export function shown(value: unknown): string {
  if (value === undefined) return scenario.nothing;
  return cut(JSON.stringify(value));
}

export const expectedGot = (expected: string, value: unknown): string => scenario.expectedGot(expected, shown(value));

const schemaOf = (error: ErrorObject): Schema => error.parentSchema as Schema;

function readError(error: ErrorObject, root: Path): Fault {
  const inside = error.instancePath.split('/').slice(1);
  const path = [...root, ...inside.map((part) => (/^\d+$/.test(part) ? Number(part) : part))];
  const schema = schemaOf(error);
  const properties = (schema.properties ?? {}) as Record<string, Schema>;
  if (error.keyword === 'additionalProperties') {
    return {
      path: [...path, error.params.additionalProperty],
      problem: scenario.unknownField(Object.keys(properties)),
    };
  }
  if (error.keyword === 'required') {
    const name: string = error.params.missingProperty;
    return {
      path: [...path, name],
      problem: expectedGot(properties[name]?.description ?? schema.description, undefined),
    };
  }
  return { path, problem: expectedGot(schema.description, error.data) };
}

/** The first thing wrong with a value; null when it is as it should be. */
function check(schema: Schema, value: unknown, root: Path): Fault | null {
  const validate = validator(schema);
  if (validate(value)) return null;
  const errors = validate.errors ?? [];
  const error = errors.find(({ keyword }) => keyword === 'oneOf') ?? errors[0];
  return error ? readError(error, root) : null;
}

export const checkCase = (value: unknown): Fault | null => check(caseShape, value, []);

export const checkRow = (value: unknown, index: number): Fault | null => check(rowShape, value, ['expect', index]);

/** @param before `at` of the event before it */
export function checkEvent(value: unknown, index: number, before: number): Fault | null {
  const root = ['events', index];
  const fault = check(anyEvent, value, root);
  if (fault) return fault;
  const event = value as { op: string; at: number };
  const shape = eventShapes.get(event.op);
  if (!shape) throw new RangeError(`no op "${event.op}"`);
  const wrong = check(shape, value, root);
  if (wrong || event.at >= before) return wrong;
  return { path: [...root, 'at'], problem: expectedGot(scenario.expected.later(before), event.at) };
}

/** ['events', 3, 'ms'] -> `events[3].ms`. */
export const printPath = (path: Path): string =>
  path.map((part, index) => (typeof part === 'number' ? `[${part}]` : (index === 0 ? '' : '.') + cut(part))).join('');
