/** A case on an engine with a look before and after every event. */
import type { Engine, Step } from '../engine';
import { type Case, createLink, type Event, type State, stepsOfEvent } from '../scenario';

/** One event and the clock's states at its ms; `before` of the first is the clock as it was set up. */
export interface Happened {
  readonly event: Event;
  readonly before: FullState;
  readonly after: FullState;
}

/** One side of scenario.md §4. */
export interface SideSeen {
  ms: number;
  delayMs: number;
  shownMs: number;
  shown: string;
  moves: number;
  toGo: number | null;
  period: number;
  flag: 'control' | 'final' | null;
  flagAt: number | null;
  flagCause: string | null;
  overtime: { periods: number; ms: number; moves: number } | null;
  used: number;
  ran: number;
  overrun: number;
  lateMoves: number;
  mayStopRecording: boolean;
  late: boolean;
  arrivedAt: number | null;
  illegal: number;
}

/** All of scenario.md §4. */
export interface FullState extends State {
  phase: 'ready' | 'running' | 'stopped' | 'adjourned' | 'over';
  side: SideName;
  white: SideSeen;
  black: SideSeen;
  first: SideName | null;
  stopped: { by: string; why: string; at: number } | null;
  errand: boolean;
  claim: { by: string; at: number } | null;
  controls: { period: number; at: number; side: SideName; white: number; black: number }[];
  plies: number;
  sessionMs: number;
  whiteOn: 'left' | 'right';
  screen: { left: string; right: string; signs: string[]; lines: string[] | null; cursor: number };
}

export type SideName = 'white' | 'black';

const isState = (line: string): boolean => JSON.parse(line).op === 'state';

/** @returns the answers to the state lines */
async function statesOf(engine: Engine, one: Case, steps: readonly Step[]): Promise<FullState[]> {
  const lines = steps.flatMap((step) => (step.do === 'line' ? [step.line] : []));
  const answers = await engine.play(one.options.board ?? '', steps, one.options.ppm);
  return answers.filter((_answer, index) => isState(lines[index] ?? '')).map((answer) => JSON.parse(answer));
}

/** Steps by their time: what goes on after its event, like a key that is let go, comes where it belongs. */
const inTime = (steps: readonly Step[]): Step[] => [...steps].sort((a, b) => a.at - b.at);

/** The supply goes in the middle of what the event before it writes. */
export const tears = (event: Event | undefined, before: Event | undefined): boolean =>
  event?.written !== undefined && before?.at === event.at && before.op !== 'powerCut';

/** Nobody can look between an event and a cut in the middle of it: of what it did is known that nobody heard of it. */
const unheard = (before: FullState): FullState => ({ ...before, refused: 'nothing' });

/** @throws EngineError the script failed */
export async function playWatched(engine: Engine, one: Case): Promise<Happened[]> {
  const link = createLink(one);
  const { events } = one;
  const steps: Step[] = [{ at: 0, do: 'line', line: link.setup() }];
  for (const [index, event] of events.entries()) {
    const look: Step = { at: event.at, do: 'line', line: link.state(event.at) };
    if (!tears(event, events[index - 1])) steps.push(look);
    steps.push(...stepsOfEvent(event, link));
    if (!tears(events[index + 1], event)) steps.push(look);
  }
  const states = await statesOf(engine, one, inTime(steps));
  const happened: Happened[] = [];
  for (const [index, event] of events.entries()) {
    const before = tears(event, events[index - 1]) ? happened.at(-1)?.before : states.shift();
    const after = tears(events[index + 1], event) ? unheard(before as FullState) : states.shift();
    happened.push({ event, before: before as FullState, after: after as FullState });
  }
  return happened;
}

/** The same with nobody looking until the end; but whose a contact is after a key must be asked. */
export async function playAlone(engine: Engine, one: Case): Promise<FullState | null> {
  const link = createLink(one);
  const look = (at: number): Step => ({ at, do: 'line', line: link.state(at) });
  const steps: Step[] = [{ at: 0, do: 'line', line: link.setup() }];
  let isAsked = true;
  for (const event of one.events) {
    const isContact = event.op === 'press' || event.op === 'edge';
    if (isContact && !isAsked) steps.push(look(event.at));
    isAsked = event.op !== 'key' && (isAsked || isContact);
    steps.push(...stepsOfEvent(event, link));
  }
  steps.push(look(one.events.at(-1)?.at ?? 0));
  return (await statesOf(engine, one, inTime(steps))).at(-1) ?? null;
}
