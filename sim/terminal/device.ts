/** A board in somebody's hands: its levers are pressed, operations go over its link, its time goes on. */
import { type Board, createBoard, type Lever, type Picture } from '../board';
import { builtOptions } from '../engine/files';
import { take } from '../engine/node';
import { EngineError, type SideName, type Step } from '../engine/types';
import { type Case, createLink, type Event, type State } from '../scenario';
import { pressOf, touchMs } from '../scenario/boards';
import { boardOf } from '../scenario/link';

/** Something done now. */
export type Operation = Omit<Event, 'at'>;

export interface Device {
  nowMs(): number;
  /** @throws EngineError the script failed */
  advanceTo(ms: number): void;
  /** One clean closing, now. @returns why it was refused */
  press(lever: Lever): string | null;
  /** A key of the device is touched now, and let go when time has gone on so far. */
  key(name: string, holdMs?: number): void;
  /** @returns why it was refused */
  operate(operation: Operation): string | null;
  /** An operation, a key or a player's press of a scenario at its time. */
  happen(event: Event): void;
  state(): State;
  raster(): Picture;
}

/** Keys of a board: touched now, let go in time. */
function createKeys(board: Board, name: string) {
  let held: Step[] = [];
  return {
    touch(key: string, holdMs: number): void {
      const { move, heldMs } = pressOf(name, key);
      take(board, move(board.nowMs(), true));
      held = [...held, move(board.nowMs() + heldMs + holdMs, false)].sort((a, b) => a.at - b.at);
    },
    letGo(untilMs: number): void {
      for (const step of held.filter(({ at }) => at <= untilMs)) take(board, step);
      held = held.filter(({ at }) => at > untilMs);
    },
  };
}

/** Switches the case's board on and sets its game up. @throws EngineError the script failed, or refused the set-up */
export function createDevice(one: Case): Device {
  const name = boardOf(one);
  const board = createBoard(builtOptions(name));
  const link = createLink(one);
  const keys = createKeys(board, name);

  function check(): void {
    const [first] = board.errors;
    if (first !== undefined) throw new EngineError(first.split('\n', 1).join());
  }

  function ask(line: string): State {
    board.send(line);
    check();
    const [answer] = board.answers.splice(0);
    if (answer === undefined) throw new EngineError(`the clock did not answer ${line}`);
    return JSON.parse(answer);
  }

  const state = (): State => ask(link.state(board.nowMs()));

  function operate(operation: Operation): string | null {
    const at = board.nowMs();
    return ask(link.op({ ...operation, at } as Event, at)).refused;
  }

  const { refused } = ask(link.setup());
  if (refused !== null) throw new EngineError(`the clock refused its set-up: ${refused}`);

  return {
    nowMs: board.nowMs,
    advanceTo(ms) {
      keys.letGo(ms);
      board.advanceTo(ms);
      check();
    },
    key(name, holdMs = touchMs) {
      keys.touch(name, holdMs);
      check();
    },
    press(lever) {
      for (const closed of [true, false]) board.contact(lever, closed);
      return state().refused;
    },
    operate,
    happen(event) {
      keys.letGo(event.at);
      board.approach(event.at);
      if (event.op === 'key') keys.touch(event.key as string, (event.hold ?? touchMs) as number);
      else if (event.op !== 'press') operate(event);
      else for (const level of [1, 0] as const) board.edge(event.side as SideName, level);
      check();
    },
    state,
    raster: () => board.lcd,
  };
}
