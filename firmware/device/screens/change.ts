/** Times, counts, periods and the side to move as fields, and the order that makes them what was typed. */
import type { ClockState, SideState } from '../../core/state';
import { Method, type Ms, Op, Side } from '../../core/types';
import type { Field } from './digits';
import type { Order } from './order';
import { sides, Word } from './words';

const enum Value {
  Ms = 0,
  Moves = 1,
  Period = 2,
  OfSide = 3,
  Mover = 6,
}

const bankOf = (m: SideState): Ms => (m.method_ == Method.Up ? -m.bankMs_ : m.bankMs_ > 0 ? m.bankMs_ : 0);

/** Where one field is seen at a time, each says whose it is. */
const fieldsOf = (m: SideState): Field[] => {
  const name = sides[m.side_] as string;
  return [
    [name, '99:59:59', bankOf(m)],
    [name[0] + ' ' + Word.Moves, '999', m.moves_],
    [name[0] + ' ' + Word.Period, m.period_ > 9 ? '99' : '9', m.period_],
  ];
};

export const correctionFields = (s: ClockState): Field[] =>
  fieldsOf(s.white_)
    .concat(fieldsOf(s.black_))
    .concat([[Word.OnMove, sides, s.mover_.side_]]);

/** A side's numbers in `set`: used time as it is, overtime with its periods, whole again where time is given. */
const wholeOf = (m: SideState, values: readonly number[]): number[] => {
  const from = m.side_ * Value.OfSide;
  const ms = values[from + Value.Ms] as Ms;
  const period = values[from + Value.Period] as number;
  const whole = [ms, values[from + Value.Moves] as number, period, -1];
  if (!m.overtime_ || period != m.period_) return whole.concat([-1, 0, 0]);
  return whole.concat([m.overtimes_, ms ? m.perMs_ : m.overtimeMs_, ms ? 0 : m.overtimeMoves_]);
};

/** One change can be undone as one: several values are a `set`. null: nothing was changed. */
export const changeOf = (s: ClockState, values: readonly number[]): Order | null => {
  const before = correctionFields(s);
  let changed = 0;
  let count = 0;
  for (let i = 0; i < values.length; i++)
    if (values[i] != before[i]![2]) {
      changed = i;
      count++;
    }
  if (count == 1 && changed < Value.Mover) {
    const side = changed < Value.OfSide ? Side.White : Side.Black;
    const value = values[changed] as number;
    const part = changed % Value.OfSide;
    if (part == Value.Ms) return [Op.SetTime, side, 0, [value]];
    return [part == Value.Moves ? Op.SetMoves : Op.SetPeriod, side, value, []];
  }
  const all = wholeOf(s.white_, values).concat(wholeOf(s.black_, values));
  return count ? [Op.Set, values[Value.Mover] as number, 0, all] : null;
};
