/** The device's keys and screens, as a hand uses them. */
import { describe, expect, test } from 'vitest';
import config from '../../board-config.json' with { type: 'json' };
import { hasScreens } from '../../tools/keys.mjs';
import { type Hand, handAt } from './keysKit';

/** Preset -> the same as text, and its rules. */
const presets: readonly (readonly [name: string, control: string, profile: string])[] = [
  ['FIDE', '40/5400+30:1800+30', 'fide-2023'],
  ['RAPID', '900+10', 'fide-2023-rapid'],
  ['BLITZ', '180+2', 'fide-2023-rapid'],
  ['ERA 2H\t', '40/7200:20/3600', 'fide-1988'],
  ['ERA 2H30', '40/9000:16/3600', 'fide-1988'],
  ['US', '5400d5', 'us-chess'],
  ['BYO-YOMI', '1800y5x30', 'fide-2023'],
  ['CANADIAN', '3600c20/300', 'fide-2023'],
  ['HOURGLASS', '*300', 'fide-2023'],
  ['GONG', 'g10', 'fide-2023'],
  ['DGT 1\t', '300', 'fide-2023'],
  ['DGT 2\t', '600', 'fide-2023'],
  ['DGT 3\t', '1500', 'fide-2023'],
  ['DGT 4\t', '3600', 'fide-2023'],
  ['DGT 5\t', '7200', 'fide-2023'],
  ['DGT 6\t', '7200:1800', 'fide-2023'],
  ['DGT 7\t', '7200:3600', 'fide-2023'],
  ['DGT 8\t', '7200:3600:1800', 'fide-2023'],
  ['DGT 9\t', '7200:3600:3600', 'fide-2023'],
  ['DGT 10', '180+2', 'fide-2023'],
  ['DGT 11', '1500+10', 'fide-2023'],
  ['DGT 12', '5400+30', 'fide-2023'],
  ['DGT 13', '5400+30:1800+30', 'fide-2023'],
  ['DGT 14', '6000+30:3000+30:900+30', 'fide-2023'],
  ['DGT 22', '300d2', 'fide-2023'],
  ['DGT 23', '1500d5', 'fide-2023'],
  ['DGT 24', '6900d5', 'fide-2023'],
];

/** What a state says of the game, apart from when and on which screen. */
const game = (hand: Hand) => {
  const { at: _at, screen: _screen, ...rest } = hand.state();
  return rest;
};

describe('presets', () => {
  test.each(presets)('%j is %s by %s', (name, control, profile) => {
    const hand = handAt(null);
    hand.press('ok');
    hand.choose('PRESETS');
    hand.choose(name);
    expect(hand.screen().lines?.[0]).toBe('CHECK');
    expect(game(hand)).toEqual(game(handAt({ control, profile })));
    hand.choose('START');
    expect(hand.state()).toMatchObject({ phase: 'running', screen: { lines: null } });
  });

  test('are all that there are', () => {
    const hand = handAt(null);
    hand.press('ok', 'ok');
    expect(hand.screen().lines).toHaveLength(1 + presets.length);
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
    hand.choose('FIDE 1988');
    expect(hand.screen().lines).toEqual(
      expect.arrayContaining(['CHECK', 'RULES\tFIDE 1988', 'FREEZE AT THE FLAG\tNO']),
    );
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

const boards = Object.entries(config.boards);
const namesOf = (screens: boolean) => boards.flatMap(([name, entry]) => (hasScreens(entry) === screens ? [name] : []));

describe.each(namesOf(false))('on %s, which has no screens', (board) => {
  test('stop starts, stops and goes on; ok does nothing', () => {
    const hand = handAt(null, { board });
    hand.press('ok', 'hold');
    expect(hand.state()).toMatchObject({ phase: 'ready', screen: { lines: null } });
    hand.press('stop', 'ok', 'stop', 'ok', 'hold');
    expect(hand.state()).toMatchObject({ phase: 'stopped', stopped: { by: 'arbiter' }, screen: { lines: null } });
    hand.press('stop');
    expect(hand.state()).toMatchObject({ phase: 'running' });
    hand.operate({ op: 'declareFlag', side: 'white' });
    hand.press('stop');
    expect(hand.state()).toMatchObject({ phase: 'stopped', refused: 'flagged' });
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

describe.each(namesOf(true))('on %s', (board) => {
  test('a game is set up, started, stopped, corrected, played on and ended by keys', () => {
    const hand = handAt(null, { board });
    hand.press('ok');
    hand.choose('PRESETS');
    hand.choose('BLITZ');
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
