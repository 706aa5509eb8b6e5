/** What people write: scenario.md §2 (--lenient), domain.md 4.5 and 4.6. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printControl, readLenient } from '../../sim/control';

/** The canonical text of what was understood. */
function understood(text: string): unknown {
  const read = readLenient(text);
  if (!read.ok) throw new Error(`${text}: column ${read.column}: expected ${read.expected}`);
  return printControl(read.control);
}

const notes = (text: string): readonly string[] => {
  const read = readLenient(text);
  return read.ok ? read.inferred : [];
};

function column(text: string): number {
  const read = readLenient(text);
  if (read.ok) throw new Error(`${text} was accepted as ${JSON.stringify(read.inferred)}`);
  expect(read.text).toBe(text);
  return read.column;
}

describe('understood', () => {
  it.each([
    // scenario.md §2
    ['90+30', '5400+30'],
    ['15 | 10', '900+10'],
    ['G/90;+30', '5400+30'],
    ["90'/40+30'/G+30''", '40/5400+30:1800+30'],
    ['3 min + 2 sec', '180+2'],
    ['40/90, SD/30, +30', '40/5400+30:1800+30'],
    // domain.md 4.6, by row
    ['inf', 'up'], // 32
    ['0.1s/move', 'g0.1'], // 33
    ['1 in 1 day', '1/86400'], // 34
    ['1 in 3 days', '1/259200'],
    ['1 day per move', '1/86400'],
    ['3 days per move', '1/259200'],
    ['1 | 5', '60+5'], // 35
    ['G/90; +30', '5400+30'], // 36
    ['G/30;d5', '1800d5'], // 37
    ['G/1 d15', '60d15'],
    ['90 minutes +30 seconds increment', '5400+30'], // 38
    ['15+10', '900+10'], // 39
    ['60 minutes', '3600'], // 40
    ["90'/40m + 30'/end + 30'/move", '40/5400+30:1800+30'], // 42
    ["3' + 2''/mv from move 1", '180+2'], // 43
    ["10'+5''", '600+5'],
    ['90 + 30 OFICIAL', '5400+30'],
    ['1:30.00 + 30 seconds increment from move 1', '5400+30'],
    ['75 | 30', '4500+30'],
    ['90min/40moves+30min/end+30sec/move from move 1', '40/5400+30:1800+30'], // 45
    // timecontrols.tsv, kind `text`
    [
      ': 90 minutes for the first 40 moves, followed by 30 minutes for the rest of the gamewith an increment of 30 seconds per move starting from move 1',
      '40/5400+30:1800+30',
    ],
    ['15 min. + 10 s. per move', '900+10'],
    ['1/move', 'g1'],
    ['90 min/40 mov. + 30 min/rest. + 30 sec. incr. p/ mov. desde mov. 1', '40/5400+30:1800+30'],
    ['60 mins', '3600'],
    // domain.md 1.3, 16B
    ['40/90 SD/30 inc/30', '40/5400+30:1800+30'],
    ['G/60 d/5', '3600d5'],
    // the same in other words
    ['40 moves in 90 minutes, then 30 minutes, with 30 seconds increment', '40/5400+30:1800+30'],
    ['2h/40, 1h/20, 15 min/rest + 30 sec from move 61', '40/7200:20/3600:900+30'],
    ['1h30m + 30s', '5400+30'],
    ['"15+10"', '900+10'],
    [' 90 + 30 ', '5400+30'],
    ['90+30@moves', '5400+30@moves'],
    ['5 min, 3 s bronstein', '300b3'],
    ['10 min 5 s delay', '600d5'],
    ['90 min 30 sec increment', '5400+30'],
    ['1 h 30 min 30 s per move', '5400+30'],
  ])('%s is %s', (text, canonical) => {
    expect(understood(text)).toBe(canonical);
    expect(notes(text)).not.toEqual([]);
  });
});

describe('minutes or seconds (domain.md 4.5)', () => {
  it.each(['5400+30', '60+1', '90+5', '100+5', '75+0.6', '10+0.1', '2+0.003', '40/5400', '*60', '60', '0+1'])(
    '%s stays strict',
    (text) => {
      expect(understood(text)).toBe(text);
      expect(notes(text)).toEqual([]);
    },
  );
  it.each([
    ['59+60', '3540+60'],
    ['75+10', '4500+10'],
    ['100+15', '6000+15'],
    ['120+30', '7200+30'],
    ['15+0', '900+0'],
  ])('%s is minutes: %s', (text, canonical) => expect(understood(text)).toBe(canonical));
  it('it is said', () => expect(notes('90+30')[0]).toBe('minutes and seconds: 90 min + 30 s, not 90 s'));
  it('blanks alone do not make minutes', () => expect(understood('5400 + 30')).toBe('5400+30'));
  it('what was left out is said', () => expect(notes('90 + 30 OFICIAL').join()).toContain('"OFICIAL" left out'));
  it('the whole is said last', () => expect(notes('G/30;d5').at(-1)).toBe('in all: 1800d5'));
});

describe('refused, nothing is guessed', () => {
  it.each([
    ['', 1],
    ['?', 1],
    ['-', 1],
    ['standard', 1],
    ['klassisch', 1],
    ['([^', 1],
    ['90 + 30 round2', 14],
    ['90 min + 30 min', 10],
    ['90 min +', 9],
    ['1h30 + 30s', 3],
    ['15 min 10 s', 8],
    ['1 h 30 s', 5],
    ['5\' 3"', 4],
    ['40/90, 30', 6],
    ["90'/40 + 30", 12],
    ['90 min/40, from move 41', 12],
    ['90 min/40 + 30 min + 30 s from move 30', 27],
    ['5 s increment', 1],
    ['90 min + 30 s + 10 s', 17],
    ['10 s per move + 5 min', 17],
    ['inf + 5', 7],
    ['90 min hourglass', 8],
    ['7 days per move', 1],
    ['90 min + 10 min increment', 10],
    [': 90 minutes for the first 40 moves...', 37],
    ['0:30+0.25', 1],
    ['0/0:30+0.25', 1],
    ['1/604800', 3],
    ['0+0', 1],
    [' 40/ ', 5],
    ['400+', 5],
  ])('%j at column %i', (text, at) => expect(column(text)).toBe(at));

  it('no text makes the reader throw', () => {
    const near = fc.string({
      unit: fc.constantFrom(...'0159./+|;: \'"', ...' min sec moves per from G/ inc d the for in'.split(' ')),
    });
    fc.assert(
      fc.property(fc.oneof(fc.string(), near), (text) => typeof readLenient(text).ok === 'boolean'),
      { numRuns: 500 },
    );
  });
});
