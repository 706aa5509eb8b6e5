/** Strict control text: scenario.md §2. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Control, Period } from '../../firmware/core/control';
import { Advance, Method } from '../../firmware/core/types';
import { parseControl, parseOdds, printControl, printSide } from '../../sim/control';

/** White's periods of a text that has to be accepted. */
function periods(text: string, advance?: Advance): readonly Period[] {
  const parsed = parseControl(text, advance);
  if (!parsed.ok) throw new Error(`${text}: column ${parsed.column}: expected ${parsed.expected}`);
  return parsed.control.white;
}

/** Column of a text that has to be refused. */
function column(text: string, advance?: Advance): number {
  const parsed = parseControl(text, advance);
  if (parsed.ok) throw new Error(`${text} was accepted`);
  expect(parsed.text).toBe(text);
  expect(parsed.expected).not.toBe('');
  return parsed.column;
}

describe('every method', () => {
  it.each<[string, Period[]]>([
    ['600', [[0, 600000, Method.Plain, 0, 0, 0]]],
    ['5400+30', [[0, 5400000, Method.Fischer, 30000, 0, 0]]],
    ['300d5', [[0, 300000, Method.Delay, 5000, 0, 0]]],
    ['100b5', [[0, 100000, Method.Bronstein, 5000, 0, 0]]],
    ['600y5x30', [[0, 600000, Method.Byoyomi, 0, 30000, 5]]],
    ['y3x10', [[0, 0, Method.Byoyomi, 0, 10000, 3]]],
    ['600c20/300', [[0, 600000, Method.Canadian, 0, 300000, 20]]],
    ['c5/60', [[0, 0, Method.Canadian, 0, 60000, 5]]],
    ['*60', [[0, 60000, Method.Hourglass, 0, 0, 0]]],
    ['g10', [[0, 10000, Method.Gong, 0, 0, 0]]],
    ['up', [[0, 0, Method.Up, 0, 0, 0]]],
    ['40/7200', [[40, 7200000, Method.Plain, 0, 0, 0]]],
  ])('%s', (text, expected) => expect(periods(text)).toEqual(expected));
});

describe('numbers', () => {
  it.each([
    ['0.001', 1],
    ['0.5', 500],
    ['1.2', 1200],
    ['530.493', 530493],
    ['359998.999', 359998999],
    ['359999', 359999000],
    ['00600', 600000],
  ])('%s is %i ms', (text, ms) => expect(periods(text)[0]?.[1]).toBe(ms));

  it('0.1 + 0.2 has no float in it', () => expect(periods('0.1+0.2')).toEqual([[0, 100, Method.Fischer, 200, 0, 0]]));
  it('an increment of 0 is an increment of 0', () => expect(periods('300+0')[0]?.[2]).toBe(Method.Fischer));
});

describe('limits', () => {
  it.each([
    ['999/1', 'moves 999'],
    ['600+599', 'increment 9:59'],
    ['600d599', 'delay 9:59'],
    ['0y99x1', '99 byo-yomi periods'],
    ['1/1:1/1:1/1:1/1:1/1:1/1:1/1:1/1:1', '9 periods'],
  ])('%s: %s', (text) => expect(periods(text)).toBeDefined());

  it.each([
    ['1000/1', 1],
    ['0/60', 1],
    ['360000', 1],
    ['359999.001', 1],
    ['40/360000', 4],
    ['600+600', 5],
    ['600+599.001', 5],
    ['600d600', 5],
    ['0y100x1', 3],
    ['0y0x1', 3],
    ['600y1x360000', 7],
    ['600c1000/5', 5],
    ['1/1:1/1:1/1:1/1:1/1:1/1:1/1:1/1:1/1:1', 36],
    [`${'9'.repeat(41)}`, 1],
    [`600+${'9'.repeat(41)}`, 5],
  ])('%s is refused at column %i', (text, at) => expect(column(text)).toBe(at));
});

describe('malformed', () => {
  it.each([
    ['', 1],
    ['?', 1],
    ['-', 1],
    ['+', 1],
    ['40/', 4],
    ['400+', 5],
    ['400*', 4],
    ['400+:400*', 5],
    ['1/0', 3],
    ['*0', 2],
    ['*', 2],
    ['g', 2],
    ['g0', 2],
    ['0', 1],
    ['0+0', 1],
    ['40/0', 4],
    ['1/604800:0', 3],
    ['600:', 5],
    [':600', 1],
    [' 600', 1],
    ['600 ', 4],
    ['40/5400 +30', 8],
    ['1.', 3],
    ['.5', 1],
    ['1.2345', 6],
    ['0.6666666666666666+0.4', 6],
    ['1.5/60', 2],
    ['5+3+2', 4],
    ['600y', 5],
    ['600y5', 6],
    ['600y5x', 7],
    ['600y5x0', 7],
    ['600c5', 6],
    ['600c5/0', 7],
    ['40/600y5x30', 7],
    ['UP', 1],
    ['upp', 3],
    ['600@', 5],
    ['600@zer', 5],
    ['600@zeroes', 5],
    ['600@zero@zero', 9],
    ['600@zero ', 9],
    ['G/90', 1],
    ["90'", 3],
    ['6００', 2],
  ])('%j is refused at column %i', (text, at) => expect(column(text)).toBe(at));
});

