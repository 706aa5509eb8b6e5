/** Games of the core with thinks to the ms: what both sides ran, less what passed while somebody's clock ran. */
import { operate } from '../../firmware/core/arbiter';
import { charge, press } from '../../firmware/core/clock';
import type { Period } from '../../firmware/core/control';
import { newGame } from '../../firmware/core/newgame';
import type { ClockState, SideState } from '../../firmware/core/state';
import { Advance, By, Method, Op, type Side, Whom, Why } from '../../firmware/core/types';
import { createRandom } from '../../sim/fuzz/random';
import './entry/rare';

const manyMs = 359_999_000;

/** One period each; none of them ends. */
const periods: readonly Period[] = [
  [0, manyMs, Method.Plain, 0, 0, 0],
  [0, manyMs, Method.Fischer, 1234, 0, 0],
  [0, manyMs, Method.Delay, 5000, 0, 0],
  [0, manyMs, Method.Bronstein, 5000, 0, 0],
  [0, 600_000, Method.Byoyomi, 0, 120_000, 99],
  [0, 600_000, Method.Canadian, 0, 7_200_000, 20],
  [0, manyMs, Method.Hourglass, 0, 0, 0],
  [0, 600_000, Method.Gong, 0, 0, 0],
  [0, 0, Method.Up, 0, 0, 0],
  [40, 7_200_000, Method.Fischer, 30_000, 0, 0],
];

function clockOf(period: Period, prepaid: boolean): ClockState {
  const s = newGame({
    white_: [period],
    black_: [period],
    profile_: 1,
    advance_: Advance.Moves,
    prepaid_: prepaid,
    whiteOn_: 'left',
    freeze_: true,
    freezeGiven_: true,
    sessionMs_: 0,
    lateAfterMs_: 0,
  });
  does(s, Op.Start, Whom.Both, 0, 0);
  return s;
}

const does = (s: ClockState, op: Op, side: number, value: number, at: number) =>
  operate(s, { op_: op, side_: side, value_: value, flag_: false, atMs_: at, more_: [] }, () => ({}));

const ranMs = ({ allotMs_, bonusMs_, moves_, bonusFrom_, bankMs_, extraMs_ }: SideState): number =>
  allotMs_ + bonusMs_ * (moves_ - bonusFrom_) - bankMs_ + extraMs_;

const PressesOfGame = 400;
const thinkMs = 72_000;

export interface Drift {
  games: number;
  presses: number;
  hours: number;
  driftMs: number;
}

/** As many games as the presses take, with ticks and stops in between. Thinks are 36 s on average. */
export function drift(presses: number): Drift {
  const random = createRandom(1);
  const sum = { games: 0, presses: 0, hours: 0, driftMs: 0 };
  for (let game = 0; sum.presses < presses; game++) {
    const s = clockOf(periods[game % periods.length] as Period, game % 3 > 0);
    let at = 0;
    let stoodMs = 0;
    for (let i = 0; i < PressesOfGame; i++) {
      at += random.int(0, thinkMs);
      const chance = random.int(0, 9);
      if (chance < 5) charge(s, at);
      if (chance === 9) {
        const standsMs = random.int(0, thinkMs);
        does(s, Op.Stop, By.Arbiter, Why.Other, at);
        does(s, Op.Resume, Whom.Both, 0, at + standsMs);
        at += standsMs;
        stoodMs += standsMs;
      }
      if (press(s, (i % 2) as Side, at) >= 0) sum.presses++;
    }
    sum.games++;
    sum.hours += (at - stoodMs) / 3_600_000;
    sum.driftMs += Math.abs(ranMs(s.white_) + ranMs(s.black_) - (at - stoodMs));
  }
  return sum;
}
