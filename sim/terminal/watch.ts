/** A recorded game to look at: its events happen to the clock at their times. */
import { messages } from '../messages';
import type { Case, Event } from '../scenario';
import { createDevice } from './device';
import { createPace } from './pace';
import type { Act } from './perform';

const text = messages.sim;

/** How long the last picture stands. */
const restMs = 3000;

/** A press of White's and one of Black's are one move. */
const moveAfter = (events: readonly Event[]): number => Math.ceil(events.filter(({ op }) => op === 'press').length / 2);

export function createWatch(one: Case, speed: number): Act {
  const device = createDevice(one);
  const pace = createPace(speed, device.nowMs());
  const { events } = one;
  const lastMs = events.at(-1)?.at ?? 0;
  let next = 0;
  let endMs = Number.POSITIVE_INFINITY;

  function goOn(toMs: number): void {
    for (let event = events[next]; event && event.at <= toMs; event = events[++next]) device.happen(event);
    device.advanceTo(Math.min(toMs, lastMs));
    if (next === events.length) endMs = Math.min(endMs, performance.now() + restMs);
  }

  return {
    raster: device.raster,
    status: () => text.watching(one.id, moveAfter(events.slice(0, next)), pace.speed),
    help: text.watchKeys,
    tick() {
      goOn(pace.nowMs());
      return performance.now() < endMs;
    },
    act(action) {
      if (action === 'skip') endMs = 0;
      else pace.change(action);
    },
  };
}
