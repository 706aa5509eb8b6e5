/** A board in somebody's hands: its levers are pressed, operations go over its link, its time goes on. */
import { compileScript, createBoard, type Raster } from '../board';
import { builtSource } from '../engine/files';
import { EngineError, type SideName } from '../engine/types';
import { type Case, createLink, type Event, type State } from '../scenario';
import { pressOf, touchMs } from '../scenario/boards';
import { boardOf } from '../scenario/link';

/** What a person presses is a contact; whose it is the clock knows. */
export type Lever = 'left' | 'right';

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
  raster(): Raster;
}

/** Switches the case's board on and sets its game up. @throws EngineError the script failed, or refused the set-up */
export function createDevice(one: Case): Device {
  const source = builtSource();
  const name = boardOf(one);
  const { file, text } = source.script(name);
  const entry = source.entry(name);
  const board = createBoard(name, { script: compileScript(text, file), rooms: source.rooms(name), entry });
  const link = createLink(one);

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

  /** Keys that are still held. */
  let held: { at: number; pin: string; level: 0 | 1 }[] = [];

  function letGo(untilMs: number): void {
    for (const { at, pin, level } of held.filter((one) => one.at <= untilMs).sort((a, b) => a.at - b.at)) {
      board.approach(at);
      board.setPin(pin, level);
    }
    held = held.filter((one) => one.at > untilMs);
  }

  function advanceTo(ms: number): void {
    letGo(ms);
    board.advanceTo(ms);
    check();
  }

  function key(name: string, holdMs: number = touchMs): void {
    const { pin, closed, heldMs } = pressOf(boardOf(one), name);
    board.setPin(pin, closed);
    held.push({ at: board.nowMs() + heldMs + holdMs, pin, level: closed === 1 ? 0 : 1 });
    check();
  }

  function operate(operation: Operation): string | null {
    const at = board.nowMs();
    return ask(link.op({ ...operation, at } as Event, at)).refused;
  }

  const { refused } = ask(link.setup());
  if (refused !== null) throw new EngineError(`the clock refused its set-up: ${refused}`);

  return {
    nowMs: board.nowMs,
    advanceTo,
    key,
    press(lever) {
      board.setPin(entry.pins[lever], entry.active);
      board.setPin(entry.pins[lever], entry.active === 1 ? 0 : 1);
      return state().refused;
    },
    operate,
    happen(event) {
      letGo(event.at);
      board.approach(event.at);
      if (event.op === 'key') key(event.key as string, event.hold as number | undefined);
      else if (event.op !== 'press') operate(event);
      else for (const level of [1, 0] as const) board.edge(event.side as SideName, level);
      check();
    },
    state,
    raster: () => board.lcd,
  };
}
