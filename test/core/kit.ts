/** Games for the tests of the core: controls by their text, a log in memory, states that can be compared. */
import { pliesOf } from '../../firmware/core/about';
import { operate } from '../../firmware/core/arbiter';
import { chargeUsed, payClaim } from '../../firmware/core/arbiter/bank';
import type { Operations } from '../../firmware/core/arbiter/common';
import { settleOffences } from '../../firmware/core/arbiter/offences';
import { onApportion } from '../../firmware/core/arbiter/tables/apportion';
import { onBank } from '../../firmware/core/arbiter/tables/bank';
import { onControl } from '../../firmware/core/arbiter/tables/control';
import { onCount } from '../../firmware/core/arbiter/tables/count';
import { onCredit } from '../../firmware/core/arbiter/tables/credit';
import { onGame } from '../../firmware/core/arbiter/tables/game';
import { onSlip } from '../../firmware/core/arbiter/tables/slip';
import { onSwap } from '../../firmware/core/arbiter/tables/swap';
import { onWhole } from '../../firmware/core/arbiter/tables/whole';
import { charge, press } from '../../firmware/core/clock';
import { profileAdvance, profileNames } from '../../firmware/core/control';
import { foldOn } from '../../firmware/core/fold';
import {
  type Doing,
  type Folding,
  type Game,
  type Journal,
  type OnLog,
  Ply,
  recordPress,
} from '../../firmware/core/game';
import * as history from '../../firmware/core/history';
import { wayFor } from '../../firmware/core/methods';
import { newGame } from '../../firmware/core/newgame';
import { operateGame } from '../../firmware/core/operate';
import { foldingOf } from '../../firmware/core/plan';
import { rare } from '../../firmware/core/rare';
import { rareCore } from '../../firmware/core/rarecore';
import { checked, Unknown, writeTime } from '../../firmware/core/record';
import { install, planFold } from '../../firmware/core/refold';
import { reset } from '../../firmware/core/reset';
import { setupWith } from '../../firmware/core/setup';
import type { ClockState, Setup, SideState } from '../../firmware/core/state';
import { turns } from '../../firmware/core/turns';
import { type Advance, By, Effect, type Ms, Op, Phase, Side, Whom, Why } from '../../firmware/core/types';
import { parseControl, parseOdds } from '../../sim/control';

rare.core_ = () => rareCore;
rare.turns_ = () => turns;
rare.bank_ = () => ({ chargeUsed_: chargeUsed, payClaim_: payClaim });
rare.ways_ = () => wayFor;
/** All of them: on a board they are in rooms. */
export const correctionsOf = (): Operations => corrections;
const corrections = {
  ...onBank,
  ...onCount,
  ...onApportion,
  ...onControl,
  ...onGame,
  ...onCredit,
  ...onSlip,
  ...onSwap,
  ...onWhole,
};

export const { White, Black } = { White: Side.White, Black: Side.Black } as const;

/** A log in memory. A reset keeps the one before. */
function memoryJournal() {
  let words: number[] = [];
  let before: number[] = [];
  const use = (list: number[]): void => {
    words = list;
    journal.words_ = words;
    journal.count_ = words.length;
    journal.lastMs_ = Unknown.Ms;
  };
  const journal: Journal & { reset_(): void; restore_(): void } = {
    words_: words,
    count_: 0,
    lastMs_: Unknown.Ms,
    write_: (atMs, word) => {
      const ms = atMs - journal.lastMs_;
      const near = ms >= 0 && ms < 0x10000;
      if (!near) writeTime(journal, atMs);
      journal.lastMs_ = atMs;
      words.push(checked(near ? word + ms : word));
      journal.count_++;
    },
    begin_: (atMs) => atMs,
    hasRoom_: () => true,
    reset_: () => {
      before = words;
      use([]);
    },
    restore_: () => use(before),
  };
  return journal;
}

export interface Options {
  profile?: string;
  advance?: Advance;
  prepaid?: boolean;
  /** Off unless asked for: the default is the desk's business. */
  freeze?: boolean;
  lateAfterMs?: Ms;
}

