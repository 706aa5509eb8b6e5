/** A board in somebody's hands: its levers are pressed, operations go over its link, its time goes on. */
import { compileScript, createBoard, type Lever, type Picture } from '../board';
import { builtSource } from '../engine/files';
import { EngineError, type SideName } from '../engine/types';
import { type Case, createLink, type Event, type State } from '../scenario';
import { boardOf } from '../scenario/link';

/** Something done now. */
export type Operation = Omit<Event, 'at'>;

export interface Device {
  nowMs(): number;
  /** @throws EngineError the script failed */
  advanceTo(ms: number): void;
  /** One clean closing, now. @returns why it was refused */
  press(lever: Lever): string | null;
  /** @returns why it was refused */
  operate(operation: Operation): string | null;
  /** An operation, or a player's press, of a scenario at its time. */
  happen(event: Event): void;
  state(): State;
  raster(): Picture;
}

/** Switches the case's board on and sets its game up. @throws EngineError the script failed, or refused the set-up */
export function createDevice(one: Case): Device {
  const source = builtSource();
  const name = boardOf(one);
  const { file, text } = source.script(name);
  const entry = source.entry(name);
  const board = createBoard({ script: compileScript(text, file), rooms: source.rooms(name), entry });
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

  function operate(operation: Operation): string | null {
    const at = board.nowMs();
    return ask(link.op({ ...operation, at } as Event, at)).refused;
  }

  const { refused } = ask(link.setup());
  if (refused !== null) throw new EngineError(`the clock refused its set-up: ${refused}`);

  return {
    nowMs: board.nowMs,
    advanceTo(ms) {
      board.advanceTo(ms);
      check();
    },
    press(lever) {
      for (const closed of [true, false]) board.contact(lever, closed);
      return state().refused;
    },
    operate,
    happen(event) {
      board.approach(event.at);
      if (event.op !== 'press') operate(event);
      else for (const level of [1, 0] as const) board.edge(event.side as SideName, level);
      check();
    },
    state,
    raster: () => board.lcd,
  };
}
