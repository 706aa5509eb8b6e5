/** What a power cut may cost: at most what the running side used since the last record. */
import { Method } from '../../firmware/core/types';
import { hasPowerFail } from '../scenario/boards';
import type { Complaint } from './invariants';
import type { FullState, Happened, SideName, SideSeen } from './play';
import { methodOf, type Rules, totalMs } from './rules';

const sides: readonly SideName[] = ['white', 'black'];

/** What a restored side has as it was. */
const lasting = (side: SideSeen, runs: boolean): string => {
  const { moves, toGo, period, flag, lateMoves, illegal, ms, used } = side;
  return JSON.stringify([moves, toGo, period, flag === 'final', lateMoves, illegal, ...(runs ? [] : [ms, used])]);
};

/** Given back at most; a pin that says that the supply goes has the time to the ms. */
const mostMs = ({ ms }: SideSeen, board: string): number => (hasPowerFail(board) ? 0 : ms < 300_000 ? 10_000 : 60_000);

function running(before: FullState, after: FullState, rules: Rules | null, board: string): Complaint {
  const { side } = before;
  const [was, is] = [before[side], after[side]];
  if (!rules || was.flag === 'final' || methodOf(rules, side, was) === Method.Up) return null;
  // An errand has no delay; that of the turn behind it is there again.
  const total = (seen: SideSeen) => totalMs(rules, side, seen) - (before.errand ? seen.delayMs : 0);
  const given = total(is) - total(was);
  const most = mostMs(was, board);
  return given >= 0 && given <= most ? null : { [side]: { ms: [was.ms, was.ms + most] } };
}

/** The sign says long before that the log comes to its end; what comes after that is not kept. */
export const logIsFull = ({ screen }: FullState): boolean => screen.signs.includes('journal');

/** Stopped, and all there: the running side has what it had, and a little more. */
export function cutLosesNothing({ event, before, after }: Happened, rules: Rules | null, board: string): Complaint {
  // What a cut in the middle of a write leaves is compared with games without it, see torn.
  if (event.op !== 'powerCut' || event.written !== undefined || logIsFull(before)) return null;
  const ran = before.phase === 'running';
  const phase = ran ? 'stopped' : before.phase;
  if (after.phase !== phase || !after.restored) return { phase, restored: true };
  if (after.plies !== before.plies || after.result !== before.result) return { plies: before.plies };
  // What the running side is given back the other one had, in an hourglass; without the rules it may be one.
  const glass = rules === null || methodOf(rules, before.side, before[before.side]) === Method.Hourglass;
  for (const side of sides) {
    const mayDiffer = ran && (side === before.side || glass);
    if (lasting(before[side], mayDiffer) !== lasting(after[side], mayDiffer)) return { [side]: before[side] };
  }
  return ran ? running(before, after, rules, board) : null;
}
