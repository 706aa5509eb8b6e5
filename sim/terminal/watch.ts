/** A recorded game to look at: its events happen to the clock at their times. */
import type { SideName } from '../engine/types';
import { messages } from '../messages';
import type { Case, Event } from '../scenario';
import { createDevice, type Device } from './device';
import { createPace } from './pace';
import type { Act } from './perform';
import { changePace, check } from './play';

const text = messages.sim;

/** How long the last picture stands. */
const restMs = 3000;

function happen({ board, operate }: Device, event: Event): void {
  board.approach(event.at);
  if (event.op !== 'press') {
    operate(event);
    return;
  }
  board.edge(event.side as SideName, 1);
  board.edge(event.side as SideName, 0);
}

/** A press of White's and one of Black's are one move. */
const moveAt = (events: readonly Event[], next: number): number =>
  Math.ceil(events.slice(0, next).filter(({ op }) => op === 'press').length / 2);

export function createWatch(one: Case, speed: number): Act {
  const device = createDevice(one);
  const pace = createPace(speed, device.board.nowMs());
  const { events } = one;
  const lastMs = events.at(-1)?.at ?? 0;
  let next = 0;
  let overMs: number | null = null;

  function goOn(toMs: number): void {
    for (let event = events[next]; event && event.at <= toMs; event = events[++next]) happen(device, event);
    device.board.advanceTo(Math.min(toMs, lastMs));
    check(device);
  }

  return {
    raster: () => device.board.lcd,
    status: () => text.watching(one.id, moveAt(events, next), pace.speed),
    help: text.watchKeys,
    tick() {
      goOn(pace.nowMs());
      if (next < events.length) return true;
      overMs ??= performance.now() + restMs;
      return performance.now() < overMs;
    },
    act(action) {
      if (action.do === 'skip') overMs = 0;
      else changePace(pace, action);
    },
  };
}
