/** Names shared by every room of the firmware. Nothing here costs a byte in the script: const enums are inlined. */

/** Integer milliseconds: a duration, or a time stamp of the clock's own monotonic time base. */
export type Ms = number;

export const enum Side {
  White = 0,
  Black = 1,
}

/** Errand is reported as running: a side's clock runs for something else than a move (§11.6). */
export const enum Phase {
  Ready = 0,
  Running = 1,
  Stopped = 2,
  Adjourned = 3,
  Over = 4,
  Errand = 5,
}

export const enum Method {
  Plain = 0,
  Fischer = 1,
  Delay = 2,
  Bronstein = 3,
  Byoyomi = 4,
  Canadian = 5,
  Hourglass = 6,
  Gong = 7,
  Up = 8,
}

/** The way into the next period. */
export const enum Advance {
  Zero = 0,
  Moves = 1,
  ZeroIfMoves = 2,
}

/** Who stopped the clock. */
export const enum By {
  White = 0,
  Black = 1,
  Arbiter = 2,
  Clock = 3,
}

/** Why the clock was stopped. */
export const enum Why {
  Interruption = 0,
  Promotion = 1,
  Scoresheets = 2,
  Other = 3,
  Claim = 4,
  Flag = 5,
}

export const enum Flag {
  None = 0,
  /** A control was passed; shown for five minutes. The stored value stays, the shown one is computed. */
  Control = 1,
  Final = 2,
}

export const enum Cause {
  Time = 0,
  Penalty = 1,
  Arbiter = 2,
}

/** Whether players may see the counts of moves (laws.md C). */
export const enum ShowMoves {
  Never = 0,
  /** While a key is held. */
  Held = 1,
  Always = 2,
}

/** The buzzer by a rule set: silent whatever anybody sets, off or on until somebody sets it. */
export const enum Sounds {
  Never = 0,
  Off = 1,
  On = 2,
}

/** Why an operation or a press was refused. The order is that of `reasonNames` in device/names. */
export const enum Reason {
  Ready = 1,
  NotRunning,
  WrongSide,
  Stopped,
  NotStopped,
  ClaimPending,
  NoClaim,
  Floor,
  Flagged,
  LastPeriod,
  NoSuchPly,
  TooLate,
  BadValue,
  Over,
  Locked,
  Nothing,
}

/** What an accepted event did. A result below 0 is a refusal: -Reason. */
export const enum Effect {
  None = 0,
  /** The face changes. */
  Face = 1,
  /** Another side, or nobody, runs now. */
  Switch = 2,
  /** All that a plain press does. */
  Press = 3,
  /** A period was entered. */
  Period = 4,
  /** A final flag fell. */
  Flag = 8,
  /** The session began. */
  Start = 32,
  /** The press only switched: it came after the flag, or ended an errand. */
  Late = 16,
}

/**
 * What is written in the log. From SetTime on an operation corrects something and can be undone; the ones before it, and
 * a press, only let time run or stand, or are a note. The order is that of the rooms they lie in (device/room).
 */
export const enum Op {
  /** A number of the operation that follows. */
  Arg = 1,
  /** The upper half of the number, or time, in the next word. */
  High,
  /** When the operation that follows was. */
  Time,
  Undo,
  Note,
  Start,
  /** These three: the argument is ms since the record before. */
  Press,
  Late,
  /** The clock ran on; time alone dropped a flag or entered a period. Side 1: the supply goes this very ms. */
  Beat,
  Stop,
  Resume,
  Run,
  /** The supply came back: a clock that ran is stopped, charged up to the record before, whose time it has. Argument: torn words before it. */
  Restore,
  /** A game begins: its setup, and the time, in the numbers before. Argument: how many words. */
  Setup,
  /** A new game was taken back before it started. Argument: words before it that are void. */
  Back,
  SetTime,
  AddTime,
  LiftFlag,
  AddUsed,
  Penalty,
  SetMoves,
  SetPeriod,
  Set,
  Apportion,
  Rewind,
  Forward,
  Illegal,
  ChangeControl,
  Claim,
  AcceptClaim,
  RejectClaim,
  CreditMove,
  NextControl,
  DeclareFlag,
  Arrived,
  Seal,
  Result,
  Reopen,
  SwapSides,
  SwapTimes,
}

/** `side` of an operation that means both sides, the arbiter, or nobody in particular. */
export const enum Whom {
  Both = 2,
}