export type ControlText = string | { white: string; black: string };

function gameOf(text: ControlText, options: Options) {
  const profile = profileNames.indexOf(options.profile ?? 'fide-2023');
  const otherwise = profileAdvance[profile] as Advance;
  const parsed =
    typeof text === 'string' ? parseControl(text, otherwise) : parseOdds(text.white, text.black, otherwise);
  if (!parsed.ok) throw new Error(`${parsed.text}: ${parsed.expected}`);
  const setup = {
    white_: parsed.control.white,
    black_: parsed.control.black,
    profile_: profile,
    advance_: parsed.control.advance ?? options.advance ?? otherwise,
    prepaid_: options.prepaid ?? true,
    whiteOn_: 'left' as const,
    freeze_: options.freeze ?? false,
    freezeGiven_: options.freeze !== undefined,
    sessionMs_: 0,
    lateAfterMs_: options.lateAfterMs ?? 0,
  };
  const journal = memoryJournal();
  const game: Game = {
    setup_: setup,
    setupBefore_: setup,
    state_: newGame(setup),
    journal_: journal,
    resetAtMs_: -1,
  };
  return { game, journal };
}

/** The whole fold, without the steps between which a board drops rooms. @returns its state */
export function foldAll(game: Game, f: Folding): ClockState {
  const log = game.journal_;
  planFold(f, log);
  const s = newGame(f.control_ ? (setupWith(game.setup_, f.control_) as Setup) : game.setup_);
  f.state_ = s;
  while (foldOn(f, log))
    if (f.op_ === Op.Rewind || f.op_ === Op.Illegal) settleOffences(s, f as Doing);
    else operate(s, f as Doing, correctionsOf);
  return s;
}

/** An operation on the log, with the folds that it asks for. */
export function onLog(game: Game, does: OnLog, given: Partial<Doing>): number {
  const call: Doing = { op_: '', side_: 0, value_: 0, flag_: false, atMs_: 0, more_: [], ...given };
  let next = does(game, call);
  while (typeof next !== 'number') {
    const f = next ?? foldingOf(-1, null, Ply.Game);
    foldAll(game, f);
    next = next ? does(game, { ...call, fold_: f }) : install(game, f);
  }
  return next;
}

const wanted = (value: number | undefined, name: string): number => {
  if (value === undefined) throw new Error(`no ${name}`);
  return value;
};

/** What a side has, in the contract's words. */
function seenSide(m: SideState) {
  const used = m.allotMs_ + m.bonusMs_ * (m.moves_ - m.bonusFrom_) - m.bankMs_;
  return {
    bankMs: m.bankMs_,
    delayMs: Math.max(m.delayMs_, 0),
    moves: m.moves_,
    period: m.period_,
    target: m.targetMoves_,
    flag: m.flag_,
    flagAt: m.flag_ ? m.flagAtMs_ : null,
    flagCause: m.flag_ ? m.flagCause_ : null,
    overtime: m.overtime_ ? { periods: m.overtimes_, ms: m.overtimeMs_, moves: m.overtimeMoves_ } : null,
    used,
    ran: used + m.extraMs_,
    overrun: m.overrunMs_,
    lateMoves: m.lateMoves_,
    marked: m.marked_ || (m.markMs_ > 0 && m.bankMs_ < m.markMs_),
    arrivedAt: m.arrivedMs_,
  };
}

/** All that can be seen of a state from outside. */
export function seen(s: ClockState) {
  return {
    phase: s.phase_,
    side: s.mover_.side_,
    white: seenSide(s.white_),
    black: seenSide(s.black_),
    first: s.first_,
    stopped: s.phase_ === Phase.Stopped ? { by: s.stoppedBy_, why: s.stoppedWhy_, at: s.stoppedAtMs_ } : null,
    controls: s.controls_.map((p) => ({ ...p })),
    plies: pliesOf(s),
    sessionAt: s.sessionAtMs_,
  };
}

export type Seen = ReturnType<typeof seen>;

