/** Adjournment slips without a clock: the list of numbers as lines that are typed back, and what is found wrong in them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Heading, printSlip, readSlip, slipJson, slipNumbers } from '../../sim/slip';
import { fromDigits, toDigits } from '../../sim/slip/digits';
import { printLines, readLines } from '../../sim/slip/lines';
import { oneSlip as numbers } from './slipKit';

const heading: Heading = {
  white: 'Ana Ruiz',
  black: 'B. O: Lee',
  round: '3',
  date: '2026-08-27',
  position: '1. e4 e5',
};
const text = printSlip(numbers, heading);
const code = text.split('\n').filter((line) => /^ ?\d+: /.test(line));
const faultsOf = (typed: unknown): readonly string[] => {
  const read = readSlip(typed);
  return read.ok ? [] : read.faults;
};
/** The slip's code with one line changed. */
const withLine = (index: number, line: string): string => code.with(index, line).join('\n');
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const list = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: -9, max: 40 }), fc.maxSafeInteger()), {
  minLength: 1,
});

describe('the code', () => {
  it('any list comes back', () => {
    fc.assert(fc.property(list, (some) => void expect(fromDigits(toDigits(some))).toEqual(some)));
    fc.assert(
      fc.property(list, (some) => {
        const digits = toDigits([...some, ...some]);
        expect(readLines(printLines(digits))).toEqual({ digits, faults: [] });
      }),
    );
  });
  it('has short lines without characters that look alike', () => {
    expect(code.length).toBeLessThanOrEqual(12);
    for (const line of code) expect(line).toMatch(/^ ?\d+: [2-9A-HJKMNP-Z ]{1,29}$/);
  });
  it('a long one has more lines than there are characters', () => {
    const digits = toDigits(Array.from({ length: 300 }, (_, index) => index * 7919 + 10007));
    const lines = printLines(digits);
    expect(lines.length).toBeGreaterThan(40);
    expect(readLines(lines)).toEqual({ digits, faults: [] });
    expect(readLines(lines.toSpliced(30, 1)).faults).toEqual(['line 31 of the code is missing']);
  });
  it('digits that no list is written as are no slip, however long they make it', () => {
    expect(fromDigits([1, 0])).toBeNull();
    expect(fromDigits([0, ...Array(9).fill(30), 15, 0])).toBeNull();
    fc.assert(fc.property(fc.array(fc.integer({ min: 0, max: 30 })), (digits) => void fromDigits(digits)));
  });
});

