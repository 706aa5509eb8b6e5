/** A board in somebody's hands: its levers are pressed, operations go over its link, its time goes on. */
import { type Board, compileScript, createBoard } from '../board';
import { builtSource } from '../engine/files';
import { EngineError } from '../engine/types';
import { type Case, createLink, type Event, type State } from '../scenario';
import { boardOf } from '../scenario/link';

/** What a person presses is a contact; whose it is the clock knows. */
export type Lever = 'left' | 'right';

/** Something that happens now. */
export type Happening = Omit<Event, 'at'>;

export interface Device {
  readonly board: Board;
  /** One clean closing. */
  press(lever: Lever): void;
  /** An operation. @returns why it was refused */
  operate(event: Happening): string | null;
  state(): State;
}

/** Switches a board on and sets the case's game up. @throws EngineError the script failed, or refused the set-up */
export function createDevice(one: Case): Device {
  const source = builtSource();
  const name = boardOf(one);
  const { file, text } = source.script(name);
  const entry = source.entry(name);
  const board = createBoard(name, { script: compileScript(text, file), rooms: source.rooms(name), entry });
  const link = createLink(one);
  const open = entry.active === 1 ? 0 : 1;

  function ask(line: string): State {
    board.send(line);
    const [answer] = board.answers.splice(0);
    if (answer === undefined) throw new EngineError([`no answer to ${line}`, ...board.errors].join('\n'));
    return JSON.parse(answer);
  }

  const { refused } = ask(link.setup());
  if (refused !== null) throw new EngineError(`the clock refused its set-up: ${refused}`);

  return {
    board,
    press(lever) {
      board.setPin(entry.pins[lever], entry.active);
      board.setPin(entry.pins[lever], open);
    },
    operate(event) {
      const at = board.nowMs();
      return ask(link.op({ ...event, at } as Event, at)).refused;
    },
    state: () => ask(link.state(board.nowMs())),
  };
}
