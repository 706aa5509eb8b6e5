/** The built script on a virtual board, asked over its link; and its log in flash, read as the bytes lie there. */
import { Op } from '../../firmware/core/types';
import { type Board, createBoard, createFlash, type Flash } from '../../sim/board';
import { findFile } from '../../sim/board/fileLog';
import { hardwareOf } from '../../sim/board/hardware';
import { builtOptions } from '../../sim/engine/files';
import { defaultBoard, linkCode } from '../../sim/scenario/boards';

const programs = new Map<string, ReturnType<typeof builtOptions>>();

export interface Answer {
  readonly at: number;
  readonly refused: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: tests compare what they name
  readonly [field: string]: any;
}

export interface Clock {
  readonly board: Board;
  ask(line: object): Answer;
  /** The clock's own time. */
  state(at?: number): Answer;
  press(side: 'white' | 'black'): void;
}

/** A board as a clock, also one that was switched on again. */
export function clockOf(board: Board, name = defaultBoard): Clock {
  const ask = (line: object): Answer => {
    board.send(JSON.stringify({ code: linkCode(name), ...line }));
    const answer = board.answers.pop();
    if (answer === undefined) throw new Error(`no answer to ${JSON.stringify(line)}: ${board.errors.join('\n')}`);
    return JSON.parse(answer);
  };
  return {
    board,
    ask,
    state: (at) => ask(at === undefined ? { op: 'state' } : { op: 'state', at }),
    press(side) {
      board.edge(side, 1);
      board.edge(side, 0);
    },
  };
}

/** Switches a board on, with a fresh flash or the one of another. */
export function switchOn(name = defaultBoard, flash?: Flash): Clock {
  const program = programs.get(name) ?? builtOptions(name);
  programs.set(name, program);
  const options = flash ? { ...program, flash } : program;
  return clockOf(createBoard(options), name);
}

/** A flash with these bytes. */
export function flashOf(name: string, bytes: Uint8Array): Flash {
  const { pages, pageBytes } = hardwareOf(builtOptions(name).entry).flash;
  const flash = createFlash(pages, pageBytes);
  flash.bytes.set(bytes);
  return flash;
}

/** A file of the log. */
export interface LogFile {
  /** Where its first word lies in the flash. */
  readonly address: number;
  /** Erased ones too. */
  readonly words: Uint32Array;
}

export function logFiles(flash: Flash): LogFile[] {
  return ['zn0', 'zn1'].flatMap((name) => {
    const file = findFile(flash, name);
    if (!file) return [];
    const words = new Uint32Array(flash.bytes.slice(file.address, file.address + file.size).buffer);
    return [{ address: file.address + 4, words: words.slice(1) }];
  });
}

const erased = 0xffffffff;

/** Addresses of all words in the order in which they were written; the last file's last is the newest. */
export const wordAddresses = (flash: Flash): number[] =>
  logFiles(flash).flatMap(({ address, words }) => {
    const used = Array.from({ length: words.length }, (_, i) => i).filter((i) => words[i] !== erased);
    return used.map((i) => address + 4 * i);
  });

export const wordAt = ({ bytes }: Flash, address: number): number =>
  new DataView(bytes.buffer).getUint32(address, true);

/** The time of the last record of the log, for which its words are read from the first one on. */
export function lastMs(flash: Flash): number {
  let [atMs, nextMs, high] = [0, 0, 0];
  for (const address of wordAddresses(flash)) {
    const word = wordAt(flash, address);
    const [arg, op] = [word & 0xffff, (word >> 16) & 63];
    if (op === Op.Time) nextMs = high + arg;
    high = op === Op.High ? arg * 0x10000 : 0;
    if (op > Op.Time) nextMs = atMs = op >= Op.Press && op <= Op.Beat ? nextMs + arg : nextMs;
  }
  return atMs;
}

/** The state but for what a restore changes: the answer's own time and what is computed from it. */
export function lasting({
  at: _at,
  sessionMs: _ms,
  restored: _restored,
  uncertainMs: _uncertain,
  refused: _refused,
  screen,
  ...rest
}: Answer) {
  const { phase: _phase, stopped: _stopped, ...kept } = rest;
  return { ...kept, shown: [screen.left, screen.right] };
}
