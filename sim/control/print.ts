/** Control -> its canonical text. Parsed again it gives the same control. */
import type { Control, Period } from '../../firmware/core/control';
import { type Advance, Method, type Ms } from '../../firmware/core/types';
import { advanceNames } from './names';

/** Seconds with as many decimals as needed, at most three: 1500 -> `1.5`. */
export function printSeconds(ms: Ms): string {
  const fraction = String(ms % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  const whole = String((ms - (ms % 1000)) / 1000);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** By method: what the text of a field is, moves apart. */
const bodies: Record<Method, (period: Period) => string> = {
  [Method.Plain]: ([, base]) => printSeconds(base),
  [Method.Fischer]: ([, base, , bonus]) => `${printSeconds(base)}+${printSeconds(bonus)}`,
  [Method.Delay]: ([, base, , bonus]) => `${printSeconds(base)}d${printSeconds(bonus)}`,
  [Method.Bronstein]: ([, base, , bonus]) => `${printSeconds(base)}b${printSeconds(bonus)}`,
  [Method.Byoyomi]: ([, base, , , per, periods]) => `${printSeconds(base)}y${periods}x${printSeconds(per)}`,
  [Method.Canadian]: ([, base, , , per, moves]) => `${printSeconds(base)}c${moves}/${printSeconds(per)}`,
  [Method.Hourglass]: ([, base]) => `*${printSeconds(base)}`,
  [Method.Gong]: ([, base]) => `g${printSeconds(base)}`,
  [Method.Up]: () => 'up',
};

const printField = (period: Period): string => (period[0] > 0 ? `${period[0]}/` : '') + bodies[period[2]](period);

/** One side's text. */
export function printSide(periods: readonly Period[], advance: Advance | null): string {
  const fields = periods.map(printField).join(':');
  return advance === null ? fields : `${fields}@${advanceNames[advance]}`;
}

/** What a scenario's `control` holds: one text, or with odds two. */
export function printControl({ white, black, advance }: Control): string | { white: string; black: string } {
  const texts = { white: printSide(white, advance), black: printSide(black, advance) };
  return texts.white === texts.black ? texts.white : texts;
}
