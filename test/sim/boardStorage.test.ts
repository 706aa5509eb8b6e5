import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFlash } from '../../sim/board';
import { boot, evaluate, said } from './boardKit';

const s = 'require("Storage")';
/** Every statement's value or message of error. */
function run(...expressions: string[]): unknown[] {
  const tried = expressions.map((e) => `try { say(${e}); } catch (e) { say(e.message); }`);
  return said(boot(`var s = ${s}; ${tried.join('\n')}`));
}

describe('Storage', () => {
  it('reads what was written, whole or in part; nothing of a file that is not there', () => {
    expect(
      run(
        's.write("f", "hello")',
        's.read("f")',
        's.read("f", 2)',
        's.read("f", 1, 3)',
        's.read("f", 9)',
        '[s.read("x")]',
      ),
    ).toEqual([true, 'hello', 'llo', 'ell', '', [null]]);
  });

  it('takes bytes, numbers in arrays and objects', () => {
    expect(
      run('s.write("f", new Uint8Array([65, 66]))', 's.read("f")', 's.write("f", [65, "b"])', 's.read("f")').slice(1),
    ).toEqual(['AB', true, 'Ab']);
    expect(run('s.write("o", {a: 1})', 's.read("o")', 's.readJSON("o")')).toEqual([true, '{"a":1}', { a: 1 }]);
  });

  it('programs erased bytes of a file once, equal data or not', () => {
    expect(
      run(
        's.write("j", "head", 0, 12)',
        's.write("j", "rec1", 4)',
        's.read("j")',
        's.write("j", "rec1", 4)',
        's.write("j", "toolongforit", 8)',
        's.write("k", "abc", 2)',
      ),
    ).toEqual([
      true,
      true,
      'headrec1\xff\xff\xff\xff',
      'File already written with different data',
      'Too much data for file size',
      'Unable to find or create file',
    ]);
  });

  it('replaces a preallocated file that is written at 0 again', () => {
    expect(run('s.write("j", "head", 0, 16)', 's.write("j", "news")', 's.read("j")').slice(1)).toEqual([true, 'news']);
  });

  it('writes nothing when the content is there already', () => {
    const [, before, , after] = run('s.write("f", "abc")', 's.getFree()', 's.write("f", "abc")', 's.getFree()');
    expect(after).toBe(before);
  });

  it('takes 32 bytes for a header and counts in fours', () => {
    const [before, , after] = run('s.getFree()', 's.write("f", "12345")', 's.getFree()') as number[];
    expect((before as number) - (after as number)).toBe(40);
  });

  it('refuses a file of nothing, cuts long names, erases, lists', () => {
    expect(run('s.write("f", "")')).toEqual(["Can't create zero length file"]);
    const long = 'x'.repeat(31);
    expect(
      run(`s.write("${long}", "1")`, 's.write("b", "1")', 's.list(/^[xb]/)', `s.erase("${long}")`, 's.list(/^[xb]/)'),
    ).toEqual([true, true, ['x'.repeat(28), 'b'], null, ['b']]);
  });

  it('makes room by itself when it is full, and fails when there is none', () => {
    expect(
      said(
        boot(`var s = ${s}, i; s.write("keep", "precious");
          for (i = 0; i < 100; i++) s.write("f", "" + i, 0, 4000);
          say([s.read("keep"), s.read("f", 0, 2), s.getStats().trashCount < 10]);
          try { s.write("big", "x", 0, 40000); } catch (e) { say(e.message); }
          s.compact(); say(s.getStats().trashBytes);`),
      ),
    ).toEqual([['precious', '99', true], 'Unable to find or create file', 0]);
  });

  it('gives views that show what is written later, also after they moved', () => {
    expect(
      said(
        boot(`var s = ${s}; s.write("trash", "123456789"); s.write("j", "head", 0, 12);
          var v = new Uint8Array(s.readArrayBuffer("j")); s.write("j", "AB", 4); say([v[4], v[5], v[6]]);
          s.erase("trash"); s.compact(); s.write("j", "CD", 6); say([v[0], v[4], v[6], v.length]);`),
      ),
    ).toEqual([
      [65, 66, 255],
      [104, 65, 67, 12],
    ]);
  });

  it('keeps its content for the next board on the same flash', () => {
    const flash = createFlash(9, 4096);
    boot(`${s}.write("f", "kept");`, flash);
    expect(evaluate(`${s}.read("f")`, flash)).toBe('kept');
  });

  it('knows a backslash before an x or u from an escape', () => {
    const text = JSON.stringify({ '\\x ': '\\u0041 \u0001' });
    expect(evaluate(`(${s}.writeJSON("k", ${text}), ${s}.readJSON("k"))`)).toEqual(JSON.parse(text));
  });

  it('writes JSON short and reads it back', () => {
    expect(run('s.writeJSON("k", {ab: [1, "x"], "c d": null})', 's.read("k")')).toEqual([
      true,
      '{ab:[1,"x"],"c d":null}',
    ]);
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value).replace(/[^\0-\x7f]/g, '?');
        fc.pre(!text.includes('-0') && !text.includes('__proto__'));
        expect(evaluate(`(${s}.writeJSON("k", ${text}), ${s}.readJSON("k"))`)).toEqual(JSON.parse(text));
      }),
      { numRuns: 50 },
    );
  });
});
