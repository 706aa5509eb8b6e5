/** The texts that name a control of a record. */
import { describe, expect, it } from 'vitest';
import { nameOf, parseReading } from '../../sim/pgn';
import { usual } from '../../sim/pgn/controls';
import { readingOf } from './pgnKit';

describe('a control as a reading', () => {
  it.each([
    '40/5400+30:1800+30',
    '240+2 against 160+2',
    '720+1.2 without prepaid',
    '240+2 against 160+2 without prepaid',
    '40/6000:20/3000:1200+10@moves without prepaid',
  ])('%s is printed as it was read', (text) => expect(nameOf(readingOf(text))).toBe(text));

  it('gives each side its own with odds', () =>
    expect(readingOf('240+2 against 160+2').control.black[0]?.[1]).toBe(160000));

  it('names the column in the whole text', () =>
    expect(parseReading('240+2 against 160+')).toMatchObject({ ok: false, column: 19 }));

  it.each(['300 against 300 against 300', '300 without prepaid against 300', '300 against 300 without prepaid x'])(
    'refuses what is left over: %s',
    (text) => expect(parseReading(text).ok).toBe(false),
  );

  it('refuses what is no control', () => expect(parseReading('klassisch').ok).toBe(false));
});

describe('the usual controls', () => {
  it.each([
    '40/5400+30:1800+30',
    '5400+30',
    '900+10',
    '1500+10',
    '600+10',
    '600+5',
    '300+3',
    '180+2',
    '240+2 against 160+2',
    '40/6000:20/3000:1200+10@moves without prepaid',
    '720+1.2 without prepaid',
  ])('have %s', (text) => expect(usual.map(nameOf)).toContain(text));
});
