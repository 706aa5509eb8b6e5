/** The arbiter's screen: the operations of the link that a hand at the clock needs. */

import { pliesOf } from '../../core/about';
import { format } from '../../core/format';
import { Op, Whom } from '../../core/types';
import { clock } from '../clock';
import { nowMs } from '../timebase';
import { openCorrection } from './correct';
import { onLog, operation, perform } from './perform';
import { close, form, list } from './show';
import { noYes, results, sides, Word } from './words';

type Screen = (back: () => void) => void;

const choose = (title: string, rows: readonly string[], pick: (row: number) => void, back: () => void): void =>
  list(title, rows.slice(), pick, back, 0);

/** @param more argument records */
const ofSide =
  (title: string, op: Op, more: readonly number[]): Screen =>
  (back) =>
    choose(
      title,
      sides,
      (row) => perform(operation(op, row, 0, more), close, () => ofSide(title, op, more)(back)),
      back,
    );

/** What the profile gives, or takes, for an offence. */
const penalty: Screen = (back) => {
  const profile = clock.game_.state_.profile_;
  const ms = profile.illegalOtherMs_ || -profile.rejectOwnMs_;
  const title = Word.Penalty + '\t' + (ms < 0 ? '-' : '+') + format(Math.abs(ms), 0);
  ofSide(title, Op.Penalty, [ms])(back);
};

const illegal =
  (title: string, keepMove: boolean): Screen =>
  (back) =>
    choose(
      title,
      sides,
      (row) => perform(onLog('illegal', row, 0, keepMove), close, () => illegal(title, keepMove)(back)),
      back,
    );

const undoPress: Screen = (back) => perform(onLog('rewind', 0, pliesOf(clock.game_.state_), true), close, back);

const rewind: Screen = (back) =>
  form(
    Word.Rewind,
    [
      [Word.Press, '999', pliesOf(clock.game_.state_)],
      [Word.Before, noYes, 1],
    ],
    (values) => perform(onLog('rewind', 0, values[0]!, values[1] == 1), close, () => rewind(back)),
    back,
  );

/** By the side on move. */
const claim: Screen = (back) => perform(operation(Op.Claim, clock.game_.state_.mover_.side_, 0, []), close, back);

/** The record names the claimant: what it cost him is kept over a rewind. */
const reject: Screen = (back) => {
  const by = clock.game_.state_.claimBy_;
  perform(operation(Op.RejectClaim, by < 0 ? Whom.Both : by, 0, []), close, back);
};

/** The clock runs for no time, as only a running one is sealed. Before the session's end its rest is charged: that is asked. */
const seal: Screen = (back) => {
  const s = clock.game_.state_;
  const restMs = s.sessionMs_ ? s.sessionAtMs_ + s.sessionMs_ - nowMs() : 0;
  const go = (early: boolean): void =>
    perform(
      operation(Op.Resume, Whom.Both, 0, []),
      () => perform(operation(Op.Seal, Whom.Both, early ? 1 : 0, []), close, close),
      back,
    );
  if (restMs <= 0) go(false);
  else choose(Word.Seal + '\t-' + format(restMs, 0), noYes, (row) => (row ? go(true) : back()), back);
};

const result: Screen = (back) =>
  choose(
    Word.Result,
    results,
    (row) => perform(operation(Op.Result, Whom.Both, row, []), close, () => result(back)),
    back,
  );

const askUndo: Screen = (back) =>
  choose(
    Word.IsReset,
    [Word.LeaveIt, Word.UndoReset],
    (row) => (row ? perform(onLog('undoReset', 0, 0, false), close, back) : close()),
    close,
  );

/** It is asked for twice, and can be taken back for ten seconds. */
const reset: Screen = (back) =>
  choose(
    Word.Reset,
    noYes,
    (row) => (row ? perform(onLog('reset', 0, 0, false), () => askUndo(close), back) : back()),
    back,
  );

/** A row: its name; an operation, below 0 of no side, else it is asked of which; or a screen of its own. */
type Row = readonly [name: string, does: number | Screen];

/** Made when it is asked for: a list that stays is many variables. */
const rows = (): readonly Row[] => [
  [Word.Correct, openCorrection],
  [Word.Penalty, penalty],
  [Word.Illegal, illegal(Word.Illegal, false)],
  [Word.KeepMove, illegal(Word.KeepMove, true)],
  [Word.Claim, claim],
  [Word.Accept, -Op.AcceptClaim],
  [Word.Reject, reject],
  [Word.Undo, (back) => perform(onLog('undo', 0, 0, false), close, back)],
  [Word.UndoPress, undoPress],
  [Word.Rewind, rewind],
  [Word.Forward, (back) => perform(onLog('forward', 0, 0, false), close, back)],
  [Word.Credit, Op.CreditMove],
  [Word.NextControl, -Op.NextControl],
  [Word.LiftFlag, Op.LiftFlag],
  [Word.DeclareFlag, Op.DeclareFlag],
  [Word.Run, Op.Run],
  [Word.Arrived, Op.Arrived],
  [Word.SwapSides, -Op.SwapSides],
  [Word.SwapTimes, -Op.SwapTimes],
  [Word.Seal, seal],
  [Word.Reopen, -Op.Reopen],
  [Word.Result, result],
  [Word.Reset, reset],
];

/** Argument records of those that have some: no counts known; the last slip, no session. */
const recordsOf = (op: number): number[] => (op == Op.NextControl ? [-1, -1] : op == Op.Reopen ? [0] : []);

const openAt = (first: number): void =>
  list(
    Word.Arbiter,
    rows().map((row) => row[0]),
    (at) => {
      const name = rows()[at]![0];
      const does = rows()[at]![1];
      const back = (): void => openAt(at);
      if (typeof does == 'function') does(back);
      else if (does < 0) perform(operation(-does, Whom.Both, 0, recordsOf(-does)), close, back);
      else ofSide(name, does, [])(back);
    },
    close,
    first,
  );

export const openArbiter = (): void => openAt(0);
