/** The arbiter's screen: the operations of the link that a hand at the clock needs. */
import { format } from '../../core/format';
import { pliesOf } from '../../core/game';
import { resultNames } from '../../core/names';
import { sideNames } from '../../core/state';
import { clock } from '../clock';
import { nowMs } from '../timebase';
import { openCorrection } from './correct';
import { perform } from './perform';
import { close, form, list } from './show';
import { noYes, sides, Word } from './words';

interface Fields {
  readonly op: string;
  readonly [field: string]: unknown;
}

type Screen = (back: () => void) => void;

const choose = (title: string, rows: readonly string[], pick: (row: number) => void, back: () => void): void =>
  list(title, rows.slice(), pick, back, 0);

const ofSide =
  (title: string, fields: Fields): Screen =>
  (back) =>
    choose(
      title,
      sides,
      (row) =>
        perform(Object.assign(Object.assign({}, fields), { side: sideNames[row] }), close, () =>
          ofSide(title, fields)(back),
        ),
      back,
    );

/** What the profile gives, or takes, for an offence. */
const penalty: Screen = (back) => {
  const profile = clock.game_.state_.profile_;
  const ms = profile.illegalOtherMs_ || -profile.rejectOwnMs_;
  const title = Word.Penalty + '\t' + (ms < 0 ? '-' : '+') + format(Math.abs(ms), 0, 0);
  ofSide(title, { op: 'penalty', ms: ms })(back);
};

const claim: Screen = (back) => perform({ op: 'claim', by: sideNames[clock.game_.state_.mover_.side_] }, close, back);

const undoPress: Screen = (back) =>
  perform({ op: 'rewind', ply: pliesOf(clock.game_.state_), before: true }, close, back);

const rewind: Screen = (back) =>
  form(
    Word.Rewind,
    [
      [Word.Press, '999', pliesOf(clock.game_.state_)],
      [Word.Before, noYes, 1],
    ],
    (values) => perform({ op: 'rewind', ply: values[0], before: values[1] == 1 }, close, () => rewind(back)),
    back,
  );

/** The clock runs for no time, as only a running one is sealed. Before the session's end its rest is charged: that is asked. */
const seal: Screen = (back) => {
  const s = clock.game_.state_;
  const restMs = s.sessionMs_ ? s.sessionAtMs_ + s.sessionMs_ - nowMs() : 0;
  const go = (early: boolean): void =>
    perform({ op: 'resume' }, () => perform({ op: 'seal', early: early }, close, close), back);
  if (restMs <= 0) go(false);
  else choose(Word.Seal + '\t-' + format(restMs, 0, 0), noYes, (row) => (row ? go(true) : back()), back);
};

const result: Screen = (back) =>
  choose(
    Word.Result,
    resultNames,
    (row) => perform({ op: 'result', value: resultNames[row] }, close, () => result(back)),
    back,
  );

const askUndo: Screen = (back) =>
  choose(
    Word.IsReset,
    [Word.LeaveIt, Word.UndoReset],
    (row) => (row ? perform({ op: 'undoReset' }, close, back) : close()),
    close,
  );

/** It is asked for twice, and can be taken back for ten seconds. */
export const reset: Screen = (back) =>
  choose(Word.Reset, noYes, (row) => (row ? perform({ op: 'reset' }, () => askUndo(close), back) : back()), back);

/** A row: its name; its operation, of a side that is asked for where it has a `side`, or a screen of its own. */
type Row = readonly [name: string, does: Fields | Screen];

const rows: readonly Row[] = [
  [Word.Correct, openCorrection],
  [Word.Penalty, penalty],
  [Word.Illegal, { op: 'illegal', side: '' }],
  [Word.KeepMove, { op: 'illegal', keepMove: true, side: '' }],
  [Word.Claim, claim],
  [Word.Accept, { op: 'acceptClaim' }],
  [Word.Reject, { op: 'rejectClaim' }],
  [Word.Undo, { op: 'undo' }],
  [Word.UndoPress, undoPress],
  [Word.Rewind, rewind],
  [Word.Forward, { op: 'forward' }],
  [Word.Credit, { op: 'creditMove', side: '' }],
  [Word.NextControl, { op: 'nextControl' }],
  [Word.LiftFlag, { op: 'liftFlag', side: '' }],
  [Word.DeclareFlag, { op: 'declareFlag', side: '' }],
  [Word.Run, { op: 'run', side: '' }],
  [Word.Arrived, { op: 'arrived', side: '' }],
  [Word.SwapSides, { op: 'swapSides' }],
  [Word.SwapTimes, { op: 'swapTimes' }],
  [Word.Seal, seal],
  [Word.Reopen, { op: 'reopen', slip: 'last' }],
  [Word.Result, result],
  [Word.Reset, reset],
];

const openAt = (first: number): void =>
  list(
    Word.Arbiter,
    rows.map((row) => row[0]),
    (at) => {
      const name = rows[at]![0];
      const does = rows[at]![1];
      const back = (): void => openAt(at);
      if (typeof does == 'function') does(back);
      else if (does.side == null) perform(does, close, back);
      else ofSide(name, does)(back);
    },
    close,
    first,
  );

export const openArbiter = (): void => openAt(0);
