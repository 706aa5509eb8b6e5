/** Games that were adjourned, and their slips. */
import { playSlip } from '../../sim/commands/slip';
import { type Engine, engineByName } from '../../sim/engine';
import { type Case, parseCases } from '../../sim/scenario';

export type Fields = Readonly<Record<string, unknown>>;

/** A case as its file holds it -> the case. */
export const caseOf = (fields: Fields): Case => {
  const [one] = parseCases('case.json', JSON.stringify({ id: 'case', ...fields }));
  if (!one) throw new RangeError('no case');
  return one;
};

/** Presses in turn, White's first, at these times. */
export const presses = (...times: readonly number[]): Fields[] =>
  times.map((at, index) => ({ at, op: 'press', side: index % 2 === 0 ? 'white' : 'black' }));

/** @throws RangeError the game is not adjourned at its end */
export async function slipOf(one: Case, engine: Engine = engineByName('node')): Promise<readonly number[]> {
  const { phase, numbers } = await playSlip(engine, one);
  if (phase !== 'adjourned') throw new RangeError(`${one.id}: ${phase}`);
  return numbers;
}

/** Three moves of White, two of Black, who seals his third. */
export const oneGame = caseOf({
  control: '40/7200:20/3600',
  profile: 'fide-1988',
  events: [{ at: 0, op: 'start' }, ...presses(11234, 104321, 121987, 163005, 208123), { at: 3600007, op: 'seal' }],
});

export const oneSlip = await slipOf(oneGame);
