/** The screens of a board with few variables: one table of rows, what each lets choose, and what is done then. */
import { pliesOf } from '../../core/about';
import { format } from '../../core/format';
import { type ClockState, isRunning } from '../../core/state';
import { type Ms, Op, Phase, Whom } from '../../core/types';
import { clock } from '../clock';
import type { Line } from '../desk/line';
import { Key } from '../key';
import { closeRooms, open } from '../room';
import { Room } from '../roomNames';
import { Light, settings } from '../settings';
import { nowMs } from '../timebase';
import { Choice } from './at';
import { Do, type Order } from './order';
import { First } from './presets';
import { lightWords, noYes, profileWords, results, sides, soundWords, Word } from './words';

/** Phases as in core/arbiter/common, in which a row is there; `Claimed` while a claim waits. */
const enum During {
  Ready = 1,
  Stopped = 4,
  Adjourned = 8,
  NotReady = 28,
  Any = 29,
  Claimed = 64,
}

type Row = readonly [
  name: string,
  during: number,
  op: Op | Do | string,
  choices?: readonly string[] | (() => readonly string[]),
];

/** What the profile gives, or takes, for an offence. */
const penaltyMs = (s: ClockState): Ms => s.profile_.illegalOtherMs_ || -s.profile_.rejectOwnMs_;

/** Of the session: before its end it is charged to who seals, 0 or less: nothing is. */
const restMs = (s: ClockState): Ms => (s.sessionMs_ ? s.sessionAtMs_ + s.sessionMs_ - nowMs() : 0);

/** What a row says besides its name. */
const sayOf = (row: Row, s: ClockState): string => {
  if (row[2] == Do.Seal && restMs(s) > 0) return '\t-' + format(restMs(s), 0);
  if (row[2] == Op.SwapSides) return '\t' + (s.swapped_ ? Word.Right : Word.Left);
  return row[2] == Op.Penalty ? '\t' + (penaltyMs(s) < 0 ? '-' : '+') + format(Math.abs(penaltyMs(s)), 0) : '';
};

/** The control on the clock, and what starts it. */
const check = (): string[] => {
  const setup = clock.game_.setup_;
  const short = open(Room.Presets).short_;
  const white = short(setup.white_);
  const black = short(setup.black_);
  const numbered = (control: string): string[] => control.split(' ').map((period, i) => i + 1 + '\t' + period);
  let lines = numbered(white);
  if (black != white) lines = lines.concat([sides[1] as string]).concat(numbered(black));
  lines.push(Word.Rules + '\t' + profileWords[setup.profile_]);
  lines.push(Word.Start);
  return lines;
};

const ownRows = (): string[] => open(Room.Own)!.rows_();

/** The row after PRESETS is CHECK: it follows when one was taken. The last one follows a reset. */
const table = (): readonly Row[] => [
  [Word.Presets, During.Ready, Do.SetUp, () => open(Room.Presets).rows_()],
  [Word.Check, During.Ready, Op.Start, check],
  [Word.Odds, During.Ready, Do.Correct],
  [Word.Own, board.composes ? During.Ready : 0, Do.Own, ownRows],
  [Word.Edit, board.composes ? During.Ready : 0, Do.Edit],
  [Word.Keep, board.composes ? During.Ready : 0, Do.Keep, ownRows],
  [Word.Correct, During.Stopped, Do.Correct],
  [Word.Penalty, During.Stopped, Op.Penalty, sides],
  [Word.Illegal, During.Stopped, 'illegal', sides],
  [Word.Claim, During.Stopped, Op.Claim],
  [Word.Accept, During.Claimed, Op.AcceptClaim],
  [Word.Reject, During.Claimed, Op.RejectClaim],
  [Word.Undo, During.NotReady | During.Claimed, 'undo'],
  [Word.UndoPress, During.Stopped, 'rewind'],
  [Word.Credit, During.Stopped, Op.CreditMove, sides],
  [Word.NextControl, During.Stopped, Op.NextControl],
  [Word.LiftFlag, During.Stopped, Op.LiftFlag, sides],
  [Word.Run, During.Stopped, Op.Run, sides],
  [Word.Forward, During.Stopped, 'forward'],
  [Word.DeclareFlag, During.Stopped, Op.DeclareFlag, sides],
  [Word.SwapTimes, During.Stopped, Op.SwapTimes],
  [Word.Rewind, During.Stopped, Do.Rewind],
  [Word.KeepMove, During.Stopped, Do.KeepMove, sides],
  [Word.Seal, During.Stopped, Do.Seal, noYes],
  [Word.Arrived, During.Stopped, Op.Arrived, sides],
  [Word.Reopen, During.Adjourned, Op.Reopen],
  [sides[0] as string, During.Ready, Op.SwapSides],
  [Word.Sound, board.pins.buzzer ? During.Any | During.Claimed : 0, Do.Sound, soundWords],
  [Word.Light, During.Any | During.Claimed, Do.Light, lightWords],
  [Word.Result, During.NotReady | During.Claimed, Op.Result, results],
  [Word.Reset, During.NotReady, 'reset', noYes],
  [Word.UndoReset, During.Ready, 'undoReset'],
];