/** Every byte of a state but the answer to the last operation; its cycles as side numbers. */
export function bytes(s: ClockState): string {
  const sides = new Set(['other_', 'mover_', 'turn_']);
  return JSON.stringify(s, (key, value) => {
    if (sides.has(key)) return value.side_;
    return key === 'maxMs_' || key === 'setup_' || key === 'profile_' ? undefined : value;
  });
}

/** A clock with the operations of the contract. Each answers as the core does: effects, or -Reason. */
export function clockOf(text: ControlText, options: Options = {}) {
  const { game, journal } = gameOf(text, options);
  const run = (op: Op, at: Ms, side: number, value = 0, force = false, more: number[] = []) =>
    operateGame(game, { op_: op, side_: side, value_: value, flag_: force, atMs_: at, more_: more }, correctionsOf);
  const pressOf = (side: Side, at: Ms): number => {
    const result = press(game.state_, side, at);
    recordPress(game, result, side, at);
    return result;
  };
  return {
    game,
    /** As it is seen at `at`. */
    at(at: Ms): Seen {
      charge(game.state_, at);
      return seen(game.state_);
    },
    max: () => game.state_.maxMs_,
    start: (at: Ms, side: number = Whom.Both) => run(Op.Start, at, side),
    press: pressOf,
    white: (at: Ms) => pressOf(Side.White, at),
    black: (at: Ms) => pressOf(Side.Black, at),
    stop: (at: Ms, by: By = By.Arbiter, why: Why = Why.Interruption) => run(Op.Stop, at, by, why),
    resume: (at: Ms, side: number = Whom.Both, force = false) => run(Op.Resume, at, side, 0, force),
    setTime: (at: Ms, side: number, ms: Ms, force = false) => run(Op.SetTime, at, side, 0, force, [ms]),
    addTime: (at: Ms, side: number, ms: Ms, force = false) => run(Op.AddTime, at, side, 0, force, [ms]),
    setMoves: (at: Ms, side: number, moves: number, force = false) => run(Op.SetMoves, at, side, moves, force),
    setPeriod: (at: Ms, side: number, period: number, force = false) => run(Op.SetPeriod, at, side, period, force),
    /** @param sides ms, moves, period and used of White, then of Black */
    set(at: Ms, side: number, sides: readonly (readonly number[])[], force = false) {
      const numbers = sides.flatMap((m) => [...[0, 1, 2].map((i) => wanted(m[i], 'number')), m[3] ?? -1, -1, 0, 0]);
      return run(Op.Set, at, side, 0, force, numbers);
    },
    /** An operation of core/arbiter by its number. */
    operate: run,
    illegal: (at: Ms, side: number, keepMove: boolean) =>
      onLog(game, history.illegal, { side_: side, flag_: keepMove, atMs_: at }),
    liftFlag: (at: Ms, side: number) => run(Op.LiftFlag, at, side),
    rewind: (at: Ms, ply: number, before = false) =>
      onLog(game, history.rewind, { value_: ply, flag_: before, atMs_: at }),
    forward: (at: Ms) => onLog(game, history.forward, { atMs_: at }),
    undo: (at: Ms, force = false) => onLog(game, history.undo, { flag_: force, atMs_: at }),
    reset: (at: Ms) => {
      const result = reset(game, false, at);
      if (result) return result;
      game.setup_ = game.state_.setup_;
      journal.reset_();
      game.state_ = newGame(game.setup_);
      return Effect.Press;
    },
    undoReset: (at: Ms) => {
      const result = reset(game, true, at);
      if (result) return result;
      journal.restore_();
      game.setup_ = game.setupBefore_;
      const f = foldingOf(-1, null, Ply.Game);
      foldAll(game, f);
      return install(game, f);
    },
  };
}

export type Clock = ReturnType<typeof clockOf>;

/** A clock that runs since 0. */
export function running(text: ControlText, options: Options = {}): Clock {
  const clock = clockOf(text, options);
  clock.start(0);
  return clock;
}

/** A clock that ran until `at` and stands. */
export function stopped(at: Ms, text: ControlText, options: Options = {}): Clock {
  const clock = running(text, options);
  clock.stop(at);
  return clock;
}
