/** What the tests about recorded games share: small PGN texts, and a clock that is plain arithmetic. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Engine, SideName, Step } from '../../sim/engine';
import { parseReading, type Reading, type RecordedGame, readGames } from '../../sim/pgn';

/** `1. a {…} b {…} 2. …`: one comment a move; the moves themselves do not matter. */
export function movetext(comments: readonly string[]): string {
  const move = (comment: string, index: number): string =>
    `${index % 2 === 0 ? `${index / 2 + 1}. ` : ''}${index % 2 === 0 ? 'Nf3' : 'Nf6'} {${comment}}`;
  return comments.map(move).join(' ');
}

export const clk = (time: string): string => (time === '' ? '' : `[%clk ${time}]`);

/** A game with these clock values; '' is a missing one. */
export const clockGame = (timeControl: string, times: readonly string[], result = '*'): string =>
  `[White "A"]\n[Black "B"]\n[TimeControl "${timeControl}"]\n\n${movetext(times.map(clk))} ${result}\n`;

/** The first game of a text. */
export function gameOf(text: string): RecordedGame {
  const [game] = readGames(text);
  if (!game) throw new Error('no game');
  return game;
}

export function readingOf(text: string): Reading {
  const parsed = parseReading(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.expected}`);
  return parsed.reading;
}

const other: Record<SideName, SideName> = { white: 'black', black: 'white' };

/**
 * A prepaid Fischer clock of one period, behind the link: start, press, stop, setTime, resume, state.
 * @param errorMs it shows so much more than it should
 */
export function paperClock(errorMs = 0): Engine {
  return { name: 'node', play: async (_board, steps) => playOnPaper(steps, errorMs) };
}

function playOnPaper(steps: readonly Step[], errorMs: number): string[] {
  const bank = { white: 0, black: 0 };
  let incrementMs = 0;
  let side: SideName = 'white';
  let sinceMs: number | null = null;
  const bankAt = (of: SideName, at: number) => bank[of] - (of === side && sinceMs !== null ? at - sinceMs : 0);
  const charge = (at: number) => {
    bank[side] = bankAt(side, at);
  };
  const operations: Record<string, (line: Record<string, unknown>, at: number) => object> = {
    setup: ({ white, black }) => {
      const [[, base, , increment]] = white as number[][] as [number[]];
      const [[, blackBase]] = black as number[][] as [number[]];
      incrementMs = increment ?? 0;
      bank.white = (base ?? 0) + incrementMs;
      bank.black = (blackBase ?? 0) + incrementMs;
      return {};
    },
    start: (line, at) => {
      side = (line.side as SideName | undefined) ?? 'white';
      sinceMs = at;
      return {};
    },
    stop: (_, at) => {
      charge(at);
      sinceMs = null;
      return {};
    },
    resume: (_, at) => {
      sinceMs = at;
      return {};
    },
    setTime: ({ side: of, ms }) => {
      bank[of as SideName] = ms as number;
      return {};
    },
    state: (_, at) => ({
      white: { shownMs: bankAt('white', at) + errorMs },
      black: { shownMs: bankAt('black', at) + errorMs },
    }),
  };
  return steps.flatMap((step) => {
    if (step.do === 'edge' && step.level === 1 && step.side === side) {
      charge(step.at);
      bank[side] += incrementMs;
      side = other[side];
      sinceMs = step.at;
    }
    if (step.do !== 'line') return [];
    const line = JSON.parse(step.line);
    return JSON.stringify({ at: step.at, refused: null, ...operations[line.op]?.(line, step.at) });
  });
}

const folder = fileURLToPath(new URL('../../../shared/data/pgn/', import.meta.url));

function filesOf(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/** Recorded games beside the repository, by what their names begin with; null where they are not. */
export function dataFile(start: string): string | null {
  const name = filesOf(folder).find((file) => file.startsWith(start));
  return name === undefined ? null : folder + name;
}
