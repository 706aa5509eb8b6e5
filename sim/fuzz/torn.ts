/** A cut in the middle of a write: afterwards the event was, or it was not. */
import type { Engine } from '../engine';
import type { Case } from '../scenario';
import type { Violation } from './invariants';
import { type FullState, type Happened, playAlone, tears } from './play';

/** The answer to the last event is lost with the supply; what may be unsure is told by the last whole record, which is another. */
const unasked = new Set(['refused', 'max', 'uncertainMs']);

/** What was torn takes a place in the log all the same, which may be full the sooner. */
const comparable = (state: FullState): FullState => {
  const signs = state.screen.signs.filter((sign) => sign !== 'journal');
  return { ...state, screen: { ...state.screen, signs } };
};

/** What should have been: fields that differ. */
function differing(got: FullState, wanted: FullState): Record<string, unknown> {
  const [one, other] = [comparable(got), comparable(wanted)];
  const fields = Object.keys(got).filter((field) => !unasked.has(field));
  const wrong = fields.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));
  return Object.fromEntries(wrong.map((field) => [field, wanted[field]]));
}

const sameAs = (state: FullState, other: FullState): boolean => Object.keys(differing(state, other)).length === 0;

/** More than any event writes. */
const wholeBytes = 4096;

/** The game up to a torn event and the cut, which now comes before the event, or behind it. */
async function wholeCut(engine: Engine, one: Case, cut: number, isDone: boolean): Promise<FullState | null> {
  const whole = { ...(one.events[cut] as Case['events'][number]), written: isDone ? wholeBytes : 0 };
  const events = [...one.events.slice(0, isDone ? cut : cut - 1), whole];
  return playAlone(engine, { ...one, events });
}

/** @returns the first cut that left something else */
export async function tornIsAllOrNothing(
  engine: Engine,
  one: Case,
  happened: readonly Happened[],
): Promise<Violation | null> {
  for (const [cut, { event, after }] of happened.entries()) {
    if (!tears(event, one.events[cut - 1])) continue;
    const done = await wholeCut(engine, one, cut, true);
    if (!done || sameAs(after, done)) continue;
    const undone = await wholeCut(engine, one, cut, false);
    if (!undone || sameAs(after, undone)) continue;
    const { at: _at, ...expected } = differing(after, undone);
    return { rule: 'tornIsAllOrNothing', event: cut, happened: true, at: after.at, expected };
  }
  return null;
}
