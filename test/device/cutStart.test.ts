/** The supply goes at any byte while a new game is set up and started: the game before, or the new one, never neither. */
import { describe, expect, it } from 'vitest';
import type { Flash } from '../../sim/board';
import { defaultBoard } from '../../sim/scenario/boards';
import { type Clock, flashOf, switchOn } from './clockKit';

const periods = (baseMs: number) => [[0, baseMs, 1, 5000, 0, 0]];
const older = { op: 'setup', white: periods(3_600_000) };
const newer = { op: 'setup', white: periods(1_800_000), black: periods(900_000) };

/** A game of so many presses, decided. */
function playGame(clock: Clock, presses: number): void {
  clock.ask(older);
  clock.ask({ op: 'start' });
  for (let ply = 0; ply < presses; ply++) {
    clock.board.advanceTo(clock.board.nowMs() + 3000);
    clock.press(ply % 2 === 0 ? 'white' : 'black');
  }
  clock.ask({ op: 'result', value: '1-0' });
}

/** Ends the game before (once more), sets the new one up, gives odds, starts. */
function begin(clock: Clock): void {
  for (const line of [
    { op: 'result', value: '1-0' },
    newer,
    { op: 'addTime', side: 'white', ms: 60_000 },
    { op: 'start' },
  ])
    clock.ask(line);
}

const bytesOf = (flash: Flash, does: () => void): number => {
  const cut = { left: 1e9, tornBits: 255 };
  flash.cut = cut;
  does();
  flash.cut = null;
  return 1e9 - cut.left;
};

/** Where the game that begins finds the files: by what games were played before. */
const before = [
  ['after one short game', [20]],
  ['after a game that fills the file', [340]],
  ['after a game over both files', [430]],
  ['after many games', [120, 130, 90, 200, 60, 160]],
  ['after more than the files take', [900]],
] as const;

describe('a power cut at every byte of the start', () => {
  it.each(before)('%s', { timeout: 300_000 }, (name, games) => {
    const full = name === 'after more than the files take';
    const first = switchOn();
    for (const presses of games) playGame(first, presses);
    const bytes = first.board.flash.bytes.slice();
    const old = switchOn(defaultBoard, flashOf(defaultBoard, bytes)).state();
    // A full log does not know the result any more.
    expect(old).toMatchObject(full ? { phase: 'stopped', result: null } : { phase: 'over', result: '1-0' });
    expect(old.plies).toBeGreaterThan(0);
    const fresh = () => switchOn(defaultBoard, flashOf(defaultBoard, bytes));
    const whole = fresh();
    const written = bytesOf(whole.board.flash, () => begin(whole));
    expect(whole.state()).toMatchObject({ phase: 'running', white: { ms: 1_865_000 }, black: { ms: 905_000 } });

    const outcomes = new Map<string, number>();
    for (let left = 0; left < written; left++) {
      const clock = fresh();
      const { flash } = clock.board;
      flash.cut = { left, tornBits: left % 2 === 0 ? 255 : 0x5a };
      try {
        begin(clock);
      } catch {
        // Without supply there is no answer.
      }
      flash.cut = null;
      const again = switchOn(defaultBoard, flash);
      const { phase, plies, white, black, result } = again.state();
      if (plies > 0)
        expect({ phase, plies, result, ms: white.ms }).toEqual({
          phase: old.phase,
          plies: old.plies,
          result: old.result,
          ms: old.white.ms,
        });
      else {
        const odds = white.ms > 1_805_000 ? 60_000 : 0;
        expect({ phase, white: white.ms, black: black.ms }).toEqual({
          phase: 'ready',
          white: 1_805_000 + odds,
          black: 905_000,
        });
      }
      if (phase === 'ready') expect(again.ask({ op: 'start' }).refused).toBe(null);
      outcomes.set(phase, (outcomes.get(phase) ?? 0) + 1);
    }
    console.log(`${written} cuts: ${JSON.stringify(Object.fromEntries(outcomes))}`);
  });
});
