/** The device's keys and screens, as a hand uses them. */
import { describe, expect, test } from 'vitest';
import config from '../../board-config.json' with { type: 'json' };
import { type Hand, handAt } from './keysKit';

/** Preset -> the same as text, and its rules. */
const presets: readonly (readonly [name: string, control: string, profile: string])[] = [
  ['1 DGT', '300', 'fide-2023'],
  ['2 DGT', '600', 'fide-2023'],
  ['3 DGT', '1500', 'fide-2023'],
  ['4 DGT', '3600', 'fide-2023'],
  ['5 DGT', '7200', 'fide-2023'],
  ['6 DGT', '7200:1800', 'fide-2023'],
  ['7 DGT', '7200:3600', 'fide-2023'],
  ['8 DGT', '7200:3600:1800', 'fide-2023'],
  ['9 DGT', '7200:3600:3600', 'fide-2023'],
  ['10 DGT', '180+2', 'fide-2023'],
  ['11 DGT', '1500+10', 'fide-2023'],
  ['12 DGT', '5400+30', 'fide-2023'],
  ['13 DGT', '5400+30:1800+30', 'fide-2023'],
  ['14 DGT', '6000+30:3000+30:900+30', 'fide-2023'],
  ['15 FIDE', '40/5400+30:1800+30', 'fide-2023'],
  ['16 RAPID', '900+10', 'fide-2023-rapid'],
  ['17 BLITZ', '180+2', 'fide-2023-rapid'],
  ['18 ERA', '40/7200:20/3600', 'fide-1988'],
  ['19 ERA', '40/9000:16/3600', 'fide-1988'],
  ['20 BYO-YOMI', '1800y5x30', 'fide-2023'],
  ['21 CANADIAN', '3600c20/300', 'fide-2023'],
  ['22 DGT', '300d2', 'fide-2023'],
  ['23 DGT', '1500d5', 'fide-2023'],
  ['24 DGT', '6900d5', 'fide-2023'],
  ['25 US', '5400d5', 'us-chess'],
  ['26 HOURGLASS', '*300', 'fide-2023'],
  ['27 GONG', 'g10', 'fide-2023'],
];

/** What a state says of the game, apart from when and on which screen. */
const game = (hand: Hand) => {
  const { at: _at, screen: _screen, ...rest } = hand.state();
  return rest;
};

const boards = Object.keys(config.boards);

describe.each(boards)('presets on %s', (board) => {
  test.each(presets)('%j is %s by %s', (name, control, profile) => {
    const hand = handAt(null, { board });
    hand.press('ok');
    hand.choose('PRESETS');
    hand.choose(`${name}\t`);
    expect(hand.screen().lines?.[0]).toMatch(/^CHECK\b/);
    expect(game(hand)).toEqual(game(handAt({ control, profile }, { board })));
    hand.choose('START');
    expect(hand.state()).toMatchObject({ phase: 'running', screen: { lines: null } });
  });

  test('are all that there are, the first one that is no option of the DGT 3000 under the cursor', () => {
    const hand = handAt(null, { board });
    hand.press('ok', 'ok');
    expect(hand.screen().lines?.slice(1)).toEqual(presets.map(([name]) => expect.stringMatching(`^${name}\t`)));
    expect(hand.screen().cursor).toBe(15);
  });
});

