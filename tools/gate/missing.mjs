/** espruino.md 1.3: what Espruino does not have. */
import { isMember, isMethodCall } from './tree.mjs';

const globals = `Map Set WeakMap WeakSet WeakRef Symbol Proxy Reflect BigInt Intl queueMicrotask setImmediate
  structuredClone performance TextEncoder TextDecoder`.split(/\s+/);
const errors = ['RangeError', 'EvalError', 'URIError'];

/** Called on anything: no class of Espruino has a method of this name, and ours must not be called so. */
const arrayMethods =
  'findLast findLastIndex reduceRight flat flatMap at copyWithin toSorted toReversed toSpliced with'.split(' ');
const stringMethods = 'trimStart trimEnd codePointAt matchAll search localeCompare normalize'.split(' ');
const numberMethods = ['toPrecision', 'toExponential', 'toLocaleString'];

const statics = [
  { rows: ['1.3.5'], object: 'Array', names: ['from', 'of'] },
  { rows: ['1.3.8'], object: 'Object', names: 'freeze isFrozen seal isSealed is hasOwn preventExtensions'.split(' ') },
  {
    rows: ['1.3.9'],
    object: 'Number',
    names: 'isInteger isFinite isNaN isSafeInteger MAX_SAFE_INTEGER MIN_SAFE_INTEGER EPSILON parseFloat parseInt'.split(
      ' ',
    ),
  },
  {
    rows: ['1.3.10'],
    object: 'Math',
    names: 'trunc hypot cbrt log2 log10 log1p expm1 fround clz32 imul sinh cosh tanh asinh acosh atanh'.split(' '),
  },
  { rows: ['1.3.11'], object: 'Date', names: ['UTC'] },
  { rows: ['1.3.12'], object: 'Promise', names: ['race', 'allSettled', 'any'] },
];

const typedArray = /^(Big)?(Uint|Int|Float)\d+(Clamped)?Array$/;

/** Lazy quantifier, lookaround, (?: and named groups, {n,m}, back references. */
const patterns = /[*+?}]\?|\(\?|\{\d|\\[1-9k]/;

export const missingRules = [
  { rows: ['1.3.1'], what: 'does not exist', name: (name) => globals.includes(name) },
  {
    rows: ['1.3.2'],
    what: 'a BigInt is read as a plain number',
    node: 'Literal',
    test: (n) => n.bigint !== undefined,
  },
  { rows: ['1.3.3'], what: 'does not exist', name: (name) => errors.includes(name) },
  {
    rows: ['1.3.4'],
    what: 'Error.prototype.name is undefined',
    node: 'MemberExpression',
    test: (n) => isMember(n, 'name') && isMember(n.object, 'prototype'),
  },
  {
    rows: ['1.3.5'],
    what: 'no such array method',
    node: 'CallExpression',
    test: (n) => isMethodCall(n, arrayMethods),
  },
  {
    rows: ['1.3.5'],
    what: 'arrays have no entries, keys, values',
    node: 'CallExpression',
    test: (n) => isMethodCall(n, ['entries', 'keys', 'values']) && n.callee.object.name !== 'Object',
  },
  {
    rows: ['1.3.6', '1.4.36'],
    what: 'methods of a built-in prototype are undefined, own ones show in for-in: no prototypes',
    node: 'MemberExpression',
    test: (n) => isMember(n, 'prototype'),
  },
  {
    rows: ['1.3.7'],
    what: 'no such string method',
    node: 'CallExpression',
    test: (n) => isMethodCall(n, stringMethods),
  },
  {
    rows: ['1.3.9'],
    what: 'no such number method',
    node: 'CallExpression',
    test: (n) => isMethodCall(n, numberMethods),
  },
  {
    rows: ['1.3.12'],
    what: 'promises have no finally',
    node: 'CallExpression',
    test: (n) => isMethodCall(n, 'finally'),
  },
  {
    rows: ['1.3.13'],
    what: 'typed arrays have no from, of, BYTES_PER_ELEMENT',
    node: 'MemberExpression',
    test: (n) => isMember(n, 'BYTES_PER_ELEMENT') || (isMember(n, ['from', 'of']) && typedArray.test(n.object.name)),
  },
  {
    rows: ['1.3.14'],
    what: 'this regular expression matches nothing or the wrong thing',
    node: 'Literal',
    test: (n) => n.regex !== undefined && patterns.test(n.regex.pattern),
  },
  ...statics.map(({ rows, object, names }) => ({
    rows,
    what: `${object} does not have it`,
    node: 'MemberExpression',
    test: (n) => isMember(n, names, object),
  })),
];
