/** Time controls on the screens: as setup takes them, and in a few letters. */
import { format } from '../../core/format';
import { type Advance, Method, type Ms } from '../../core/types';

/** A control as the link's `setup` takes it, by number where that has a choice. */
export interface Draft {
  white: number[][];
  /** null: as White's. */
  black: number[][] | null;
  advance: Advance;
  prepaid: boolean;
  /** null: as the rules say. */
  freeze: boolean | null;
  profile: string;
}

/** By Method, from Fischer: what stands behind the base. */
export const methodSigns = '+DBYC=*U';

/** Minutes as people say them, `0:10` where there are seconds too. */
const minutes = (ms: Ms): string => (ms % 60000 ? format(ms, 0) : ms / 60000 + '');

/** `40/90+30`. */
const shortPeriod = (p: readonly number[]): string => {
  const method = p[2] as Method;
  const seconds = p[4] ? p[5] + 'X' + p[4] / 1000 : p[3] ? p[3] / 1000 : '';
  return (
    (p[0] ? p[0] + '/' : '') +
    (method == Method.Up ? '' : minutes(p[1]!)) +
    (method ? methodSigns.charAt(method - 1) : '') +
    seconds
  );
};

/** The periods, a blank between them. */
export const shortControl = (periods: readonly (readonly number[])[]): string => periods.map(shortPeriod).join(' ');
