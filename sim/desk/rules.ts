/** What the desk asks a profile (laws.md C). Numbers are data; a new federation's rules are one more object here. */
import type { Ms } from '../../firmware/core/types';

export interface Rules {
  /** A flag does not lose against a lone king; against men that cannot mate; against a lone king, a minor piece asking the arbiter. */
  readonly flag: 'loneKing' | 'noMate' | 'scant';
  /** A dead position is one of §10.4, or one in which nobody can mate. */
  readonly dead: 'listed' | 'noMate';
  /** The fiftieth move may be announced instead of made. */
  readonly announceFifty: boolean;
  /** Under this a player need not record (§11.2), if his bonus is below the second number. */
  readonly recordMs: Ms;
  readonly recordBonusMs: Ms;
}

const fide2023: Rules = {
  flag: 'noMate',
  dead: 'noMate',
  announceFifty: true,
  recordMs: 300000,
  recordBonusMs: 30000,
};

const byProfile: Readonly<Record<string, Rules>> = {
  'fide-1988': {
    flag: 'loneKing',
    dead: 'listed',
    announceFifty: false,
    recordMs: 300000,
    recordBonusMs: Number.POSITIVE_INFINITY,
  },
  'fide-2023': fide2023,
  'fide-2023-rapid': { ...fide2023, recordMs: 0 },
  // domain.md 1.3 is silent on mating material. Read as: never against a lone king; where a minor piece or two knights
  // would need a forced win, the arbiter looks.
  'us-chess': { ...fide2023, flag: 'scant', dead: 'listed', announceFifty: false },
};

/** @throws RangeError there is no such profile */
export function rulesOf(profile: string): Rules {
  const rules = byProfile[profile];
  if (!rules) throw new RangeError(`no profile ${profile}`);
  return rules;
}
