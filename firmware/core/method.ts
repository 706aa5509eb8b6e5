/**
 * Time methods: how running time is taken from a side, and what a completed move gives back. A new method is a row in
 * each table. Plain and Fischer need no row of their own: the press charges them itself.
 */
import type { Period } from './control';
import type { SideState } from './state';
import { Flag, Method, type Ms } from './types';

/** Takes `ms` of running time; true, and nothing taken, when that reaches the side's last millisecond. */
type Spend = (m: SideState, ms: Ms) => boolean;

const spendBank: Spend = (m, ms) => {
  if (ms >= m.bankMs_) return true;
  m.bankMs_ -= ms;
  return false;
};

/** The delay of the turn runs down first, then the bank. */
const spendDelay: Spend = (m, ms) => {
  const over = ms - m.delayMs_;
  if (over < 0) {
    m.delayMs_ = -over;
    m.extraMs_ += ms;
    return false;
  }
  if (over >= m.bankMs_) return true;
  m.bankMs_ -= over;
  m.extraMs_ += m.delayMs_;
  m.delayMs_ = 0;
  return false;
};

const spendBronstein: Spend = (m, ms) => {
  if (spendDelay(m, ms)) return true;
  m.turnMs_ += ms;
  return false;
};

/** Entering overtime costs nothing; a period used up to its very ms is gone. */
const spendOvertime: Spend = (m, ms) => {
  let over = ms - m.bankMs_;
  if (over < 0) {
    m.bankMs_ = -over;
    return false;
  }
  if (over >= m.overtimeMs_ + (m.overtimes_ - 1) * m.perMs_) return true;
  m.extraMs_ += over;
  m.bankMs_ = 0;
  m.overtime_ = true;
  over = m.overtimeMs_ - over;
  while (over <= 0) {
    m.overtimes_--;
    over += m.perMs_;
  }
  m.overtimeMs_ = over;
  return false;
};

const giveOther = (m: SideState, ms: Ms): void => {
  const other = m.other_;
  if (other.flag_ == Flag.Final) return;
  if (other.bankMs_ < other.markMs_) other.marked_ = true;
  other.bankMs_ += ms;
  other.allotMs_ += ms;
};

/** What the running side uses the other gains. */
const spendHourglass: Spend = (m, ms) => {
  if (spendBank(m, ms)) return true;
  giveOther(m, ms);
  return false;
};

const spendUp: Spend = (m, ms) => {
  m.bankMs_ -= ms;
  return false;
};

/** By method. */
export const spend: Spend[] = [
  spendBank,
  spendBank,
  spendDelay,
  spendBronstein,
  spendOvertime,
  spendOvertime,
  spendHourglass,
  spendBank,
  spendUp,
];

/** Time until the side's last millisecond is used up. Not for count-up. */
export const restMs = (m: SideState): Ms =>
  m.bankMs_ + m.delayMs_ + (m.overtimes_ > 0 ? m.overtimeMs_ + (m.overtimes_ - 1) * m.perMs_ : 0);

/** Takes all that restMs says. */
export const drain = (m: SideState): void => {
  const rest = restMs(m);
  if (m.method_ == Method.Hourglass) giveOther(m, m.bankMs_);
  m.extraMs_ += rest - m.bankMs_;
  m.turnMs_ += rest;
  m.bankMs_ = 0;
  m.delayMs_ = 0;
  if (m.perMs_) m.overtime_ = true;
  m.overtimes_ = 0;
  m.overtimeMs_ = 0;
};

/** Gives back min(used, delay); what ran over both is lost. */
const renewBronstein = (m: SideState): void => {
  const ms = m.turnMs_ < m.giveBackMs_ ? m.turnMs_ : m.giveBackMs_;
  if (m.bankMs_ < m.markMs_) m.marked_ = true;
  m.bankMs_ += ms;
  m.allotMs_ += ms;
  m.turnMs_ = 0;
};

/** With time in the bank again nothing of the period is used; in overtime a press restores the running period whole. */
const renewByoyomi = (m: SideState): void => {
  m.overtimeMs_ = m.perMs_;
};

const lastPeriod = (m: SideState): Period => m.periods_[m.periods_.length - 1] as Period;

/** The N-th press renews block and count; unused time lapses. */
const renewCanadian = (m: SideState): void => {
  if (m.bankMs_ > 0 || ++m.overtimeMoves_ < lastPeriod(m)[5]) return;
  m.overtimeMoves_ = 0;
  m.overtimeMs_ = m.perMs_;
};

/** Nothing is carried over. */
const renewGong = (m: SideState): void => {
  const base = lastPeriod(m)[1];
  m.allotMs_ += base - m.bankMs_;
  m.bankMs_ = base;
};

const renewNothing = (): void => {};

/** What a completed move gives besides bonus and delay, by method. */
export const renew: ((m: SideState) => void)[] = [
  renewNothing,
  renewNothing,
  renewNothing,
  renewBronstein,
  renewByoyomi,
  renewCanadian,
  renewNothing,
  renewGong,
  renewNothing,
];

/**
 * A press in one step, where the method allows it: takes the time and gives what the move earns.
 * @param leftMs bank less the time since the last charge
 * @returns true, and nothing is done, when the press has to be looked at step by step
 */
type Take = (m: SideState, leftMs: Ms) => boolean;

const takeNothing: Take = () => true;

/**
 * The time that runs on the face now, in ms: bank, delay, or period of overtime.
 * @param leftMs bank less the time since the last charge
 * @returns 0 or below when this has to be looked at step by step: the end is reached, or more than one time runs
 */
type Shows = (m: SideState, leftMs: Ms) => Ms;

const showsBank: Shows = (_m, leftMs) => leftMs;

const showsNothing: Shows = () => 0;

const showsDelay: Shows = (m, leftMs) => {
  const ms = leftMs + m.delayMs_;
  return ms > m.bankMs_ ? ms - m.bankMs_ : ms;
};

const showsTotal: Shows = (m, leftMs) => leftMs + m.delayMs_;

const showsOvertime: Shows = (m, leftMs) => (leftMs > 0 ? leftMs : m.overtimeMs_ + leftMs);

/** The bank is what is left of bank and delay together, but the delay never adds to it. */
const takeDelay: Take = (m, leftMs) => {
  const ms = leftMs + m.delayMs_;
  if (ms <= 0) return true;
  if (ms < m.bankMs_) m.bankMs_ = ms;
  m.extraMs_ += m.bankMs_ - leftMs;
  m.delayMs_ = m.fullDelayMs_;
  return false;
};

/** Inside the running period a press restores it whole. */
const takeByoyomi: Take = (m, leftMs) => {
  if (leftMs > 0) {
    m.bankMs_ = leftMs;
    return false;
  }
  if (m.overtimeMs_ + leftMs <= 0) return true;
  m.extraMs_ -= leftMs;
  m.bankMs_ = 0;
  m.overtime_ = true;
  m.overtimeMs_ = m.perMs_;
  return false;
};

/** By method. */
export const take: Take[] = [
  takeNothing,
  takeNothing,
  takeDelay,
  takeNothing,
  takeByoyomi,
  takeNothing,
  takeNothing,
  takeNothing,
  takeNothing,
];

/** By method. */
export const shows: Shows[] = [
  showsBank,
  showsBank,
  showsDelay,
  showsTotal,
  showsOvertime,
  showsOvertime,
  showsNothing,
  showsBank,
  showsNothing,
];