describe('the menu', () => {
  test('a control is edited, refused with a word while it cannot be, and kept over a power cut', () => {
    const hand = handAt(null);
    hand.press('ok');
    hand.choose('EDIT');
    hand.choose('PERIODS');
    hand.choose('ONE MORE');
    hand.choose('RULES');
    hand.press('plus', 'plus', 'ok', 'plus', 'hold');
    hand.choose('USE IT');
    expect(hand.screen().lines).toEqual(['REFUSED', 'MOVES ARE MISSING']);
    hand.press('back');
    hand.choose('1');
    hand.press('ok', 'minus', 'minus', 'minus', 'minus', 'minus', 'minus', 'hold');
    expect(hand.screen().lines).toEqual(['EDIT', '1\t40/90+30', '2\t30', 'PERIODS\t2', 'RULES', 'USE IT', 'KEEP IT']);
    hand.choose('KEEP IT');
    hand.choose('3');
    const later = handAt(null, { flash: hand.flash });
    later.press('ok');
    later.choose('OWN');
    expect(later.screen().lines).toEqual(['OWN', '1\t-', '2\t-', '3\t40/90+30 30', '4\t-', '5\t-']);
    later.choose('3');
    expect(later.screen().lines?.[0]).toBe('CHECK');
    expect(game(later)).toEqual(game(handAt({ control: '40/5400+30:1800@moves', profile: 'us-chess' })));
  });

  test('odds, sides and rules', () => {
    const hand = handAt({ control: '900+10' });
    hand.press('ok');
    hand.choose('ODDS');
    hand.press('ok', 'ok', 'minus', 'hold');
    expect(hand.state()).toMatchObject({ phase: 'ready', white: { ms: 310000 }, black: { ms: 910000 } });
    hand.press('ok');
    hand.choose('WHITE\tLEFT');
    expect(hand.screen().lines).toContain('WHITE\tRIGHT');
    hand.choose('RULES');
    hand.choose('FIDE1988');
    expect(hand.screen().lines).toEqual(expect.arrayContaining(['CHECK', 'RULES\tFIDE1988', 'FREEZE AT FLAG\tNO']));
  });

  test('settings are kept', () => {
    const hand = handAt(null);
    hand.press('ok');
    hand.choose('SETTINGS');
    hand.press('plus', 'plus', 'ok', 'minus', 'ok');
    const later = handAt(null, { flash: hand.flash });
    later.press('ok');
    later.choose('SETTINGS');
    expect(later.screen().lines).toEqual(['SETTINGS', 'SOUND\t(ON)', 'LIGHT\t25']);
    for (const { brightness } of [hand, later]) expect(brightness()).toBeCloseTo(0.25, 1);
  });

  test('the manual scrolls, and no key of it starts a game', () => {
    const hand = handAt(null);
    hand.press('ok');
    hand.choose('MANUAL');
    expect(hand.screen()).toMatchObject({ cursor: 1 });
    hand.press('plus', 'plus', 'minus');
    expect(hand.screen()).toMatchObject({ cursor: 2 });
    hand.press('back', 'back');
    expect(hand.state()).toMatchObject({ phase: 'ready', screen: { lines: null } });
  });

  test('every period of nine, with odds, comes through the editor as it was', () => {
    const control = { white: '40/5400+30:20/3600b5:10/600d3:1/60:1/60:1/60:1/60:1/60:60y3x20', black: '5400c20/300' };
    const hand = handAt({ control, options: { advance: 'moves' } });
    const before = game(hand);
    hand.press('ok');
    hand.choose('EDIT');
    hand.choose('USE IT');
    expect(hand.screen().lines?.[0]).toBe('CHECK');
    expect(game(hand)).toEqual(before);
  });
});

test('a board that was calibrated is so after a power cut', () => {
  const hand = handAt(null, { board: 'pixl' });
  hand.press('ok');
  const signs = (one: Hand) => (one.state().screen as { signs: string[] }).signs;
  expect(signs(handAt(null, { board: 'pixl' }))).toContain('uncalibrated');
  hand.operate({ op: 'calibrate' });
  hand.wait(600000);
  expect(hand.operate({ op: 'calibrate', ms: 600006 })).toMatchObject({ refused: null, ppm: -10 });
  expect(signs(handAt(null, { board: 'pixl', flash: hand.flash }))).not.toContain('uncalibrated');
});

describe.each(boards)('on %s', (board) => {
  test('a game is set up, started, stopped, corrected, played on and ended by keys', () => {
    const hand = handAt(null, { board });
    hand.press('ok');
    hand.choose('PRESETS');
    hand.choose('17 BLITZ');
    hand.choose('START');
    hand.move('white');
    hand.move('black');
    hand.press('stop');
    expect(hand.state()).toMatchObject({ phase: 'stopped', plies: 2, side: 'white' });
    hand.press('hold', 'ok', 'ok', 'ok', 'ok', 'plus');
    // To the end of the form: the digits that stay.
    for (let i = 0; i < 18; i++) hand.press('ok');
    expect(hand.state()).toMatchObject({ phase: 'stopped', refused: null, screen: { lines: null } });
    expect((hand.state().white as { ms: number }).ms % 1000).toBe(0);
    hand.press('stop');
    expect(hand.state()).toMatchObject({ phase: 'running', side: 'white' });
    hand.press('stop', 'hold');
    hand.choose('RESULT');
    hand.choose('1-0');
    expect(hand.state()).toMatchObject({ phase: 'over', result: '1-0', screen: { lines: null } });
  });
});
