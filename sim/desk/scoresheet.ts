/** A followed game as a scoresheet (§11): moves, clock and time used; what is missing is marked. */
import type { SideName } from '../engine/types';
import { messages } from '../messages';
import { type Followed, moveNumber, type Played, positionsOf } from './follow';
import { type JudgedOffer, judgeOffers, offersIn } from './offers';
import { type Outcome, outcomeOf } from './outcome';
import type { Entry } from './results';
import type { Rules } from './rules';
import { sides } from './sides';
import { type MoveTimes, timesOf, writeTime } from './times';

const text = messages.desk.scoresheet;

/** Plies without a value; none are missing where a game has no clocks at all. */
export interface Gaps {
  readonly clock: readonly number[];
  readonly used: readonly number[];
}

export interface Scoresheet {
  readonly game: Followed;
  /** Of the followed moves. */
  readonly times: readonly MoveTimes[];
  readonly gaps: Gaps;
  /** The first ply after which a player need not record; null: none. */
  readonly needNotRecord: Readonly<Record<SideName, number | null>>;
  readonly offers: readonly JudgedOffer[];
  readonly outcome: Outcome;
}

/** @param entry the result that the arbiter enters; null: none */
export function writeScoresheet(game: Followed, rules: Rules, entry: Entry | null): Scoresheet {
  const { sheet, moves } = game;
  const times = timesOf(sheet, rules).slice(0, moves.length);
  const hasClocks = sheet.source !== null && sheet.source !== 'emt';
  const missing = (value: 'clock' | 'used', isKept: boolean): number[] =>
    isKept ? times.flatMap((time, index) => (time[value] === null ? [index + 1] : [])) : [];
  const markedFrom = (side: SideName): number | null =>
    moves.find((move, index) => move.side === side && times[index]?.mayStopRecording)?.ply ?? null;
  const first = moves[0]?.side ?? 'white';
  const agreed = entry?.reason === 'agreement';
  return {
    game,
    times,
    gaps: {
      clock: missing('clock', hasClocks),
      used: missing(
        'used',
        sheet.moves.some(({ used }) => used !== null),
      ),
    },
    needNotRecord: { white: markedFrom('white'), black: markedFrom('black') },
    offers: judgeOffers(offersIn(game), { plies: moves.length, first, agreed }),
    outcome: outcomeOf(game, entry),
  };
}

interface Cell {
  readonly san: string;
  readonly clock: string;
  readonly used: string;
}

const empty: Cell = { san: '', clock: '', used: '' };

function cellOf({ times, gaps }: Scoresheet, { ply, san }: Played): Cell {
  const time = times[ply - 1];
  const value = (name: 'clock' | 'used'): string => {
    const written = time?.[name];
    if (written) return writeTime(written);
    return gaps[name].includes(ply) ? text.gap : '';
  };
  const used = value('used');
  return {
    san: time?.mayStopRecording ? san + text.needNotRecordSign : san,
    clock: value('clock'),
    used: time?.usedFollows ? `(${used})` : used,
  };
}

/** One line a move; a game without clocks has the moves only. */
export function tableOf(scoresheet: Scoresheet): string[] {
  const { game } = scoresheet;
  const positions = positionsOf(game);
  const rows = new Map<number, Record<SideName, Cell>>();
  for (const played of game.moves) {
    const before = positions[played.ply - 1] ?? game.start;
    const number = moveNumber(before);
    const row = rows.get(number) ?? { white: empty, black: empty };
    row[played.side] = cellOf(scoresheet, played);
    rows.set(number, row);
  }
  return [...rows].map(([number, row]) => text.row(number, ...(sides.map((side) => row[side]) as [Cell, Cell])));
}
