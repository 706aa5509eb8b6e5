/** The supply goes at every byte of the log of a game of 60 moves: what comes back is the last whole event. */
import { describe, expect, it } from 'vitest';
import { boardNames } from '../../sim/scenario/boards';
import { type Answer, flashOf, lasting, lastMs, switchOn, wordAddresses } from './clockKit';

/** Two periods, the second entered in the game; the end under five minutes, where heartbeats are frequent. */
const period = (moves: number, baseMs: number) => [moves, baseMs, 1, 3000, 0, 0];
const setup = { op: 'setup', white: [period(40, 500_000), period(0, 300_000)], profile: 'fide-2023' };

const Moves = 60;
const StepMs = 500;

/** Of a move, in steps: mostly short, a few long enough for heartbeats. */
const thinkingMs = (ply: number) => StepMs * (ply % 40 === 3 ? 271 : 8 + ((ply * 37) % 17));

/** The game played without a cut: its flash at the end, and the state behind each word that ends a record. */
function played(name: string) {
  const clock = switchOn(name);
  clock.ask(setup);
  const first = wordAddresses(clock.board.flash).length;
  const states = new Map<number, Answer>();
  const look = () => {
    const { flash } = clock.board;
    const words = wordAddresses(flash).length - first;
    if (!states.has(words)) states.set(words, clock.state(words > 0 ? lastMs(flash) : undefined));
  };
  look();
  clock.ask({ op: 'start' });
  look();
  for (let ply = 1; ply <= 2 * Moves; ply++) {
    for (let ms = 0; ms < thinkingMs(ply); ms += StepMs) {
      clock.board.advanceTo(clock.board.nowMs() + StepMs);
      look();
    }
    clock.press(ply % 2 === 1 ? 'white' : 'black');
    look();
  }
  expect(clock.board.errors).toEqual([]);
  return { flash: clock.board.flash, addresses: wordAddresses(clock.board.flash).slice(first), states };
}

describe.each(boardNames)('a power cut at every byte on %s', (name) => {
  it('restores the last whole event', { timeout: 600_000 }, () => {
    const { flash, addresses, states } = played(name);
    expect(states.get(addresses.length)).toMatchObject({ plies: 2 * Moves, white: { period: 2 } });
    let cuts = 0;
    let expected = states.get(0) as Answer;
    for (const [word, address] of addresses.entries()) {
      expected = states.get(word) ?? expected;
      for (let bytes = 0; bytes < 4; bytes++) {
        const image = flash.bytes.slice();
        image.fill(0xff, address + bytes, address + 4);
        for (const later of addresses.slice(word + 1)) image.fill(0xff, later, later + 4);
        const restored = switchOn(name, flashOf(name, image)).state();
        expect(lasting(restored), `word ${word}, byte ${bytes}`).toEqual(lasting(expected));
        expect(restored).toMatchObject({ restored: true, phase: expected.phase === 'ready' ? 'ready' : 'stopped' });
        cuts++;
      }
    }
    // A start and 120 presses, and as many heartbeats at least as this.
    expect(cuts).toBeGreaterThan(4 * (2 * Moves + 1 + 40));
    console.log(`${name}: ${cuts} cuts in ${addresses.length} words, each restored`);
  });
});
