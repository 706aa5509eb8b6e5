/**
 * What a time method is: a way to take running time from a side, and what a completed move gives back. Plain and Fischer
 * are here, as every press knows them; the others are in core/methods, which a board loads when a game is played by one.
 */
import type { SideState } from './state';
import type { Ms } from './types';

export interface Way {
  /**
   * A press in one step, where the method allows it: takes the time and gives what the move earns.
   * @param leftMs bank less the time since the last charge
   * @returns true, and nothing is done, when the press has to be looked at step by step
   */
  take_(m: SideState, leftMs: Ms): boolean;
  /**
   * The time that runs on the face now: bank, delay, or period of overtime.
   * @returns 0 or below when this has to be looked at step by step: the end is reached, or more than one time runs
   */
  shows_(m: SideState, leftMs: Ms): Ms;
  /**
   * Takes `ms` of running time; true, and nothing taken, when that reaches the side's last millisecond. The other side of an
   * hourglass has then gained all that is left.
   */
  spend_(m: SideState, ms: Ms): boolean;
  /** What a completed move gives besides bonus and delay. */
  renew_(m: SideState): void;
}

export const bankWay: Way = {
  take_: () => true,
  shows_: (_m, leftMs) => leftMs,
  spend_: (m, ms) => {
    if (ms >= m.bankMs_) return true;
    m.bankMs_ -= ms;
    return false;
  },
  renew_: () => {},
};

/** Time until the side's last millisecond is used up. Not for count-up. */
export const restMs = (m: SideState): Ms =>
  m.bankMs_ + m.delayMs_ + (m.overtimes_ > 0 ? m.overtimeMs_ + (m.overtimes_ - 1) * m.perMs_ : 0);

/** The turn is over for a flagged side too: should the flag be lifted, the next one is whole. */
export const endFlaggedTurn = (m: SideState): void => {
  m.delayMs_ = 0 - m.fullDelayMs_;
  m.turnMs_ = 0;
};

/** Takes all that restMs says. */
export const drain = (m: SideState): void => {
  const rest = restMs(m);
  if (m.bankMs_ > 0) m.way_.spend_(m, rest);
  m.extraMs_ += rest - m.bankMs_;
  if (m.giveBackMs_) m.turnMs_ += rest;
  m.bankMs_ = 0;
  m.delayMs_ = 0;
  if (m.perMs_) m.overtime_ = true;
  m.overtimes_ = 0;
  m.overtimeMs_ = 0;
};
