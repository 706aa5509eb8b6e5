import { describe, expect, it } from 'vitest';
import { boot, evaluate, said } from './boardKit';

describe('the world of a script', () => {
  it.each(
    `Map Set WeakMap WeakSet Symbol Proxy Reflect BigInt Intl WebAssembly queueMicrotask setImmediate structuredClone
    performance TextEncoder Buffer escape unescape RangeError EvalError URIError WeakRef SharedArrayBuffer Atomics
    decodeURI encodeURI exports module`.split(/\s+/),
  )('has no %s', (name) => {
    expect(evaluate(`typeof ${name}`)).toBe('undefined');
  });

  it.each(
    `[].at [].flat [].flatMap [].findLast [].lastIndexOf [].reduceRight [].keys [].entries [].values [].copyWithin
    "".at "".codePointAt "".matchAll "".search "".localeCompare "".normalize "".trimStart Array.from Array.of
    Array.prototype.slice Array.prototype.map String.prototype.padStart String.raw Number.prototype.toFixed
    Object.freeze Object.is Object.hasOwn Object.seal Number.isInteger Number.EPSILON Number.parseFloat
    Math.trunc Math.hypot Math.log2 Math.imul Math.cbrt (5).toPrecision Date.UTC Uint8Array.from`.split(/\s+/),
  )('has no %s', (name) => {
    expect(evaluate(`typeof ${name}`)).toBe('undefined');
  });

  it.each([
    ['[3, 1, 2].sort().concat([4]).map(function (x) { return x * 2; }).slice(1)', [4, 6, 8]],
    ['[].slice.call([1, 2], 1)', [2]],
    ['[[] instanceof Array, new Array(3).length, Array(1, 2), Array.isArray([])]', [true, 3, [1, 2], true]],
    ['[String(5), String.fromCharCode(65), "7".padStart(2, "0"), typeof Number("5")]', ['5', 'A', '07', 'number']],
    ['"a-b-c".replace(/-/g, function () { return "+"; })', 'a+b+c'],
    ['Object.keys(Object.assign({a: 1}, {b: 2}))', ['a', 'b']],
    ['(function () { var s = 0; for (var x of new Uint8Array([1, 2])) s += x; return s; })()', 3],
    ['global.getTime === getTime && global.require("Storage") === require("Storage")', true],
    ['typeof process.memory().free', 'number'],
    ['E.getErrorFlags()', []],
  ])('%s works', (expression, expected) => {
    expect(evaluate(expression)).toEqual(expected);
  });

  /** As espruino.md 1.4 lists them: wrong, and so on the virtual board. */
  it.each([
    ['[59.96, 99.95, 1.999].map(function (x) { return x.toFixed(1); })', ['59.9', '99.9', '1.9']],
    ['[(1.5).toFixed(0), (1.26).toFixed(1), (-1.999).toFixed(2), (123).toFixed(2)]', ['1', '1.3', '-1.99', '123.00']],
    ['[Math.round(-0.5), Math.round(-1.5), Math.round(0.49999999999999994), Math.round(2.5)]', [-1, -2, 1, 3]],
    ['Math.pow(2, 32) === 4294967296', false],
    ['"abc".replace("b", function () { return "x"; }).length > 10', true],
    ['"a,b,c".split(",", 1)', ['a', 'b', 'c']],
    ['[Number(" 5 ")]', [null]],
    ['JSON.stringify("\\xe9") === \'"\' + "\\\\" + \'u00E9"\'', true],
  ])('%s goes wrong as in Espruino', (expression, expected) => {
    expect(evaluate(expression)).toEqual(expected);
  });

  it('tells the virtual time as a date', () => {
    const board = boot('setTimeout(function () { say([Date.now(), new Date().getTime()]); }, 1234);');
    board.advanceTo(2000);
    expect(said(board)).toEqual([[1234, 1234]]);
  });

  it('knows what a board throws as an Error of its own', () => {
    expect(
      evaluate('(function () { try { require("x"); } catch (e) { return [e instanceof Error, e.message]; } })()'),
    ).toEqual([true, 'Module x not found']);
  });

  it('belongs to one board only', () => {
    const first = boot('global.leak = 1; Array.prototype.mine = 1; [].x = 1; Object.keys.y = 1;');
    const second = boot('say([typeof leak, typeof Array.prototype.mine, typeof Object.keys.y]);');
    expect(first.errors).toEqual([]);
    expect(said(second)).toEqual([['undefined', 'undefined', 'undefined']]);
  });

  it('outlives a script that fails to start', () => {
    const board = boot('throw new Error("at boot");');
    board.advanceTo(10);
    expect(board.errors[0]).toContain('at boot');
  });
});
