/** The arbiter at the clock: corrections by keys, within the presses that FIDE's 60 seconds leave. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import config from '../../board-config.json' with { type: 'json' };
import { pressOf } from '../../sim/scenario/boards';
import { hasAllScreens } from '../../tools/keys.mjs';
import { type Hand, handAt, type Press } from './keysKit';

/** Two presses a second. */
const mostPresses = 120;

/** Presses that turn each digit of `from` into that of `to`, `ok` after each. `5` in the look: no digit is higher. */
function digits(from: string, to: string, look: string): Press[] {
  return [...from].flatMap((digit, at): Press[] => {
    if (digit === ':') return [];
    const wheel = look[at] === '5' ? 6 : 10;
    const up = (Number(to[at]) - Number(digit) + wheel) % wheel;
    return [...Array<Press>(Math.min(up, wheel - up)).fill(up <= wheel - up ? 'plus' : 'minus'), 'ok'];
  });
}

const started = (board: string): Hand => {
  const hand = handAt({ control: Array(9).fill('40/5400').join(':') }, { board });
  hand.operate({ op: 'start' });
  hand.wait(1000);
  return hand;
};

const boards = Object.entries(config.boards);

describe.each(boards)('60 seconds on %s', (board) => {
  const before = { ms: 5025000, moves: 12, period: 1 };
  const time = '99:59:59';
  const far = [
    ...digits('01:23:45', '56:58:10', time),
    ...digits('012', '567', '999'),
    ...digits('1', '6', '9'),
    ...digits('01:23:45', '56:58:10', time),
    ...digits('012', '567', '999'),
    ...digits('1', '6', '9'),
  ];

  test(`both times, counts, periods and the side, every digit as far as it can be: at most ${mostPresses} presses`, () => {
    const hand = started(board);
    hand.operate({ op: 'stop' });
    hand.operate({ op: 'set', white: before, black: before, side: 'white' });
    hand.operate({ op: 'resume' });
    const sinceMs = hand.state().at;
    hand.press('stop', 'hold', 'ok', ...far, 'plus', 'ok');
    const after = { ms: 205090000, moves: 567, period: 6 };
    expect(hand.state()).toMatchObject({ phase: 'stopped', side: 'black', white: after, black: after, refused: null });
    const seconds = Math.ceil((hand.state().at - sinceMs) / 1000);
    console.log(`worst correction on ${board}: ${hand.count()} presses, ${seconds} s at two a second`);
    expect(hand.count()).toBeLessThanOrEqual(mostPresses);
    expect(hand.operate({ op: 'undo' })).toMatchObject({ refused: null });
    expect(hand.state()).toMatchObject({ side: 'white', white: { moves: 12, period: 1 }, black: before });
  });
});

