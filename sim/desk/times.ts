/** The clock beside each move of a scoresheet: as recorded, gaps marked, time used worked out where the clocks tell it. */
import type { Ms } from '../../firmware/core/types';
import type { SideName } from '../engine/types';
import { type Explanation, explainGame } from '../pgn';
import type { PlannedMove } from '../pgn/plan';
import { conventions, type Written } from '../pgn/record';
import type { Rules } from './rules';
import type { Sheet, SheetMove } from './sheet';

export interface MoveTimes {
  /** After the press. */
  readonly clock: Written | null;
  readonly used: Written | null;
  /** Not recorded, but it follows from the clocks before and after. */
  readonly usedFollows: boolean;
  /** The player need not record (§11.2). */
  readonly mayStopRecording: boolean;
}

/** More than any bonus or award: a clock that rises by this has passed a control. */
const newPeriodMs = 300000;

interface Marks {
  lastMs: Ms;
  period: number;
  on: boolean;
}

const bonusIn = (explanation: Explanation | null, side: SideName, period: number): Ms => {
  const periods = explanation?.reading.control[side];
  return periods?.[Math.min(period, periods.length - 1)]?.[3] ?? 0;
};

/** Once it is shown the mark stays until the control is passed. */
function advance(marks: Marks, clockMs: Ms, side: SideName, explanation: Explanation | null, rules: Rules): void {
  const passed = clockMs - marks.lastMs > newPeriodMs + bonusIn(explanation, side, marks.period);
  if (passed) {
    marks.period++;
    marks.on = false;
  }
  const bonusMs = bonusIn(explanation, side, marks.period);
  if (clockMs - (passed ? 0 : bonusMs) < rules.recordMs && bonusMs < rules.recordBonusMs) marks.on = true;
  marks.lastMs = clockMs;
}

/** Some programs write the clock before the press adds anything. */
function afterPress(clock: Written, sheet: Sheet, planned: PlannedMove | undefined): Written {
  const { beforeBonus } = conventions[sheet.source ?? 'clk'];
  return beforeBonus && planned ? { ...clock, ms: clock.ms + planned.addedMs } : clock;
}

/** Only between two known times of the side, the start's or recorded ones; in units of the record. */
function followingUse(planned: PlannedMove | undefined, knownBefore: boolean, now: Written | null): Written | null {
  if (!planned || !knownBefore || !now || planned.isAnomaly) return null;
  const { unitMs } = now;
  return { ms: Math.floor(planned.thinkMs / unitMs) * unitMs, unitMs };
}

/**
 * The times of every written move.
 * @param rules whose five-minute rule holds
 */
export function timesOf(sheet: Sheet, rules: Rules): MoveTimes[] {
  const explanation = sheet.source === null || sheet.source === 'emt' ? null : explainGame(sheet);
  const marks: Record<SideName, Marks> = {
    white: { lastMs: Number.POSITIVE_INFINITY, period: 0, on: false },
    black: { lastMs: Number.POSITIVE_INFINITY, period: 0, on: false },
  };
  const known: Record<SideName, boolean> = { white: true, black: true };
  return sheet.moves.map(({ side, clock: recorded, used }: SheetMove, index) => {
    const planned = explanation?.plan[index];
    const clock = recorded && afterPress(recorded, sheet, planned);
    if (clock) advance(marks[side], clock.ms, side, explanation, rules);
    const follows = used === null ? followingUse(planned, known[side], clock) : null;
    known[side] = clock !== null;
    return { clock, used: used ?? follows, usedFollows: follows !== null, mayStopRecording: marks[side].on };
  });
}

const clockText = (ms: Ms, unitMs: Ms): string => {
  const seconds = Math.floor(ms / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  const decimals =
    unitMs >= 1000
      ? ''
      : `.${String(ms % 1000)
          .padStart(3, '0')
          .slice(0, Math.round(3 - Math.log10(unitMs)))}`;
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}${decimals}`;
};

/** `h:mm:ss`, as PGN wants it, with the record's decimals. */
export const writeTime = ({ ms, unitMs }: Written): string => clockText(ms, unitMs);
