/** An operation that a screen wants, done as one that came over the link. */
import type { Ms, Op } from '../../core/types';
import { callOf, carryOut } from '../desk/call';
import { Room } from '../roomNames';

/**
 * @param op its number, or the name of one on the log, or of the reset
 * @param more argument records; side and value as core/operate takes them
 * @param flag by force; rewind: before the press took effect; illegal: the move stands
 * @returns effects, or -Reason
 */
export const operateBy = (
  op: Op | string,
  side: number,
  value: number,
  more: readonly number[],
  flag: boolean,
  atMs: Ms,
): number => {
  const call = callOf({ op: op, force: flag }, atMs);
  call.room_ = op == 'reset' || op == 'undoReset' ? Room.Reset : typeof op == 'string' ? Room.Log : Room.Ops;
  call.side_ = side;
  call.value_ = value;
  call.more_ = more;
  return carryOut(call) as number;
};