describe('a slip read back', () => {
  it('parse, print, parse', () => {
    const read = readSlip(text);
    expect(read).toMatchObject({ ok: true, numbers, heading });
    if (read.ok) expect(printSlip(read.numbers, read.heading)).toBe(text);
    const json = slipJson(numbers, heading);
    expect(readSlip(json)).toEqual(read);
    expect(readSlip(JSON.stringify(json))).toEqual(read);
  });
  it('the code alone, in small letters, without blanks and numbers', () => {
    const bare = code.map((line) => line.replace(/^.*:/, '').replaceAll(' ', '').toLowerCase());
    expect(slipNumbers(bare.join('\r\n\r\n'))).toEqual(numbers);
    expect(slipNumbers(`\n Code:\n${bare.join('\n')}\nEvent: Gijon`)).toEqual(numbers);
  });
  it('every single wrong character is found, and its line named', () => {
    for (const [index, line] of code.entries()) {
      for (const at of [...line].keys()) {
        if (/[\s:]/.test(line[at] as string)) continue;
        for (const other of `${alphabet}01LO-`) {
          if (other === line[at]) continue;
          const typed = withLine(index, line.slice(0, at) + other + line.slice(at + 1));
          expect(faultsOf(typed)).toEqual([expect.stringContaining(`line ${index + 1} of the code is `)]);
        }
      }
    }
  });
  it('two neighbours that changed places are found, and their line named', () => {
    for (const [index, line] of code.entries()) {
      const [label, characters = ''] = line.replaceAll(' ', '').split(':');
      for (let at = 1; at < characters.length; at++) {
        const swapped = characters.slice(0, at - 1) + characters[at] + characters[at - 1] + characters.slice(at + 1);
        const faults = swapped === characters ? [] : [`line ${index + 1} of the code is wrong`];
        expect(faultsOf(withLine(index, `${label}: ${swapped}`))).toEqual(faults);
      }
    }
  });
  it('any two wrong characters of a line are found', () => {
    const places = [...(code[1] as string)]
      .flatMap((character, at) => (alphabet.includes(character) ? [at] : []))
      .slice(1);
    const pair = fc.uniqueArray(fc.constantFrom(...places), { minLength: 2, maxLength: 2 });
    const other = fc.constantFrom(...alphabet);
    fc.assert(
      fc.property(pair, other, other, ([a = 0, b = 0], first, second) => {
        const typed = [...(code[1] as string)].with(a, first).with(b, second).join('');
        expect(faultsOf(withLine(1, typed))).toEqual(typed === code[1] ? [] : ['line 2 of the code is wrong']);
      }),
    );
  });
  it.each(code.map((_, index) => index + 1))('line %i missing, doubled, in a wrong place', (line) => {
    expect(faultsOf(code.toSpliced(line - 1, 1).join('\n'))).toEqual([`line ${line} of the code is missing`]);
    const doubled = `line ${line} of the code stands twice or in a wrong place`;
    expect(faultsOf(code.toSpliced(line, 0, code[line - 1] as string).join('\n'))).toEqual([doubled]);
    const early = [...code.slice(0, line - 1), code[line], code[line - 1], ...code.slice(line + 1)];
    if (line < code.length - 1)
      expect(faultsOf(early.join('\n'))).toEqual([`line ${line} of the code is missing`, doubled]);
  });
  it('a line with a character more or less, or under another number', () => {
    const [first = ''] = code;
    expect(faultsOf(withLine(0, first.slice(0, -1)))).toEqual([
      'line 1 of the code is wrong: it has 24 characters, not 25',
    ]);
    expect(faultsOf(withLine(0, `${first}A`))).toEqual([
      'line 1 of the code is wrong: it has 26 characters, at most 25',
    ]);
    expect(faultsOf(withLine(0, first.replace('1:', '7:')))).toEqual(['line 1 of the code is numbered "7"']);
  });
  it('several wrong lines are all named', () => {
    const typed = code.with(1, `${code[1]}A`).with(3, '4: 0').toSpliced(5, 1);
    expect(faultsOf(typed.join('\n')).map((fault) => fault.slice(0, 7))).toEqual(['line 2 ', 'line 4 ', 'line 6 ']);
  });
  it.each(['', '\n\n', 'White: Ana Ruiz', 'Adjournment slip\nCode, 9 lines:\n'])('%j has no code', (typed) => {
    expect(faultsOf(typed)).toEqual(['there is no code in it']);
  });
  it('anything else is no slip', () => {
    fc.assert(fc.property(fc.anything(), (typed) => void expect(slipNumbers(typed)).toEqual([-1])));
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (typed) => void expect(slipNumbers(typed)).toEqual([-1])));
    for (const slip of [undefined, null, 'last', [], [1.5], ['1'], [1, 2], numbers.with(9, 77)]) {
      expect(faultsOf({ slip })).toEqual(['the code is not that of a clock']);
    }
    expect(slipNumbers('last')).toEqual([-1]);
  });
});

describe('the envelope', () => {
  it.each([
    ['Rules: fide-1988', 'Rules: us-chess', 'Rules: the slip says "us-chess", its code "fide-1988"'],
    ['Sealed by: Black', 'sealed by:  White', 'Sealed by: the slip says "White", its code "Black"'],
    ['Sealed move: 3', 'Sealed move: 4', 'Sealed move: the slip says "4", its code "3"'],
    [/Control: .*/, 'Control: 40/7200', 'Control: the slip says "40/7200", its code "40/7200:20/3600@zeroIfMoves"'],
  ])('%s', (right, wrong, fault) => {
    expect(faultsOf(text.replace(right, wrong))).toEqual([fault]);
  });
  it('times and moves of both sides, every difference', () => {
    const wrong = text.replace('1:58:46 left', '1:58:45 left').replace('2 moves', '3 moves');
    expect(wrong).not.toBe(text);
    expect(faultsOf(wrong).map((fault) => fault.slice(0, 7))).toEqual(["White's", "Black's"]);
  });
  it('what agrees, and what the clock does not know, may be written anyhow', () => {
    const typed = text.replace('Sealed by: Black', 'SEALED BY:black').replace('Ana Ruiz', 'Ana  María Ruiz');
    expect(readSlip(typed)).toMatchObject({ ok: true, numbers, heading: { white: 'Ana  María Ruiz' } });
  });
  it('in JSON', () => {
    const json = slipJson(numbers);
    expect(faultsOf({ ...json, sealedMove: 9 })).toEqual(['sealedMove: the slip says "9", its code "3"']);
    expect(faultsOf({ ...json, whiteClock: { moves: 7 } })).toEqual([
      'whiteClock.moves: the slip says "7", its code "3"',
    ]);
    expect(faultsOf({ slip: numbers, arbiter: 'Zhou' })).toEqual([]);
  });
});
