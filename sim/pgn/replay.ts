/** A recorded game played through the firmware: every time it shows beside the recorded one, and the verdict. */
import type { Ms } from '../../firmware/core/types';
import type { Engine } from '../engine/types';
import { playCase, type State } from '../scenario';
import type { Reading } from './controls';
import { type Explanation, explainBy, explainGame, isContradicted } from './infer';
import type { PlannedMove } from './plan';
import { printTime } from './printTime';
import type { RecordedGame } from './read';
import { conventions } from './record';
import { seenMoves, toCase } from './toCase';

export type Verdict = 'ok' | 'anomalies' | 'differs' | 'no clocks' | 'unknown control';

/** Times as text, both by the rounding of the record. */
export interface Deviation {
  /** From 1. */
  readonly ply: number;
  readonly shown: string;
  readonly recorded: string;
}

export interface Replayed {
  readonly game: RecordedGame;
  readonly verdict: Verdict;
  /** null: none is known. */
  readonly control: string | null;
  readonly inferred: boolean;
  /** Values held beside the clock. */
  readonly compared: number;
  /** Recorded values that no clock could show. */
  readonly anomalies: readonly Deviation[];
  /** Values that the firmware should have shown. */
  readonly differences: readonly Deviation[];
}

const leftAside = (game: RecordedGame, verdict: Verdict): Replayed => ({
  game,
  verdict,
  control: null,
  inferred: false,
  compared: 0,
  anomalies: [],
  differences: [],
});

const shownBy = (state: State | undefined, { side }: PlannedMove): Ms =>
  (state?.[side] as { shownMs?: Ms } | undefined)?.shownMs ?? Number.NaN;

/** A record written before the press took effect is held beside what the clock showed then. */
function deviation(game: RecordedGame, move: PlannedMove, shownMs: Ms): Deviation {
  const { rounded, beforeBonus } = conventions[game.source ?? 'clk'];
  const { ms: recordedMs, unitMs } = move.recorded ?? { ms: move.expectedMs, unitMs: 1 };
  const thenMs = beforeBonus ? shownMs - move.addedMs : shownMs;
  return {
    ply: move.ply,
    shown: printTime(thenMs, unitMs, rounded),
    recorded: printTime(recordedMs, unitMs, rounded),
  };
}

async function compare(engine: Engine, game: RecordedGame, explanation: Explanation): Promise<Replayed> {
  const seen = seenMoves(explanation.plan);
  const times = [...new Set(seen.map(({ atMs }) => atMs))];
  const states = await playCase(engine, toCase(game, explanation), times);
  const byTime = new Map(times.map((at, index) => [at, states[index]]));
  const anomalies: Deviation[] = [];
  const differences: Deviation[] = [];
  for (const move of seen) {
    const shownMs = shownBy(byTime.get(move.atMs), move);
    if (move.range[0] <= shownMs && shownMs <= move.range[1]) continue;
    const isExplained = move.isAnomaly && shownMs === move.expectedMs;
    (isExplained ? anomalies : differences).push(deviation(game, move, shownMs));
  }
  const verdict = differences.length > 0 ? 'differs' : anomalies.length > 0 ? 'anomalies' : 'ok';
  const { name, inferred } = explanation;
  return { game, verdict, control: name, inferred, compared: seen.length, anomalies, differences };
}

/** A control that even the first clocks contradict explains nothing. */
const unexplained = (replayed: Replayed): Replayed => ({
  ...replayed,
  verdict: 'differs',
  anomalies: [],
  differences: [...replayed.differences, ...replayed.anomalies].sort((one, other) => one.ply - other.ply),
});

/** The clock's time stamps end there (49 days). */
const longestMs = 2 ** 32 - 1;

const isTooLong = ({ plan }: Explanation): boolean => (plan.at(-1)?.atMs ?? 0) > longestMs;

/**
 * @param given the control to read the game by; null: the tag's, or an inferred one
 * @throws EngineError the script or the interpreter failed
 */
export async function replayGame(engine: Engine, game: RecordedGame, given: Reading | null): Promise<Replayed> {
  if (!game.source) return leftAside(game, 'no clocks');
  const explanation = given ? explainBy(game, given) : explainGame(game);
  if (!explanation || isTooLong(explanation)) return leftAside(game, 'unknown control');
  const replayed = await compare(engine, game, explanation);
  return given && isContradicted(game, explanation) ? unexplained(replayed) : replayed;
}
