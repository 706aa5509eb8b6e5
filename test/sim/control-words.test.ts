/** `zeitnot control`: words and JSON (scenario.md §5). */
import { describe, expect, it } from 'vitest';
import { Advance } from '../../firmware/core/types';
import { controlJson, describeControl, parseControl, parseOdds, spoken } from '../../sim/control';

function control(text: string) {
  const parsed = parseControl(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.control;
}

const words = (text: string): string => describeControl(control(text), Advance.Zero).join('\n');

describe('words', () => {
  it.each([
    ['40/5400+30:1800+30', 'Period 1: 40 moves in 1:30:00, each press adds 30 s'],
    ['40/5400+30:1800+30', 'Period 2: all remaining moves in 30:00'],
    ['40/5400+30:1800+30', 'Each side begins with 1:30:30'],
    ['300d5', 'all moves in 5:00, in each turn 5 s run down before it (US delay)'],
    ['300b5', 'shown as one total (Bronstein)'],
    ['600y5x30', '10:00, then 5 periods of 30 s (byo-yomi)'],
    ['y1x30', 'no main time, then 1 period of 30 s (byo-yomi)'],
    ['600c20/300', '10:00, then 20 moves in each 5:00 (Canadian)'],
    ['*60', '1:00 each (hourglass): what one side uses the other gains, the sum stays 2:00'],
    ['g0.5', '0.5 s for each move, nothing is carried over'],
    ['up', 'counted up, no flag falls'],
    ['60:30', 'both sides enter it at that moment ("zero")'],
    ['2/60:30@moves', 'with the press that completes its moves'],
    ['2/60:30@zeroIfMoves', 'when its own clock reaches 0'],
    ['40/7200', 'repeats for ever'],
    ['40/7200', '("zeroIfMoves")'],
    ['60:40/7200', 'While the last period repeats each side passes by itself'],
    ['60', 'The flag falls when nothing is left.'],
    ['90+30', 'PGN counts seconds'],
  ])('%s: %s', (text, part) => expect(words(text)).toContain(part));

  it('the canonical text stands first', () => expect(words('0600.50')).toMatch(/^600\.5\n/));
  it('odds name both sides', () => {
    const parsed = parseOdds('240+2', '160+2');
    const lines = parsed.ok ? describeControl(parsed.control, Advance.Zero) : [];
    expect(lines.filter((line) => !line.startsWith(' '))).toEqual(['White: 240+2', 'Black: 160+2']);
  });
  it.each([
    [500, '0.5 s'],
    [59999, '59.999 s'],
    [60000, '1:00'],
    [90500, '1:30.5'],
    [3600000, '1:00:00'],
    [359999000, '99:59:59'],
  ])('%i ms is %s', (ms, text) => expect(spoken(ms)).toBe(text));
});

describe('JSON', () => {
  it('as in the contract', () => {
    expect(controlJson(control('40/5400+30'), Advance.Zero)).toEqual({
      white: { periods: [{ moves: 40, baseMs: 5400000, method: 'fischer', bonusMs: 30000 }], repeats: true },
      black: { periods: [{ moves: 40, baseMs: 5400000, method: 'fischer', bonusMs: 30000 }], repeats: true },
      advance: 'zero',
    });
  });
  it.each([
    ['600', { baseMs: 600000, method: 'plain' }],
    ['600y5x30', { baseMs: 600000, method: 'byoyomi', periods: 5, perMs: 30000 }],
    ['600c20/300', { baseMs: 600000, method: 'canadian', moves: 20, perMs: 300000 }],
    ['*60', { baseMs: 60000, method: 'hourglass' }],
    ['g5', { baseMs: 5000, method: 'gong' }],
    ['up', { baseMs: 0, method: 'up' }],
    ['5d3', { baseMs: 5000, method: 'delay', bonusMs: 3000 }],
    ['5b3', { baseMs: 5000, method: 'bronstein', bonusMs: 3000 }],
  ])('%s', (text, period) => {
    expect(controlJson(control(text), Advance.Zero).white).toEqual({ periods: [period], repeats: false });
  });
  it('advance is the one that holds', () => {
    expect(controlJson(control('60'), Advance.Moves).advance).toBe('moves');
    expect(controlJson(control('60@zeroIfMoves'), Advance.Moves).advance).toBe('zeroIfMoves');
  });
});
