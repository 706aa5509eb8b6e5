/** The time methods besides plain and Fischer. A new one is a row in the table below. */
import type { Period } from './control';
import { bankWay, type Way } from './method';
import type { SideState } from './state';
import { Flag, Method } from './types';

type Take = Way['take_'];
type Shows = Way['shows_'];
type Spend = Way['spend_'];
type Renew = Way['renew_'];

const never: Take = () => true;
const nothing: Renew = () => {};
const stepwise: Shows = () => 0;
const spendBank = bankWay.spend_;
const showsBank = bankWay.shows_;

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

/** What one uses the other gains, until its flag has fallen; count-up counts what its own side runs. */
const spendHourglass: Spend = (m, ms) => {
  const other = m.other_;
  const givenMs = ms < m.bankMs_ ? ms : m.bankMs_;
  if (givenMs > 0 && other.flag_ != Flag.Final && other.method_ != Method.Up) {
    if (other.markMs_ && other.bankMs_ < other.markMs_) other.marked_ = true;
    other.bankMs_ += givenMs;
    other.allotMs_ += givenMs;
    other.overtimeMs_ = other.perMs_;
    other.overtimeMoves_ = 0;
  }
  return spendBank(m, ms);
};

const spendUp: Spend = (m, ms) => {
  m.bankMs_ -= ms;
  return false;
};

/** With time in the bank again nothing of the period is used; in overtime a press restores the running period whole. */
const renewByoyomi: Renew = (m) => {
  m.overtimeMs_ = m.perMs_;
};

const lastPeriod = (m: SideState): Period => m.periods_[m.periods_.length - 1] as Period;

/** The N-th press renews block and count; unused time lapses. */
const renewCanadian: Renew = (m) => {
  if (m.bankMs_ > 0 || ++m.overtimeMoves_ < lastPeriod(m)[5]) return;
  m.overtimeMoves_ = 0;
  m.overtimeMs_ = m.perMs_;
};

/** Nothing is carried over. */
const renewGong: Renew = (m) => {
  const base = lastPeriod(m)[1];
  m.allotMs_ += base - m.bankMs_;
  m.bankMs_ = base;
};

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

const way = (take: Take, shows: Shows, spend: Spend, renew: Renew): Way => ({
  take_: take,
  shows_: shows,
  spend_: spend,
  renew_: renew,
});

/** By method, from Method.Delay. */
const ways: Way[] = [
  way(takeDelay, showsDelay, spendDelay, nothing),
  way(never, showsTotal, spendDelay, nothing),
  way(takeByoyomi, showsOvertime, spendOvertime, renewByoyomi),
  way(never, showsOvertime, spendOvertime, renewCanadian),
  way(never, stepwise, spendHourglass, nothing),
  way(never, showsBank, spendBank, renewGong),
  way(never, stepwise, spendUp, nothing),
];

/** Gives back min(used, delay), what is used being all that ran in the turn, in whichever period. */
const giveBack: Renew = (m) => {
  const ms = m.turnMs_ < m.giveBackMs_ ? m.turnMs_ : m.giveBackMs_;
  if (ms > 0) {
    m.bankMs_ += ms;
    m.allotMs_ += ms;
  }
  m.turnMs_ = 0;
};

/** The same way, for a side with a period that gives back: what runs in the turn is counted. */
const counting = (of: Way): Way =>
  way(
    never,
    of.shows_,
    (m, ms) => {
      if (of.spend_(m, ms)) return true;
      m.turnMs_ += ms;
      return false;
    },
    (m) => {
      of.renew_(m);
      giveBack(m);
    },
  );

/** The way of a method. @param counts the side's `giveBackMs` is not 0 */
export const wayFor = (method: Method, counts: boolean): Way => {
  const of = method < Method.Delay ? bankWay : (ways[method - Method.Delay] as Way);
  return counts ? counting(of) : of;
};