describe('what stands where', () => {
  it('a field without moves is the last or needs zero', () => {
    expect(periods('60:30')).toHaveLength(2);
    expect(column('60:30', Advance.Moves)).toBe(3);
    expect(column('60:30@zeroIfMoves')).toBe(3);
  });
  it.each(['600y5x30:60', '600c5/60:60', '*60:60', 'g5:60', 'up:60'])('%s: only last', (text) =>
    expect(column(text)).toBe(text.indexOf(':') + 1),
  );
  it('they may be last', () => expect(periods('40/7200:600y5x30')).toHaveLength(2));
  it('base 0 with a bonus is legal in the first period', () => expect(periods('40/0+30:600')).toHaveLength(2));
  it.each(['40/7200:0+30', '40/7200:0y5x30', '40/7200:y5x30', '40/7200:0c5/60'])('%s: not later under zero', (text) => {
    expect(column(text)).toBe(9);
    expect(periods(`${text}@moves`)).toHaveLength(2);
    expect(periods(text, Advance.ZeroIfMoves)).toHaveLength(2);
  });
  it('count-up needs no base in a later period', () => expect(periods('40/7200:up')).toHaveLength(2));
  it('"@" beats what holds otherwise', () => expect(periods('60:30@zero', Advance.Moves)).toHaveLength(2));
});

describe('the way into the next period', () => {
  it.each([
    ['60', null],
    ['60@zero', Advance.Zero],
    ['60@moves', Advance.Moves],
    ['60@zeroIfMoves', Advance.ZeroIfMoves],
  ])('%s', (text, advance) => expect(parseControl(text)).toMatchObject({ ok: true, control: { advance } }));
});

describe('odds', () => {
  it('a text for each side', () => {
    const parsed = parseOdds('240+2', '160+2');
    expect(parsed).toMatchObject({ ok: true, control: { white: periods('240+2'), black: periods('160+2') } });
  });
  it('an "@" of one side holds for both', () => {
    expect(parseOdds('60:30', '90@zero', Advance.Moves)).toMatchObject({
      ok: true,
      control: { advance: Advance.Zero },
    });
    expect(parseOdds('60@moves', '60:30')).toMatchObject({ ok: false, text: '60:30', column: 3 });
  });
  it('two different ones are an error', () => {
    expect(parseOdds('60:30@zero', '90@moves')).toMatchObject({ ok: false, column: 6 });
  });
  it('the side that is wrong is named by its text', () => {
    expect(parseOdds('60', '40/')).toEqual({ ok: false, text: '40/', column: 4, expected: 'a base time in seconds' });
  });
});

const time = fc.oneof(
  fc.integer({ min: 1, max: 359999000 }),
  fc.integer({ min: 1, max: 1000 }).map((s) => s * 1000),
);
const bonus = fc.integer({ min: 1, max: 599000 });
const moves = fc.integer({ min: 1, max: 999 });
const timed = (n: fc.Arbitrary<number>) =>
  fc.oneof(
    fc.tuple(n, time).map(([m, base]): Period => [m, base, Method.Plain, 0, 0, 0]),
    fc
      .tuple(n, time, fc.constantFrom(Method.Fischer, Method.Delay, Method.Bronstein), bonus)
      .map(([m, base, method, ms]): Period => [m, base, method, ms, 0, 0]),
  );
const last = fc.oneof(
  timed(fc.oneof(fc.constant(0), moves)),
  fc.tuple(time, time, fc.integer({ min: 1, max: 99 })).map(([b, per, n]): Period => [0, b, Method.Byoyomi, 0, per, n]),
  fc.tuple(time, time, moves).map(([b, per, n]): Period => [0, b, Method.Canadian, 0, per, n]),
  fc.tuple(time, fc.constantFrom(Method.Hourglass, Method.Gong)).map(([b, method]): Period => [0, b, method, 0, 0, 0]),
  fc.constant<Period>([0, 0, Method.Up, 0, 0, 0]),
);
const side = fc.tuple(fc.array(timed(moves), { maxLength: 8 }), last).map(([first, end]) => [...first, end]);
const advance = fc.constantFrom(null, Advance.Zero, Advance.Moves, Advance.ZeroIfMoves);

describe('print', () => {
  it.each(['40/5400+30:1800+30', '0y5x15', '300b2.5@moves', '600c20/300', '*60', 'g0.1', 'up', '720+1.2'])(
    '%s is canonical',
    (text) => expect(printSide(periods(text), null)).toBe(text.replace(/@.*/, '')),
  );
  it('more zeros than needed go', () => expect(printSide(periods('0600.500'), null)).toBe('600.5'));
  it('what is read again is the same', () => {
    fc.assert(
      fc.property(side, advance, (white, said) => {
        const control: Control = { white, black: white, advance: said };
        const text = printControl(control);
        expect(parseControl(text as string)).toEqual({ ok: true, control });
      }),
    );
  });
  it('with odds, too', () => {
    fc.assert(
      fc.property(side, side, advance, (white, black, said) => {
        const control: Control = { white, black, advance: said };
        const texts = printControl(control);
        if (typeof texts === 'string') expect(white).toEqual(black);
        else expect(parseOdds(texts.white, texts.black)).toEqual({ ok: true, control });
      }),
    );
  });
  it('no text makes the parser throw', () => {
    const near = fc.string({ unit: fc.constantFrom(...'0123456789./+:@*ycxdbgup ') });
    fc.assert(fc.property(fc.oneof(fc.string(), near), (text) => typeof parseControl(text).ok === 'boolean'));
  });
});
