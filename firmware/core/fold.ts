/** State = the log's records applied in order to a new game, without those that were rewound or undone. */
import { operate } from './arbiter';
import { arrive, charge, press } from './clock';
import { type Plan, SkipKind } from './plan';
import { Bits, type Log, opOf, wordAt } from './record';
import { type ClockState, setPhase } from './state';
import { By, type Ms, Op, Phase } from './types';

/** What a rewound event leaves behind: the players came, and who stopped the clock. */
const keep = (s: ClockState, atMs: Ms, word: number): void => {
  const op = opOf(word);
  const side = (word >> 22) & 3;
  if (op == Op.Press || op == Op.Late) arrive(s, side ? s.black_ : s.white_, atMs);
  if (op == Op.Stop) {
    s.stoppedBy_ = side;
    s.stoppedWhy_ = word & 0x7fff;
    s.stoppedAtMs_ = atMs;
  }
};

/** The clock stands where it was rewound to, at the event or, `before` it, with the thinking charged. */
const halt = (s: ClockState, atMs: Ms): void => {
  if (atMs >= 0) charge(s, atMs);
  setPhase(s, Phase.Stopped);
  s.stoppedAtMs_ = -1;
};

/** The rewind itself: `first` is never rewound (laws.md §8.1), it comes with the record. */
const rewound = (s: ClockState, side: number, atMs: Ms): void => {
  s.first_ = side - 1;
  if (s.stoppedAtMs_ >= 0) return;
  s.stoppedBy_ = By.Arbiter;
  s.stoppedWhy_ = 0;
  s.stoppedAtMs_ = atMs;
};

const skip = (s: ClockState, log: Log, plan: Plan, from: number, to: number, kind: SkipKind): void => {
  if (kind == SkipKind.Undone) return;
  halt(s, kind == SkipKind.Before ? wordAt(log, from, 0) : -1);
  for (let i = from; i < to; i++) {
    if (plan.undone_.indexOf(i) < 0) keep(s, wordAt(log, i, 0), wordAt(log, i, 1));
  }
};

/** One record that is not a press. */
const apply = (s: ClockState, op: Op, side: number, arg: number, atMs: Ms, more: number[]): void => {
  if (op == Op.Late) press(s, side, atMs);
  else if (op == Op.Rewind) rewound(s, side, atMs);
  else if (op != Op.Forward && op != Op.Undo) operate(s, op, side, arg & 0x7fff, arg >= Bits.Force, atMs, more);
};

/** Applies the log's records to a new game. */
export const fold = (s: ClockState, log: Log, plan: Plan): void => {
  const skips = plan.skips_;
  let next = 0;
  let more: number[] = [];
  let i = 0;
  for (const words of log.pieces_) {
    const first = i - (i % log.perPiece_);
    const end = first + log.perPiece_ < log.count_ ? first + log.perPiece_ : log.count_;
    while (i < end) {
      const row = skips[next];
      if (row && row[0] == i) {
        skip(s, log, plan, i, row[1], row[2]);
        next++;
        more = [];
        i = row[1];
        continue;
      }
      const at = words[(i - first) * 2] as number;
      const word = words[(i - first) * 2 + 1] as number;
      i++;
      const op = (word >> 16) & 63;
      if (op == Op.Press) {
        press(s, (word >> 22) & 3, at);
        continue;
      }
      if (op == Op.Arg) more.push(at | 0);
      else {
        apply(s, op, (word >> 22) & 3, word & 0xffff, at, more);
        more = [];
      }
    }
  }
};
