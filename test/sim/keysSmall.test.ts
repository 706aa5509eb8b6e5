/** What the hand at a clock with few screens can do besides the flows of test/scenarios/keys-small.jsonl. */
import { describe, expect, test } from 'vitest';
import { type Hand, handAt } from './keysKit';

/** Stopped after two presses, a second and a half each, with the arbiter's screen open. */
function stopped(board: string, fields: object = {}): Hand {
  const hand = handAt({ control: '5400+30', options: { board }, ...fields }, { board });
  hand.operate({ op: 'start' });
  hand.wait(1000);
  hand.move('white');
  hand.wait(5000);
  hand.move('black');
  hand.press('stop', 'hold');
  return hand;
}

const timesOf = (hand: Hand) => {
  const { white, black } = hand.state() as unknown as Record<'white' | 'black', { ms: number }>;
  return [white.ms, black.ms];
};

describe.each(['pixl', 'mdbt42q-7seg'])('few screens on %s', (board) => {
  test('a rewind is taken back', () => {
    const hand = stopped(board);
    const [plies, times] = [hand.state().plies, timesOf(hand)];
    hand.choose('UNDO LAST PRESS');
    expect(hand.state()).toMatchObject({ plies: 1, side: 'black' });
    hand.press('hold');
    hand.choose('UNDO REWIND');
    expect(hand.state()).toMatchObject({ plies, side: 'white', refused: null, screen: { lines: null } });
    expect(timesOf(hand)).toEqual(times);
  });

  test('a flag is declared', () => {
    const hand = stopped(board);
    hand.choose('DECLARE FLAG');
    hand.choose('BLACK');
    expect(hand.state()).toMatchObject({ refused: null, black: { flag: 'final', flagCause: 'arbiter' } });
  });

  test('times are exchanged', () => {
    const hand = stopped(board);
    const [white, black] = timesOf(hand);
    hand.choose('SWAP TIMES');
    expect(hand.state().refused).toBeNull();
    expect(timesOf(hand)).toEqual([black, white]);
  });

  test('an adjourned game is reopened', () => {
    const hand = stopped(board, { control: '40/7200:20/3600', profile: 'fide-1988' });
    hand.press('back');
    hand.operate({ op: 'resume' });
    hand.operate({ op: 'seal' });
    expect(hand.state()).toMatchObject({ phase: 'adjourned' });
    const times = timesOf(hand);
    hand.press('hold');
    hand.choose('REOPEN');
    expect(hand.state()).toMatchObject({ phase: 'stopped', refused: null });
    expect(timesOf(hand)).toEqual(times);
  });

  test('light is set before a game and during it, and kept over a power cut', () => {
    const hand = handAt(null, { board });
    hand.press('ok');
    hand.choose('LIGHT');
    expect(hand.screen()).toMatchObject({ lines: ['LIGHT\t', '0', '25', '50', '75', '100'], cursor: 3 });
    hand.choose('75');
    expect(hand.screen().lines).toBeNull();
    const later = handAt(null, { board, flash: hand.flash });
    later.press('ok');
    later.choose('LIGHT');
    expect(later.screen().cursor).toBe(4);
    if (board === 'mdbt42q-7seg') for (const { brightness } of [hand, later]) expect(brightness()).toBeCloseTo(0.75, 1);
    const playing = stopped(board);
    playing.choose('LIGHT');
    expect(playing.screen().cursor).toBe(3);
  });
});
