/** What two events of one ms leave behind: an operation and the one that takes it back. */
import { changed } from './atEvent';
import type { Complaint } from './invariants';
import type { Happened } from './play';

const answers = new Set(['refused', 'max', 'op', 'at', 'screen']);

/** A correction and its undo; those that start, stop or end something leave that behind. */
const undone = new Set([
  ...['setTime', 'addTime', 'addUsed', 'setMoves', 'setPeriod', 'set', 'penalty', 'apportion', 'nextControl'],
  ...['liftFlag', 'swapSides', 'swapTimes', 'changeControl', 'creditMove', 'declareFlag', 'illegal'],
]);

const takesBack: Readonly<Record<string, (op: string) => boolean>> = {
  forward: (op) => op === 'rewind',
  undo: (op) => undone.has(op),
  undoReset: (op) => op === 'reset',
};

const inOrder = ({ after }: Happened): boolean => after.refused === null;

/** Back is back. */
function takingBackLeavesNothing(first: Happened, second: Happened): Complaint {
  const pair = first !== second && takesBack[second.event.op]?.(first.event.op);
  if (!pair || first.event.at !== second.event.at || !inOrder(first) || !inOrder(second)) return null;
  return first.before.phase === 'stopped' ? changed(first.before, second.after, answers) : null;
}

export const pairRules = { takingBackLeavesNothing };
