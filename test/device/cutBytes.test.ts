/** The supply goes at every byte of the log of a game of 60 moves: what comes back is the last whole event. */
import { describe, expect, it } from 'vitest';
import { boardNames } from '../../sim/scenario/boards';
import { type Answer, atOf, flashOf, lasting, recordAddresses, switchOn } from './clockKit';

/** Two periods, the second entered in the game; the end under five minutes, where heartbeats are frequent. */
const period = (moves: number, baseMs: number) => [moves, baseMs, 1, 3000, 0, 0];
const setup = { op: 'setup', white: [period(40, 500_000), period(0, 300_000)], profile: 'fide-2023' };

const Moves = 60;
const StepMs = 500;

/** Of a move, in steps: mostly short, a few long enough for heartbeats. */
const thinkingMs = (ply: number) => StepMs * (ply % 40 === 3 ? 271 : 8 + ((ply * 37) % 17));

/** The game played without a cut: its flash at the end, and the state at each record. */
function played(name: string) {
  const clock = switchOn(name);
  clock.ask(setup);
  const first = recordAddresses(clock.board.flash).length;
  const states = new Map<number, Answer>();
  const look = () => {
    const addresses = recordAddresses(clock.board.flash);
    const records = addresses.length - first;
    const last = addresses.at(-1) ?? 0;
    if (!states.has(records)) states.set(records, clock.state(atOf(clock.board.flash, last)));
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
  return { flash: clock.board.flash, addresses: recordAddresses(clock.board.flash).slice(first), states };
}

describe.each(boardNames)('a power cut at every byte on %s', (name) => {
  it('restores the last whole event', { timeout: 600_000 }, () => {
    const { flash, addresses, states } = played(name);
    expect(states.get(addresses.length)).toMatchObject({ plies: 2 * Moves, white: { period: 2 } });
    let cuts = 0;
    for (const [record, address] of addresses.entries()) {
      for (let bytes = 0; bytes < 8; bytes++) {
        const image = flash.bytes.slice();
        image.fill(0xff, address + bytes, address + 8);
        for (const later of addresses.slice(record + 1)) image.fill(0xff, later, later + 8);
        const restored = switchOn(name, flashOf(name, image)).state();
        const expected = states.get(record);
        expect(lasting(restored), `record ${record}, byte ${bytes}`).toEqual(lasting(expected as Answer));
        expect(restored).toMatchObject({ restored: true, phase: record === 0 ? 'ready' : 'stopped' });
        cuts++;
      }
    }
    // A start and 120 presses, and as many heartbeats at least as this.
    expect(cuts).toBeGreaterThan(8 * (2 * Moves + 1 + 40));
    console.log(`${name}: ${cuts} cuts in ${addresses.length} records, each restored`);
  });
});
