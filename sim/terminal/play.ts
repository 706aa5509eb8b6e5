/** The clock to play with: keys are levers and operations, time goes on by itself. */
import { EngineError } from '../engine/types';
import { messages } from '../messages';
import type { Case } from '../scenario';
import { createDevice, type Device } from './device';
import type { Action } from './keys';
import { createPace, type Pace } from './pace';
import type { Act } from './perform';

const text = messages.sim;

/** What is said after an action; nothing when the face shows it. */
type Handler = (device: Device, action: Action) => string;

const said = (refused: string | null): string => (refused === null ? '' : text.refused(refused));

const operate =
  (op: string): Handler =>
  (device) =>
    said(device.operate({ op }));

const handlers: Readonly<Partial<Record<Action['do'], Handler>>> = {
  press(device, action) {
    if (action.do === 'press') device.press(action.lever);
    return said(device.state().refused);
  },
  stopResume: (device) => said(device.operate({ op: device.state().phase === 'stopped' ? 'resume' : 'stop' })),
  start: operate('start'),
  undo: (device) => said(device.operate({ op: device.state().phase === 'ready' ? 'undoReset' : 'undo' })),
};

/** What the board's script threw is the end of it. */
export function check({ board }: Device): void {
  if (board.errors.length > 0) throw new EngineError(board.errors.join('\n'));
}

const paces: Readonly<Partial<Record<Action['do'], (pace: Pace) => void>>> = {
  faster: (pace) => pace.faster(),
  slower: (pace) => pace.slower(),
};

/** @returns whether the action was about speed */
export function changePace(pace: Pace, action: Action): boolean {
  const change = paces[action.do];
  change?.(pace);
  return change !== undefined;
}

/** A reset is asked for twice. */
function createReset(): { handle: Handler; forget(): void } {
  let asked = false;
  return {
    handle(device) {
      asked = !asked;
      return asked ? text.resetAgain : operate('reset')(device, { do: 'reset' });
    },
    forget() {
      asked = false;
    },
  };
}

export function createPlay(one: Case, speed: number): Act {
  const device = createDevice(one);
  const pace = createPace(speed, device.board.nowMs());
  const reset = createReset();
  let saying = '';

  function goOn(): void {
    device.board.advanceTo(pace.nowMs());
    check(device);
  }

  return {
    raster: () => device.board.lcd,
    status: () => text.status(pace.speed, saying),
    help: text.playKeys,
    tick() {
      goOn();
      return true;
    },
    act(action) {
      goOn();
      if (changePace(pace, action)) return;
      if (action.do !== 'reset') reset.forget();
      saying = (action.do === 'reset' ? reset.handle : handlers[action.do])?.(device, action) ?? '';
      check(device);
    },
  };
}
