/**
 * The supply goes at any byte while a new game is set up and started: the game before, or the new one, never neither. Only
 * while Storage erases pages to make room for a new file, which is where the flash is small and once in some games, both
 * may be lost (docs/journal.md): with the log on pages of its own the clock is then as just flashed.
 */
import { describe, expect, it } from 'vitest';
import type { Flash } from '../../sim/board';
import { type Answer, type Clock, flashOf, logFiles, switchOn } from './clockKit';

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
  const odds = { op: 'addTime', side: 'white', ms: 60_000 };
  for (const line of [{ op: 'result', value: '1-0' }, newer, odds, { op: 'start' }]) clock.ask(line);
}

const Plenty = 1e9;

/** Bytes of a file's mark that it is gone, which comes before its page is erased. */
const Mark = 4;

/** How much that does to the flash, and after how much of it a page is erased. */
function countSteps(flash: Flash, does: () => void) {
  const cut: NonNullable<Flash['cut']> = { left: Plenty, tornBits: 255 };
  flash.cut = cut;
  does();
  flash.cut = null;
  return { steps: Plenty - cut.left, safe: Plenty - (cut.erasedAt ?? Number.NEGATIVE_INFINITY) - Mark };
}

/** Which game the clock is in. */
function outcomeOf(state: Answer, old: Answer): 'old' | 'new' | 'none' {
  const { phase, plies, result, white, black } = state;
  if (plies > 0) {
    expect({ phase, plies, result, ms: white.ms }).toEqual({ ...old, ms: old.white.ms, white: undefined });
    return 'old';
  }
  expect(['ready', 'stopped']).toContain(phase);
  if (black.ms === 5_430_000 && white.ms === 5_430_000) return 'none';
  expect(black.ms).toBe(905_000);
  expect([1_805_000, 1_865_000]).toContain(white.ms);
  return 'new';
}

/** Where the game that begins finds the files: by what games were played before. */
const before = [
  ['after one short game', [20]],
  ['after a long game', [500]],
  ['after a game that fills a small file', [950]],
  ['after many games', [120, 130, 90, 160]],
  ['after more than the files take', [1100]],
] as const;

/** A file begins where a page of the flash does, so no script is on the log's pages. */
const hasOwnPages = ({ bytes, pageBytes }: Flash, address: number): boolean =>
  bytes.length % pageBytes === 0 && (address - 40) % pageBytes === 0;

describe.each(['pixl', 'mdbt42q-7seg', 'bangle2'])('a power cut at every byte of the start on %s', (name) => {
  it.each(before)('%s', { timeout: 900_000 }, (_name, games) => {
    const first = switchOn(name);
    for (const presses of games) playGame(first, presses);
    const bytes = first.board.flash.bytes.slice();
    const fresh = () => switchOn(name, flashOf(name, bytes));
    const { phase, plies, result, white } = fresh().state();
    const old = { phase, plies, result, white } as unknown as Answer;
    expect(plies).toBeGreaterThan(0);
    const whole = fresh();
    const { steps, safe } = countSteps(whole.board.flash, () => begin(whole));
    expect(whole.state()).toMatchObject({ phase: 'running', white: { ms: 1_865_000 }, black: { ms: 905_000 } });
    if (name === 'bangle2') expect(safe).toBe(Number.POSITIVE_INFINITY);

    const [file] = logFiles(first.board.flash);
    const end = hasOwnPages(first.board.flash, file?.address ?? 0) ? steps : Math.min(safe, steps);
    const outcomes = { old: 0, new: 0, none: 0 };
    for (let left = 0; left < end; left += left < safe ? 1 : 37) {
      const clock = fresh();
      const { flash } = clock.board;
      flash.cut = { left, tornBits: left % 2 === 0 ? 255 : 0x5a };
      expect(() => begin(clock)).toThrow();
      flash.cut = null;
      const again = switchOn(name, flash);
      const outcome = outcomeOf(again.state(), old);
      if (left < safe) expect(outcome).not.toBe('none');
      if (outcome !== 'old' && again.state().phase === 'ready') expect(again.ask({ op: 'start' }).refused).toBe(null);
      outcomes[outcome]++;
    }
    console.log(
      `${name}: of ${steps} bytes and pages, ${Math.min(safe, steps)} at risk of nothing: ${JSON.stringify(outcomes)}`,
    );
  });
});
