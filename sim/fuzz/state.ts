/** What every state keeps by itself. */
import { Method } from '../../firmware/core/types';
import { checkRow, signs as signNames } from '../scenario';
import type { Complaint } from './invariants';
import type { FullState, SideName, SideSeen } from './play';
import { methodOf, type Rules } from './rules';

const sides: readonly SideName[] = ['white', 'black'];

/** Byo-yomi has no moves, Canadian no periods. */
const wholeOvertime = ({ overtime, ...side }: SideSeen) => ({
  ...side,
  overtime: overtime && { ...overtime, periods: overtime.periods ?? 1, moves: overtime.moves ?? 0 },
});

/** Fields and values of the contract, whole and in range. */
function isOfTheContract(state: FullState): Complaint {
  const [white, black] = [wholeOvertime(state.white), wholeOvertime(state.black)];
  return checkRow({ ...state, white, black }, 0) ? {} : null;
}

/** 0:00 is the flag and nothing else, but for a count-up; a flag that time dropped shows it. */
function zeroIsTheFlag(state: FullState, rules: Rules | null): Complaint {
  for (const side of sides) {
    const { shown, flag, flagCause } = state[side];
    const isFalse = rules && methodOf(rules, side, state[side]) !== Method.Up;
    if (shown === '0:00' && flag !== 'final' && isFalse) return { [side]: { flag: 'final' } };
    if (shown !== '0:00' && flag === 'final' && flagCause === 'time') return { [side]: { shown: '0:00' } };
  }
  return null;
}

/** No time is below 0. */
function nothingIsBelowZero(state: FullState): Complaint {
  for (const side of sides) {
    const { ms, delayMs, overrun, lateMoves, moves, overtime } = state[side];
    if (ms < 0 || delayMs < 0 || overrun < 0 || lateMoves < 0 || moves < 0 || (overtime && overtime.ms < 0))
      return { [side]: { ms: [0, 1e12] } };
  }
  return null;
}

/** Nobody runs, or one side, and the sign is on its lever. */
function oneSideRuns({ phase, side, whiteOn, screen }: FullState): Complaint {
  const lever = (side === 'white') === (whiteOn === 'left') ? 'run-left' : 'run-right';
  const wanted = phase === 'running' ? [lever] : [];
  const shown = screen.signs.filter((sign) => sign.startsWith('run-'));
  const contradicts = screen.signs.includes('stopped') && wanted.length > 0;
  return String(shown) === String(wanted) && !contradicts ? null : { screen: { signs: wanted } };
}

function signsInOrder({ screen: { signs } }: FullState): Complaint {
  const ordered = signNames.filter((name) => signs.includes(name));
  return String(ordered) === String(signs) ? null : { screen: { signs: ordered } };
}

/** The picture shows what the state says. */
function shownAsSaid({ white, black, whiteOn, screen }: FullState): Complaint {
  const [left, right] = whiteOn === 'left' ? [white.shown, black.shown] : [black.shown, white.shown];
  return screen.left === left && screen.right === right ? null : { screen: { left, right } };
}

/** Nothing is dated later than now. */
function nothingIsInTheFuture(state: FullState): Complaint {
  for (const side of sides) {
    const { flagAt, arrivedAt } = state[side];
    if ((flagAt ?? 0) > state.at) return { [side]: { flagAt: state.at } };
    if ((arrivedAt ?? 0) > state.at) return { [side]: { arrivedAt: state.at } };
  }
  return (state.stopped?.at ?? 0) > state.at ? { stopped: { at: state.at } } : null;
}

export const stateRules: Readonly<Record<string, (state: FullState, rules: Rules | null) => Complaint>> = {
  isOfTheContract,
  zeroIsTheFlag,
  nothingIsBelowZero,
  oneSideRuns,
  signsInOrder,
  shownAsSaid,
  nothingIsInTheFuture,
};