describe.each(boards)('the arbiter on %s', (board, entry) => {
  /** Where `ok` must be held to be a key it cannot be held for more. */
  const holdsOk = !('keys' in entry && entry.keys.some((row) => 'hold' in row));

  const atDesk = (fields: object = {}): Hand => {
    const hand = handAt({ control: '5400+30', ...fields }, { board });
    hand.press('stop');
    hand.wait(9500);
    hand.press('stop', 'hold');
    return hand;
  };

  test.each([
    ['ILLEGAL MOVE', 'noSuchPly', 'NO SUCH PRESS'],
    ['LIFT FLAG', 'nothing', 'NOTHING THERE'],
  ])('%s refused: a word, and back to where it was asked', (row, refused, word) => {
    const hand = atDesk();
    const { white, black, plies } = hand.state();
    hand.choose(row);
    expect(hand.screen().lines).toEqual([expect.stringMatching(`^${row}\\b`), 'WHITE', 'BLACK']);
    hand.press('ok');
    expect(hand.state()).toMatchObject({ refused, screen: { lines: ['REFUSED', word] } });
    hand.press('back', 'back');
    expect(hand.screen().lines?.[0]).toBe('ARBITER');
    hand.press('back');
    expect(hand.state()).toMatchObject({ white, black, plies, refused, screen: { lines: null } });
  });

  test('the profile s penalty is one row', () => {
    const hand = atDesk();
    hand.choose('PENALTY');
    expect(hand.screen().lines).toEqual(['PENALTY\t+2:00', 'WHITE', 'BLACK']);
    hand.choose('BLACK');
    expect(hand.state()).toMatchObject({ phase: 'stopped', black: { ms: 5550000 }, screen: { lines: null } });
  });

  test.runIf(holdsOk)('what the floor forbids says how much may be taken, and is done by holding ok', () => {
    const hand = atDesk({ control: '600', profile: 'fide-1988' });
    hand.operate({ op: 'setTime', side: 'white', ms: 420000 });
    hand.choose('PENALTY');
    expect(hand.screen().lines?.[0]).toBe('PENALTY\t-5:00');
    hand.choose('WHITE');
    expect(hand.screen().lines).toEqual(['REFUSED', 'TOO LITTLE LEFT', 'AT MOST\t2:00', 'HOLD OK TO DO IT']);
    expect(hand.state()).toMatchObject({ refused: 'floor', max: 120000, white: { ms: 420000 } });
    hand.press('hold');
    expect(hand.state()).toMatchObject({ refused: null, white: { ms: 120000 }, screen: { lines: null } });
  });

  test('a claim: made, refused, the game goes on by the key', () => {
    const hand = atDesk();
    hand.choose('DRAW CLAIMED');
    expect(hand.state()).toMatchObject({ claim: { by: 'white' }, screen: { lines: null } });
    hand.press('stop');
    expect(hand.state()).toMatchObject({ refused: 'claimPending', screen: { lines: ['REFUSED', 'CLAIM TO DECIDE'] } });
    hand.press('back', 'hold');
    hand.choose('CLAIM REFUSED');
    hand.press('stop');
    expect(hand.state()).toMatchObject({ phase: 'running', claim: null, black: { ms: 5550000 } });
  });

  test('a result; then only it can be replaced or undone', () => {
    const hand = atDesk();
    hand.choose('RESULT');
    hand.choose('0-1');
    expect(hand.state()).toMatchObject({ phase: 'over', result: '0-1', screen: { lines: null } });
    hand.press('stop');
    expect(hand.state()).toMatchObject({ phase: 'over' });
    hand.press('hold');
    hand.choose('RESULT');
    hand.choose('1/2-1/2');
    expect(hand.state()).toMatchObject({ phase: 'over', result: '1/2-1/2' });
    hand.press('hold');
    hand.choose('UNDO CORRECTION');
    expect(hand.state()).toMatchObject({ phase: 'over', result: '0-1' });
  });

  test('an errand runs the other clock, and the screen is gone', () => {
    const hand = atDesk();
    hand.choose('RUN CLOCK OF');
    hand.choose('BLACK');
    expect(hand.state()).toMatchObject({ phase: 'running', errand: true, side: 'black', screen: { lines: null } });
  });

  test.runIf(hasAllScreens(entry))('sealing before the session s end asks, and says what it costs', () => {
    const hand = atDesk({ options: { session: 3600000 } });
    hand.choose('SEAL');
    expect(hand.screen().lines).toEqual([expect.stringMatching(/^SEAL\t-59:/), 'NO', 'YES']);
    hand.press('ok');
    expect(hand.state()).toMatchObject({ phase: 'stopped' });
    hand.choose('SEAL');
    hand.choose('YES');
    expect(hand.state()).toMatchObject({ phase: 'adjourned', refused: null });
    hand.press('hold');
    hand.choose('REOPEN');
    expect(hand.state()).toMatchObject({ phase: 'stopped', refused: null });
  });

  test('a new game is asked for twice and can be taken back for ten seconds', () => {
    const hand = atDesk();
    const before = hand.state();
    hand.choose('NEW GAME');
    hand.press('ok');
    expect(hand.state()).toMatchObject({ phase: 'stopped' });
    hand.choose('NEW GAME');
    hand.choose('YES');
    expect(hand.state()).toMatchObject({ phase: 'ready', white: { ms: 5430000 } });
    hand.choose('UNDO RESET');
    expect(hand.state()).toMatchObject({ phase: 'stopped', white: before.white as object });
    hand.press('hold');
    hand.choose('NEW GAME');
    hand.choose('YES');
    hand.wait(10000);
    hand.choose('UNDO RESET');
    expect(hand.state()).toMatchObject({ phase: 'ready', refused: 'nothing' });
  });

  test.runIf(holdsOk)('byo-yomi periods left stand when another time is corrected', () => {
    const hand = atDesk({ control: '10y5x30' });
    hand.press('back', 'stop');
    hand.wait(70000);
    hand.press('stop', 'hold', 'ok');
    const before = (hand.state().white as { overtime: object }).overtime;
    expect(before).toMatchObject({ periods: 3 });
    hand.press(...digits('00:00:00', '00:00:00', '99:59:59'), ...digits('000', '001', '999'), 'ok');
    hand.press(...digits('00:00:10', '00:00:20', '99:59:59'), 'hold');
    expect(hand.state()).toMatchObject({ white: { moves: 1, overtime: before }, black: { ms: 20000 }, refused: null });
  });
});

describe('while a game runs', () => {
  /** Keys that are neither a player's contact nor `stop`'s pin. */
  const ownKeys = (board: string): Press[] => {
    const pin = (key: string) => JSON.stringify(pressOf(board, key).move(0, true));
    return (['ok', 'back', 'plus', 'minus'] as const).filter(
      (key) => !pin(key).includes('contact') && pin(key) !== pin('stop'),
    );
  };

  test.each(Object.keys(config.boards))('on %s no keys but stop change anything', (board) => {
    const own = ownKeys(board);
    const keys: Press[] = own.includes('ok') ? [...own, 'hold'] : own;
    if (keys.length === 0) return;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...keys), { minLength: 1, maxLength: 12 }), (presses) => {
        const [hand, alone] = [handAt({ control: '5400+30' }, { board }), handAt({ control: '5400+30' }, { board })];
        for (const one of [hand, alone]) one.operate({ op: 'start' });
        hand.press(...presses);
        alone.wait(hand.state().at - alone.state().at);
        expect(hand.state()).toEqual(alone.state());
        hand.press('stop');
        expect(hand.state()).toMatchObject({ phase: 'stopped' });
      }),
      { numRuns: 30 },
    );
  });
});
