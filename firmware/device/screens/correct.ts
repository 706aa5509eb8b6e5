/** Times, counts, periods and the side to move, corrected in one go. */
import type { SideState } from '../../core/state';
import { Method, type Ms, Op, Side } from '../../core/types';
import { clock } from '../clock';
import { type Does, operation, perform } from './perform';
import { close, type Field, form } from './show';
import { sides, Word } from './words';

const enum Value {
  Ms = 0,
  Moves = 1,
  Period = 2,
  OfSide = 3,
  Mover = 6,
}

const bankOf = (m: SideState): Ms => (m.method_ == Method.Up ? -m.bankMs_ : m.bankMs_ > 0 ? m.bankMs_ : 0);

const fieldsOf = (m: SideState): Field[] => [
  [sides[m.side_] as string, '99:59:59', bankOf(m)],
  [Word.Moves, '999', m.moves_],
  [Word.Period, m.period_ > 9 ? '99' : '9', m.period_],
];

/** A side's numbers in `set`: used time as it is, overtime with its periods, whole again where time is given. */
const wholeOf = (m: SideState, values: readonly number[]): number[] => {
  const from = m.side_ * Value.OfSide;
  const ms = values[from + Value.Ms] as Ms;
  const period = values[from + Value.Period] as number;
  const whole = [ms, values[from + Value.Moves] as number, period, -1];
  if (!m.overtime_ || period != m.period_) return whole.concat([-1, 0, 0]);
  return whole.concat([m.overtimes_, ms ? m.perMs_ : m.overtimeMs_, ms ? 0 : m.overtimeMoves_]);
};

/** The operation for one value that has changed. */
const single = (place: number, value: number): Does => {
  const side = place < Value.OfSide ? Side.White : Side.Black;
  const part = place % Value.OfSide;
  if (part == Value.Ms) return operation(Op.SetTime, side, 0, [value]);
  return operation(part == Value.Moves ? Op.SetMoves : Op.SetPeriod, side, value, []);
};

/** One change can be undone as one: several values are a `set`. */
const changeOf = (before: readonly Field[], values: readonly number[]): Does | null => {
  const s = clock.game_.state_;
  let changed = -1;
  let count = 0;
  for (let i = 0; i < values.length; i++)
    if (values[i] != before[i]![2]) {
      changed = i;
      count++;
    }
  if (count == 1 && changed < Value.Mover) return single(changed, values[changed] as number);
  const all = wholeOf(s.white_, values).concat(wholeOf(s.black_, values));
  return count ? operation(Op.Set, values[Value.Mover] as number, 0, all) : null;
};

export const openCorrection = (back: () => void): void => {
  const s = clock.game_.state_;
  const fields = fieldsOf(s.white_).concat(fieldsOf(s.black_));
  fields.push([Word.OnMove, sides, s.mover_.side_]);
  form(
    Word.Correct,
    fields,
    (values) => {
      const change = changeOf(fields, values);
      if (change) perform(change, close, () => openCorrection(back));
      else close();
    },
    back,
  );
};
