/** The clock to play with: keys are levers and operations, time goes on by itself. */
import { messages } from '../messages';
import type { Case } from '../scenario';
import { createDevice, type Device } from './device';
import type { Action } from './keys';
import { createPace } from './pace';
import type { Act } from './perform';

const text = messages.sim;

const phaseOf = (device: Device): unknown => device.state().phase;

/** A key is held long enough to be more than touched. */
const heldMs = 1600;

const touch =
  (key: string, holdMs?: number) =>
  (device: Device): null => {
    device.key(key, holdMs);
    return null;
  };

/** What the clock is asked to do; the answer is why it refused. */
const handlers: Readonly<Partial<Record<Action, (device: Device) => string | null>>> = {
  left: (device) => device.press('left'),
  right: (device) => device.press('right'),
  stopResume: (device) => device.operate({ op: phaseOf(device) === 'stopped' ? 'resume' : 'stop' }),
  start: (device) => device.operate({ op: 'start' }),
  undo: (device) => device.operate({ op: phaseOf(device) === 'ready' ? 'undoReset' : 'undo' }),
  reset: (device) => device.operate({ op: 'reset' }),
  stopKey: touch('stop'),
  okKey: touch('ok'),
  okHeld: touch('ok', heldMs),
  backKey: touch('back'),
  minusKey: touch('minus'),
  plusKey: touch('plus'),
};

export function createPlay(one: Case, speed: number): Act {
  const device = createDevice(one);
  const pace = createPace(speed, device.nowMs());
  let saying = '';
  let resetAsked = false;

  /** A reset is asked for twice. */
  function handle(action: Action): string {
    resetAsked = action === 'reset' && !resetAsked;
    if (resetAsked) return text.resetAgain;
    const refused = handlers[action]?.(device) ?? null;
    return refused === null ? '' : text.refused(refused);
  }

  return {
    raster: device.raster,
    status: () => text.playing(pace.speed, saying),
    help: text.playKeys,
    tick() {
      device.advanceTo(pace.nowMs());
      return true;
    },
    act(action) {
      device.advanceTo(pace.nowMs());
      if (!pace.change(action)) saying = handle(action);
    },
  };
}
