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

  test('the game goes back to an older press, before it or behind it', () => {
    const hand = stopped(board);
    hand.choose('REWIND');
    expect(hand.screen()).toMatchObject({ lines: ['REWIND', 'PRESS\t(0)02', 'BEFORE IT\tYES'], cursor: 1 });
    hand.press('ok', 'ok', 'minus', 'ok', 'ok');
    expect(hand.state()).toMatchObject({ plies: 0, side: 'white', white: { ms: 5429000 }, screen: { lines: null } });
    hand.press('hold');
    hand.choose('UNDO REWIND');
    hand.press('hold');
    hand.choose('REWIND');
    hand.press('ok', 'ok', 'minus', 'ok', 'minus', 'ok');
    expect(hand.state()).toMatchObject({ plies: 1, side: 'black', refused: null });
  });

  test('a move is sealed: the session was not over, its rest is said before', () => {
    const hand = stopped(board, {
      control: '40/7200:20/3600',
      profile: 'fide-1988',
      options: { board, session: 3_600_000 },
    });
    hand.choose('SEAL');
    expect(hand.screen().lines?.[0]).toMatch(/^SEAL\t-59:\d\d$/);
    hand.choose('NO');
    expect(hand.state()).toMatchObject({ phase: 'stopped' });
    hand.choose('SEAL');
    hand.choose('YES');
    const { phase, refused, white } = hand.state();
    expect([phase, refused]).toEqual(['adjourned', null]);
    expect((white as { ms: number }).ms).toBeLessThan(7200_000 - 3590_000 + 10_000);
  });

  test('an illegal move stands, and counts as one', () => {
    const hand = stopped(board, { profile: 'fide-2023-rapid' });
    hand.choose('ILLEGAL, STANDS');
    hand.choose('BLACK');
    expect(hand.state()).toMatchObject({ plies: 2, refused: null, black: { illegal: 1, moves: 1 } });
  });

  test('who comes late is there', () => {
    const hand = stopped(board, { options: { board, lateAfter: 600_000 } });
    hand.choose('ARRIVED');
    hand.choose('BLACK');
    expect(hand.state()).toMatchObject({ refused: null, screen: { lines: null } });
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

describe('on mdbt42q-7seg a control', () => {
  const board = 'mdbt42q-7seg';

  const lineAt = (hand: Hand, at: number): string => hand.screen().lines?.[at] ?? '';

  const pressUntil = (hand: Hand, key: 'plus' | 'minus', line: number, part: string): void => {
    for (let times = 0; times < 12 && !lineAt(hand, line).includes(part); times++) hand.press(key);
    expect(lineAt(hand, line)).toContain(part);
  };

  /** In EDIT, on the first field: rules. */
  const editing = (): Hand => {
    const hand = handAt(null, { board });
    hand.press('ok');
    hand.choose('EDIT');
    return hand;
  };

  /** From the first field: two periods, the first one of 40 moves. */
  const type = (hand: Hand): void => {
    // Past rules, next at, first bonus, freeze.
    hand.press('ok', 'ok', 'ok', 'ok');
    expect(hand.screen().lines?.[hand.screen().cursor]).toMatch(/^PERIODS\t\(\d\)$/);
    pressUntil(hand, 'plus', 5, '(2)');
    hand.press('ok');
    pressUntil(hand, 'minus', 6, '(0)');
    hand.press('ok');
    pressUntil(hand, 'plus', 6, '(4)');
    hand.press('ok');
    pressUntil(hand, 'plus', 6, '(0)');
    hand.press('hold');
  };

  test('is typed, checked and played', () => {
    const hand = editing();
    const { lines } = hand.screen();
    expect(lines?.slice(0, 6)).toEqual([
      'EDIT',
      'RULES\t(FIDE2023)',
      'NEXT AT\t0 OF ONE',
      'FIRST BONUS\tYES',
      'FREEZE AT FLAG\tBY RULES',
      'PERIODS\t1',
    ]);
    type(hand);
    expect(hand.screen().lines?.[0]).toBe('CHECK\t');
    expect(hand.screen().lines?.slice(1)).toEqual([
      expect.stringMatching(/^1\t40\//),
      expect.stringMatching(/^2\t/),
      'RULES\tFIDE2023',
      'START',
    ]);
    hand.choose('START');
    expect(hand.state()).toMatchObject({ phase: 'running', white: { toGo: 40 } });
  });

  test('that cannot be is refused, and what was typed is there again', () => {
    const hand = editing();
    hand.press('ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok');
    // The time of the first period, all digits to 0; no bonus.
    for (let place = 0; place < 6; place++) {
      pressUntil(hand, 'minus', 7, '(0)');
      hand.press('ok');
    }
    pressUntil(hand, 'plus', 8, '(NONE)');
    hand.press('hold');
    expect(hand.screen().lines).toEqual(['REFUSED', 'NOT POSSIBLE']);
    hand.press('ok');
    expect(hand.screen().lines?.[7]).toBe('1 TIME\t00:00:00');
    expect(hand.screen().lines?.[8]).toBe('1 METHOD\t(NONE)');
  });

  test('is kept, also over a power cut, and taken again', () => {
    const hand = editing();
    type(hand);
    const periods = hand
      .screen()
      .lines?.slice(1, 3)
      .map((line) => line.split('\t')[1])
      .join(' ') as string;
    hand.press('back');
    hand.choose('KEEP IT');
    expect(hand.screen().lines).toEqual(['KEEP IT\t', '1\t-', '2\t-', '3\t-', '4\t-', '5\t-']);
    hand.choose('3');
    hand.press('ok');
    hand.choose('PRESETS');
    hand.choose('17 BLITZ');
    const later = handAt(null, { board, flash: hand.flash });
    // The log's time goes on: what the keys did is of a later ms than the board's own.
    const catchUp = () => later.wait(60_000);
    catchUp();
    later.press('ok');
    later.choose('OWN');
    expect(later.screen().lines).toEqual(['OWN\t', '1\t-', '2\t-', `3\t${periods}`, '4\t-', '5\t-']);
    later.choose('3');
    catchUp();
    expect(later.screen().lines?.slice(1, 3)).toEqual(periods.split(' ').map((period, i) => `${i + 1}\t${period}`));
    later.press('back');
    later.choose('OWN');
    later.choose('1');
    catchUp();
    expect(later.screen().lines).toEqual(['REFUSED', 'NOTHING THERE']);
  });

  test('is kept as often as may be, as long as it may be: the log has its room', () => {
    const hand = handAt({ control: '40/6000+30:900+30', options: { board } }, { board });
    for (let time = 0; time < 40; time++) {
      hand.press('ok');
      hand.choose('KEEP IT');
      hand.choose(String((time % 5) + 1));
      expect(hand.state()).toMatchObject({ refused: null, screen: { lines: null } });
    }
    hand.operate({ op: 'start' });
    for (let ply = 1; ply <= 120; ply++) {
      hand.wait(2000);
      hand.move(ply % 2 ? 'white' : 'black');
    }
    expect(hand.state()).toMatchObject({ plies: 120 });
    const later = handAt(null, { board, flash: hand.flash });
    later.wait(1_000_000);
    expect(later.state()).toMatchObject({ plies: 120, restored: true });
  });

  test('that five places have no room for is refused', () => {
    const long = '40/100+30:39/101+31:38/102+32:37/103+33';
    const hand = handAt({ control: { white: long, black: `${long}:7` }, options: { board } }, { board });
    const answers = ['1', '2', '3', '4', '5'].map((slot) => {
      hand.press('ok');
      hand.choose('KEEP IT');
      hand.choose(slot);
      const { refused } = hand.state();
      if (refused) hand.press('ok', 'back', 'back');
      return refused;
    });
    expect(answers[0]).toBeNull();
    expect(answers.at(-1)).toBe('badValue');
  });
});