/** What the row wants, with the choice that was made. */
const order = (op: Row[2], choice: number): Order => {
  const s = clock.game_.state_;
  if (op == Op.Claim) return [op, s.mover_.side_, 0, []];
  // The record names the claimant: what it cost him is kept over a rewind.
  if (op == Op.RejectClaim) return [op, s.claimBy_, 0, []];
  if (op == Do.KeepMove) return ['illegal', choice, 0, [1]];
  if (op == Do.Seal) return [op, Whom.Both, restMs(s) > 0 ? 1 : 0, []];
  if (board.composes && op == Do.Own) {
    clock.at_!.line_ = open(Room.Own)!.line_(choice) as Line | null;
    return [Do.SetUp, Choice.None, 0, []];
  }
  if (op == 'rewind') return [op, Whom.Both, pliesOf(s), [1]];
  if (op == Op.Result) return [op, Whom.Both, choice, []];
  if (op == Op.Penalty) return [op, choice, 0, [penaltyMs(s)]];
  // No counts known; the last slip.
  const more = op == Op.NextControl ? [-1, -1] : op == Op.Reopen ? [0] : [];
  return [op, choice < 0 || op == Op.Start ? Whom.Both : choice, 0, more];
};

/** `ok` on a row, or on what it lets choose. @param isLast of these */
const enter = (row: Row, isLast: boolean): void => {
  const at = clock.at_!;
  const op = row[2];
  const choice = at.choice_;
  if (op == Do.Correct || op == Do.Rewind) {
    at.typed_ = op;
    at.room_ = Room.Fix;
  } else if (board.composes && op == Do.Edit) at.room_ = Room.Compose;
  else if (row[3] && choice < 0)
    at.choice_ =
      op == Do.SetUp
        ? First.Row
        : op == Do.Sound
          ? settings.sound_
          : op == Do.Light
            ? settings.light_ / Light.StepPercent
            : 0;
  else if ((op == 'reset' || op == Do.Seal) && !isLast) at.choice_ = Choice.None;
  else {
    at.order_ = op == Op.Start && !isLast ? null : order(op, choice);
    at.room_ = Room.Do;
  }
};

/** Takes a key; Key.None: shows what is there. */
export const pressShort = (key: Key): void => {
  const s = clock.game_.state_;
  const at = clock.at_!;
  const during = s.claimBy_ < 0 ? 1 << s.phase_ : During.Claimed;
  const rows = table().filter((row) => (row[1] & during) > 0);
  // Over the link something else came up: other rows, and nothing of the old one is to be chosen.
  if (at.during_ && at.during_ != during) at.choice_ = Choice.None;
  at.during_ = during;
  const step = key == Key.Plus ? 1 : key == Key.Minus ? -1 : 0;
  if (at.choice_ < 0) at.row_ = (at.row_ + step + rows.length) % rows.length;
  const row = rows[at.row_] as Row;
  // PRESETS are read only when they are looked at; while a clock runs there are no rows.
  const from = (row && (at.choice_ >= 0 || key == Key.Ok) ? row[3] : null) || [];
  const lines = typeof from == 'function' ? from() : from;
  if (isRunning(s) || (key == Key.Back && at.choice_ < 0)) at.room_ = Room.Do;
  else if (key == Key.Back) at.choice_ = Choice.None;
  else if (key == Key.Ok) enter(row, at.choice_ == lines.length - 1);
  else if (at.choice_ >= 0) at.choice_ = (at.choice_ + step + lines.length) % lines.length;
  if (at.room_ != Room.Short) {
    closeRooms();
    clock.screen_!(Key.None, false);
  } else if (at.choice_ >= 0) open(Room.Screen)([row[0] + (sayOf(row, s) || '\t')].concat(lines), at.choice_);
  else {
    const title = s.phase_ == Phase.Ready ? (Word.Menu as string) : Word.Arbiter;
    open(Room.Screen)([title].concat(rows.map((other) => other[0] + sayOf(other, s))), at.row_);
  }
};
