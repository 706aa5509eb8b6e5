/** A case played through an engine: what the clock says at given times. */

import { toBytes } from '../board/link';
import { type Engine, EngineError, type SideName, type Step } from '../engine/types';
import { pressOf, touchMs } from './boards';
import type { At, Case, Event, State } from './case';
import { boardOf, createLink, type Link } from './link';

type Player = (event: Event, link: Link) => Step[];

const bytesOf = (hex: unknown): string =>
  (hex as string).replace(/../g, (digits) => String.fromCharCode(Number.parseInt(digits, 16)));

/** Events that are not operations of the link. A press is one clean closing. */
const players: Readonly<Record<string, Player>> = {
  press: ({ at, side }) => [
    { at, do: 'edge', side: side as SideName, level: 1 },
    { at, do: 'edge', side: side as SideName, level: 0 },
  ],
  edge: ({ at, side, level }) => [{ at, do: 'edge', side: side as SideName, level: level as 0 | 1 }],
  key: ({ at, key, hold = touchMs }, { board }) => {
    const press = pressOf(board, key as string);
    return [press.move(at, true), press.move(at + press.heldMs + (hold as number), false)];
  },
  busy: ({ at, for: ms }) => [{ at, do: 'busy', forMs: ms as number }],
  timeJump: ({ at, by }) => [{ at, do: 'timeJump', byMs: by as number }],
  powerCut: ({ at, for: ms, written }) => [
    { at, do: 'powerCut', forMs: ms as number, ...(written === undefined ? {} : { written: written as number }) },
  ],
  link: ({ at, text, hex }) => [
    { at, do: 'bytes', bytes: text === undefined ? bytesOf(hex) : toBytes(text as string) },
  ],
  battery: ({ at, percent }) => [{ at, do: 'battery', percent: percent as number }],
};

const operation: Player = (event, link) => [{ at: event.at, do: 'line', line: link.op(event, event.at) }];

/** An event of a case as what happens to the board. */
export const stepsOfEvent: Player = (event, link) => (players[event.op] ?? operation)(event, link);

/** Is the picture asked for? If not the face may sleep, which is most of the time a case takes. */
export const looksAtScreen = ({ expect }: Case): boolean => expect.some((row) => row.screen !== undefined);

export const expectedTimes = ({ expect }: Case): At[] => distinct(expect);

/** Every time that a trace shows. */
export const traceTimes = ({ events, expect }: Case): At[] => distinct([...events, ...expect]);

const distinct = (items: readonly { readonly at: At }[]): At[] =>
  [...new Set(items.map(({ at }) => at))].sort((a, b) => a - b);

/** Which of the answers are states is told by the steps. */
const isState = (line: string): boolean => JSON.parse(line).op === 'state';

/** @param times in rising order; at each the state is asked after all events with that or an earlier `at` */
export function stepsOf(one: Case, times: readonly At[], face: boolean): Step[] {
  const link = createLink(one);
  const steps: Step[] = [{ at: 0, do: 'line', line: link.setup() }];
  if (!face) steps.push({ at: 0, do: 'line', line: link.face(false) });
  let next = 0;
  /** What goes on after its event: keys that are let go, in order. */
  let later: Step[] = [];
  const finish = (at: At): void => {
    steps.push(...later.filter((step) => step.at <= at));
    later = later.filter((step) => step.at > at);
  };
  const playUntil = (at: At): void => {
    for (let event = one.events[next]; event && event.at <= at; event = one.events[++next]) {
      const { at: now } = event;
      finish(now);
      const happening = stepsOfEvent(event, link);
      steps.push(...happening.filter((step) => step.at <= now));
      later = [...later, ...happening.filter((step) => step.at > now)].sort((a, b) => a.at - b.at);
    }
    finish(at);
  };
  for (const at of times) {
    playUntil(at);
    steps.push({ at, do: 'line', line: link.state(at) });
  }
  playUntil(Number.POSITIVE_INFINITY);
  return steps;
}

function read(answer: string): State {
  try {
    return JSON.parse(answer);
  } catch {
    throw new EngineError(`the clock answered ${answer}`);
  }
}

/**
 * @returns the clock's state lines as they came, one for each time
 * @throws EngineError the script failed, or refused the set-up
 */
export async function playLines(engine: Engine, one: Case, times: readonly At[], face: boolean): Promise<string[]> {
  const steps = stepsOf(one, times, face);
  const lines = steps.flatMap((step) => (step.do === 'line' ? [step.line] : []));
  const answers = await engine.play(boardOf(one), steps, one.options.ppm);
  const [setup = ''] = answers;
  const { refused } = read(setup);
  if (refused !== null) throw new EngineError(`the clock refused its set-up: ${refused}`);
  return answers.filter((_answer, index) => isState(lines[index] ?? ''));
}

/** @returns the state at each time */
export async function playCase(
  engine: Engine,
  one: Case,
  times: readonly At[],
  face = looksAtScreen(one),
): Promise<State[]> {
  const lines = await playLines(engine, one, times, face);
  return lines.map(read);
}
