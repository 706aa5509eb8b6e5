/** The log in flash, on the virtual boards: what a game writes, how it wears the flash, how fast it is read at boot. */
import { type Board, type BoardEntry, type BoardOptions, createBoard } from '../../sim/board';
import { findFile } from '../../sim/board/fileLog';
import { hardwareOf } from '../../sim/board/hardware';
import { builtOptions } from '../../sim/engine/files';

const Moves = 60;
const WordBytes = 4;
const HeadBytes = 4;

/** Of a move; a minute on average: the game takes two hours. */
const thinkingMs = (ply: number) => 30_000 + ((ply * 37) % 61) * 1000;

const periods = [
  [40, 5_400_000, 1, 30_000, 0, 0],
  [0, 1_800_000, 1, 30_000, 0, 0],
];

type Entry = BoardEntry & { link: { code: string } };

function optionsOf(name: string) {
  const { entry, ...options } = builtOptions(name);
  return { ...options, entry: entry as Entry };
}

function tell(board: Board, entry: Entry, fields: object): void {
  board.answers.length = 0;
  board.send(JSON.stringify({ code: entry.link.code, ...fields }));
  const { refused } = JSON.parse(board.answers[0] ?? '{}');
  if (refused !== null) throw new Error(`the clock refused ${JSON.stringify(fields)}: ${refused}`);
}

/** Set up and started; then every move of it. */
function play(board: Board, entry: Entry, moves: number, ms: (ply: number) => number): void {
  tell(board, entry, { op: 'setup', white: periods });
  tell(board, entry, { op: 'start' });
  for (let ply = 1; ply <= 2 * moves; ply++) {
    board.advanceTo(board.nowMs() + ms(ply));
    const side = ply % 2 === 1 ? 'white' : 'black';
    board.edge(side, 1);
    board.edge(side, 0);
  }
}

/** Words in both files, whatever they are. */
function wordsIn({ flash }: Board): number {
  const wordsOf = (name: string) => {
    const file = findFile(flash, name);
    return file ? new Uint32Array(flash.bytes.slice(file.address + HeadBytes, file.address + file.size).buffer) : [];
  };
  return [...wordsOf('zn0'), ...wordsOf('zn1')].filter((word) => word !== 0xffffffff).length;
}

/** A clock that is on for so long that a time takes two words, as nearly always. */
function onForSomeTime(name: string) {
  const { entry, ...options } = optionsOf(name);
  const board = createBoard({ ...options, entry });
  board.advanceTo(5 * 60_000);
  return { board, entry };
}

/** What the setup of a game writes, which goes ahead of its records. */
export function bytesOfSetup(name = 'bangle2'): number {
  const { board, entry } = onForSomeTime(name);
  const before = wordsIn(board);
  tell(board, entry, { op: 'setup', white: periods });
  return (wordsIn(board) - before) * WordBytes;
}

/** What a game of 60 moves writes, its setup and its result with it. */
export function bytesOfGame(name = 'bangle2'): number {
  const { board, entry } = onForSomeTime(name);
  const before = wordsIn(board);
  play(board, entry, Moves, thinkingMs);
  tell(board, entry, { op: 'result', value: '1-0' });
  return (wordsIn(board) - before) * WordBytes;
}

/** In the first ones the files are made. */
const FirstGames = 4;
const Games = 20;

/** How often the page that is erased most is erased in a game, on average over many. */
function erasesOfGame(name: string): number {
  const { entry, ...options } = optionsOf(name);
  const board = createBoard({ ...options, entry });
  const after = (games: number) => {
    for (let game = 0; game < games; game++) {
      play(board, entry, Moves, thinkingMs);
      tell(board, entry, { op: 'result', value: '1-0' });
    }
    return [...board.flash.erases];
  };
  const first = after(FirstGames);
  return Math.max(...after(Games).map((erases, page) => erases - (first[page] ?? 0))) / Games;
}

export const gamesPerYear = 10 * 365;

/** Percent of the erases that the flash bears at least, in a year of ten games a day. */
export function wearOf(name: string): number {
  const { endurance } = hardwareOf(optionsOf(name).entry).flash;
  return (erasesOfGame(name) * gamesPerYear * 100) / endurance;
}

const Boots = 30;
/** What a log of two pages takes. */
const LongMoves = 900;

/** Of a boot that asks for nothing: the quickest of many, as others are held up by whatever else this machine does. */
function secondsToBoot(options: BoardOptions): number {
  const times = Array.from({ length: Boots }, () => {
    const begin = performance.now();
    createBoard(options);
    return performance.now() - begin;
  });
  return Math.min(...times) / 1000;
}

/** In a second of Node; the boot of an empty log is taken off. */
export function eventsFoldedPerSecond(name = 'bangle2'): number {
  const { entry, ...options } = optionsOf(name);
  const fresh = createBoard({ ...options, entry });
  const long = createBoard({ ...options, entry });
  tell(fresh, entry, { op: 'setup', white: periods });
  play(long, entry, LongMoves, () => 1000);
  // A press is a word.
  const events = wordsIn(long) - wordsIn(fresh);
  const seconds = ({ flash }: Board) => secondsToBoot({ ...options, entry, flash });
  return events / (seconds(long) - seconds(fresh));
}
