/** The editor of a control, and the five that are kept. */
import { Limit } from '../../core/control';
import { Advance, Method } from '../../core/types';
import { clock } from '../clock';
import { take } from './menu';
import { keepIn, ownDraft, ownRows } from './own';
import { draftOf, periodFields, ruledBy, ruleFields, rulesOf, tidy } from './parts';
import { tell } from './perform';
import { type Draft, shortControl } from './periods';
import { form, list } from './show';
import { sides, Word } from './words';

type Screen = (back: () => void) => void;

/** What a period cannot be: a word, '' none. */
const wrongWith = (p: readonly number[], first: boolean, last: boolean, advance: Advance): string => {
  const method = p[2] as Method;
  if (method >= Method.Byoyomi && (!last || p[0])) return Word.OnlyLast;
  if (!p[0] && !last && advance != Advance.Zero) return Word.NoMoves;
  if ((method == Method.Byoyomi || method == Method.Canadian) && (!p[4] || !p[5])) return Word.NoOvertime;
  const without = (p[3] || p[4]) && (first || advance != Advance.Zero);
  return p[1] || method == Method.Up || without ? '' : Word.NoTime;
};

const fault = (draft: Draft): string => {
  for (const periods of [draft.white, draft.black || draft.white])
    for (let i = 0; i < periods.length; i++) {
      const word = wrongWith(periods[i] as number[], i == 0, i == periods.length - 1, draft.advance);
      if (word) return word;
    }
  return '';
};

const editPeriod = (periods: number[][], at: number, back: () => void): void => {
  const p = periods[at] as number[];
  form(
    Word.Period + ' ' + (at + 1),
    periodFields('', p),
    (values) => {
      periods[at] = tidy(values);
      back();
    },
    back,
  );
};

/** One more, one less. */
const editLast = (periods: number[][], back: () => void): void =>
  list(
    Word.Periods,
    [Word.Add, Word.Drop],
    (row) => {
      if (row && periods.length > 1) periods.pop();
      else if (!row && periods.length < Limit.Periods) periods.push([0, 1800000, 0, 0, 0, 0]);
      back();
    },
    back,
    0,
  );

/** What holds for the whole control. */
const editWhole = (draft: Draft, back: () => void): void =>
  form(
    Word.Rules,
    ruleFields(rulesOf(draft)).concat([[sides[1] as string, [Word.AsWhite, Word.Other], draft.black ? 1 : 0]]),
    (values) => {
      const black = values[4] ? draft.black || draft.white.map((p) => p.slice()) : null;
      Object.assign(draft, ruledBy(values, draft.white, black));
      back();
    },
    back,
  );

const keep = (draft: Draft, back: () => void): void =>
  list(
    Word.Keep,
    ownRows(),
    (row) => {
      if (keepIn(row, draft)) back();
      else tell(Word.NoRoom, back);
    },
    back,
    0,
  );

const editAt = (draft: Draft, first: number, back: () => void): void => {
  const rows: string[] = [];
  const opens: Screen[] = [];
  const add = (row: string, screen: Screen): void => {
    rows.push(row);
    opens.push(screen);
  };
  const addSide = (name: string, periods: number[][]): void => {
    for (let i = 0; i < periods.length; i++) {
      const at = i;
      add(name + (at + 1) + '\t' + shortControl([periods[at] as number[]]), (again) => editPeriod(periods, at, again));
    }
    add(name + Word.Periods + '\t' + periods.length, (again) => editLast(periods, again));
  };
  const checked =
    (does: (draft: Draft, back: () => void) => void): Screen =>
    (again) => {
      const word = fault(draft);
      if (word) tell(word, again);
      else does(draft, again);
    };
  addSide(draft.black ? sides[0] + ' ' : '', draft.white);
  if (draft.black) addSide(sides[1] + ' ', draft.black);
  add(Word.Rules, (again) => editWhole(draft, again));
  add(Word.Use, checked(take));
  add(Word.Keep, checked(keep));
  list(Word.Edit, rows, (row) => opens[row]!(() => editAt(draft, row, back)), back, first);
};

/** A control to change; the one on the clock stays until it is used. */
export const edit = (draft: Draft, back: () => void): void => {
  const copy = Object.assign({}, draft) as Draft;
  const black = draft.black;
  copy.white = draft.white.map((p) => p.slice());
  copy.black = black && shortControl(black) != shortControl(draft.white) ? black.map((p) => p.slice()) : null;
  editAt(copy, 0, back);
};

/** The five that are kept: to use, or held to change. An empty one is made of what is on the clock. */
export const own: Screen = (back) =>
  list(
    Word.Own,
    ownRows(),
    (row, long) => {
      const draft = ownDraft(row);
      if (draft && !long) take(draft, back);
      else edit(draft || draftOf(clock.game_.setup_), () => own(back));
    },
    back,
    0,
  );
