/** The whole state of the clock, in one place. Everything else shown or reported is computed from it. */
import type { Period } from './control';
import type { Way } from './method';
import type { Profile } from './profile';
import { type Advance, type By, type Cause, type Flag, type Method, type Ms, Phase, Side, type Why } from './types';

/** No time or count ever gets this far. */
export const enum Never {
  Ms = 9e15,
  Moves = 1e9,
}

/** What a game is played by: it does not change while the game lasts, and a fold starts from it. */
export interface Setup {
  white_: readonly Period[];
  black_: readonly Period[];
  profile_: number;
  advance_: Advance;
  /** Each side begins with base + increment, every press adds the increment of the mover's next move. */
  prepaid_: boolean;
  freeze_: boolean;
  /** Whose contact is which when the game is new. A word, as a slip takes numbers: there the sides of its moment count. */
  whiteOn_: 'left' | 'right';
  /** The freeze was asked for or not; else it follows from profile and control. */
  freezeGiven_: boolean;
  /** Length of the session; 0: none announced. */
  sessionMs_: Ms;
  /** 0: nobody is ever late. */
  lateAfterMs_: Ms;
}

/** Fields used by every press come first: Espruino finds a field by walking the list. */
export interface SideState {
  /** The side a press must come from to count: this one while moves are made, -1 while nothing or an errand runs. */
  hears_: number;
  /** Time left at `sinceMs` of the clock (of this moment for the side that waits). Count-up: minus the time counted. */
  bankMs_: Ms;
  /** With this much left, or less, a press has to look closer: mark, flag, or a method other than Fischer. */
  alertMs_: Ms;
  /** What a press adds: the Fischer increment in force. */
  bonusMs_: Ms;
  /** Completed moves of the whole game. */
  moves_: number;
  /** The completed move from which a press has to look closer: first sign of the player, control by moves. */
  watchMoves_: number;
  other_: SideState;
  side_: Side;
  /** How the method takes and gives time. */
  way_: Way;
  method_: Method;
  /** Unused delay of this turn, or of the next one for the side that waits. Below 0 while the flag is down: out of use. */
  delayMs_: Ms;
  /** The delay of a whole turn. */
  fullDelayMs_: Ms;
  /** Run beyond what `used` says: delay, overtime, overrun; less what was charged without running. */
  extraMs_: Ms;
  /** Byo-yomi and Canadian: what is left of the period (block) in use, or of the first one. */
  overtimeMs_: Ms;
  /** Length of a byo-yomi period or a Canadian block. */
  perMs_: Ms;
  /** Byo-yomi periods left, the one in use included; Canadian: 1. */
  overtimes_: number;
  /** The bank was used up at least once since the period was entered. */
  overtime_: boolean;
  /** Canadian: moves made in this block. */
  overtimeMoves_: number;
  periods_: readonly Period[];
  /** From 1; goes on counting when the last period repeats. */
  period_: number;
  /** Moves to be completed by the end of this period, counted from the game's start; 0: all. */
  targetMoves_: number;
  /**
   * What is given back at most after a press (Bronstein that is not prepaid), -1: not in this period, but in another one;
   * and what ran in this turn, counted where this is not 0.
   */
  giveBackMs_: Ms;
  turnMs_: Ms;
  /** Allotted so far, without the increments of the presses since move `bonusFrom`: used = allotted - bank. */
  allotMs_: Ms;
  bonusFrom_: number;
  flag_: Flag;
  flagAtMs_: Ms;
  /** Since when the sign of a control stands: its flag fell, or the arbiter made a control of a flag. */
  signAtMs_: Ms;
  flagCause_: Cause;
  overrunMs_: Ms;
  lateMoves_: number;
  /** Under this the player need not record; 0: this control has no such mark. `marked`: it was reached (§11.2). */
  markMs_: Ms;
  marked_: boolean;
  /** First sign of the player, -1: none yet. */
  arrivedMs_: Ms;
  /** Completed illegal moves. */
  illegal_: number;
}

/** One control passed or overstepped, as it crosses the link (scenario.md §4): who ran out or got there, and both counts. */
export interface Passed {
  period: number;
  at: Ms;
  side: string;
  white: number;
  black: number;
}

/** A penalty kept over a rewind, as it crosses the link. */
export interface Kept {
  op: string;
  side: string;
  ms: Ms;
}

export interface ClockState {
  /** The side whose clock runs, or would run. */
  mover_: SideState;
  phase_: Phase;
  /** Up to here the mover's time is charged; means nothing while no clock runs. */
  sinceMs_: Ms;
  white_: SideState;
  black_: SideState;
  setup_: Setup;
  profile_: Profile;
  /** Start of the session, -1: not started. */
  sessionAtMs_: Ms;
  stoppedBy_: By;
  stoppedWhy_: Why;
  stoppedAtMs_: Ms;
  /** Whose final flag fell first, -1: none did. */
  first_: number;
  controls_: Passed[];
  /** Accepted presses = plyBase + moves of both: corrections of a count move the base. */
  plyBase_: number;
  /** Length of the session in real time; 0: none announced. */
  sessionMs_: Ms;
  /** Who claims a draw, -1: nobody; since when. */
  claimBy_: number;
  claimAtMs_: Ms;
  /** Adjourned or over since. */
  endedAtMs_: Ms;
  /** By number in core/names, -1: none. */
  result_: number;
  /** Penalties met while folding over rewound records, and those that the last rewind kept, as they are answered. */
  kept_: Kept[];
  paid_: Kept[];
  /** White's contact is the right one. */
  swapped_: boolean;
  /** While an errand runs: the side on move, and what the turn of the side that runs had left and used. */
  turn_: SideState;
  turnDelayMs_: Ms;
  turnRanMs_: Ms;
  /** The log is damaged: an error is shown and no time, presses do nothing, until a new game is set up. */
  damaged_?: boolean;
  /** After a refusal: how much would have been allowed, -1: says nothing. */
  maxMs_: Ms;
}

/** Somebody's clock runs. */
export const isRunning = (s: ClockState): boolean => s.phase_ == Phase.Running || s.phase_ == Phase.Errand;

/** The phase, and with it whose press counts. */
export const setPhase = (s: ClockState, phase: Phase): void => {
  const hears = phase == Phase.Running;
  s.phase_ = phase;
  s.white_.hears_ = hears ? Side.White : -1;
  s.black_.hears_ = hears ? Side.Black : -1;
};
