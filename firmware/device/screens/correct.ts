/** Times, counts, periods and the side to move, corrected in one go. */
import { type SideState, sideNames } from '../../core/state';
import { Method, type Ms, Side } from '../../core/types';
import { clock } from '../clock';
import { perform } from './perform';
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

/** What the overtime of a side stands at goes on; time given makes its period whole. */
const overtimeOf = (m: SideState, ms: Ms) => ({
  periods: m.overtimes_,
  ms: ms ? m.perMs_ : m.overtimeMs_,
  moves: ms ? 0 : m.overtimeMoves_,
});

const wholeOf = (m: SideState, values: readonly number[]) => {
  const from = m.side_ * Value.OfSide;
  const ms = values[from + Value.Ms] as Ms;
  const period = values[from + Value.Period] as number;
  return {
    ms: ms,
    moves: values[from + Value.Moves] as number,
    period: period,
    overtime: m.overtime_ && period == m.period_ ? overtimeOf(m, ms) : null,
  };
};

/** The operation for one value that has changed. */
const single = (place: number, value: number) => {
  const side = sideNames[place < Value.OfSide ? Side.White : Side.Black];
  const part = place % Value.OfSide;
  if (part == Value.Ms) return { op: 'setTime', side: side, ms: value };
  return part == Value.Moves
    ? { op: 'setMoves', side: side, moves: value }
    : { op: 'setPeriod', side: side, period: value };
};

/** One change can be undone as one: several values are a `set`. */
const apply = (before: readonly Field[], values: readonly number[], back: () => void): void => {
  const s = clock.game_.state_;
  const changed: number[] = [];
  for (let i = 0; i < values.length; i++) if (values[i] != before[i]![2]) changed.push(i);
  const first = changed[0];
  if (first === undefined) close();
  else if (changed.length == 1 && first < Value.Mover) perform(single(first, values[first] as number), close, back);
  else
    perform(
      {
        op: 'set',
        white: wholeOf(s.white_, values),
        black: wholeOf(s.black_, values),
        side: sideNames[values[Value.Mover] as number],
      },
      close,
      back,
    );
};

export const openCorrection = (back: () => void): void => {
  const s = clock.game_.state_;
  const fields = fieldsOf(s.white_).concat(fieldsOf(s.black_));
  fields.push([Word.OnMove, sides, s.mover_.side_]);
  form(Word.Correct, fields, (values) => apply(fields, values, () => openCorrection(back)), back);
};
