/** What a control gives, straight from its text: the fuzz asks the clock for nothing that it can work out itself. */
import type { Control, Period } from '../../firmware/core/control';
import { Method } from '../../firmware/core/types';
import type { Case } from '../scenario';
import type { SideName, SideSeen } from './play';

export interface Rules {
  readonly control: Control;
  readonly prepaid: boolean;
}

export const rulesOf = ({ control, options }: Case): Rules => ({ control, prepaid: options.prepaid ?? true });

/** The period with this number; the last one stands for all that follow. */
export function periodOf(rules: Rules, side: SideName, number: number): Period {
  const periods = rules.control[side];
  return periods[Math.min(number, periods.length) - 1] as Period;
}

export const methodOf = (rules: Rules, side: SideName, { period }: SideSeen): Method =>
  periodOf(rules, side, period)[2];

const increment = ([, , method, bonusMs]: Period): number => (method === Method.Fischer ? bonusMs : 0);

/** What entering the periods after `from` up to `to` gives. */
export function gainMs(rules: Rules, side: SideName, from: number, to: number): number {
  let sum = 0;
  for (let number = from + 1; number <= to; number++) {
    const period = periodOf(rules, side, number);
    sum += period[1];
    if (rules.prepaid) sum += increment(period) - increment(periodOf(rules, side, number - 1));
  }
  return sum;
}

/** What a press in period `number` gives, [low, high]; null: it depends on the bank. */
export function bonusMs(rules: Rules, side: SideName, number: number): [low: number, high: number] | null {
  const period = periodOf(rules, side, number);
  const [, , method, bonus] = period;
  if (method === Method.Gong || method === Method.Up) return null;
  if (method === Method.Bronstein && !rules.prepaid) return [0, bonus];
  return [increment(period), increment(period)];
}

/** All the time that a side has before it has lost or passes a control. Not for count-up. */
export function totalMs(rules: Rules, side: SideName, seen: SideSeen): number {
  const [, , method, , perMs, count] = periodOf(rules, side, seen.period);
  const { ms, delayMs, overtime } = seen;
  if (method === Method.Byoyomi) return ms + (overtime ? overtime.ms + (overtime.periods - 1) * perMs : count * perMs);
  if (method === Method.Canadian) return ms + (overtime ? overtime.ms : perMs);
  return ms + delayMs;
}
