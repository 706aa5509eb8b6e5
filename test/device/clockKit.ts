/** The built script on a virtual board, asked over its link; and its log in flash, read as the bytes lie there. */
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
  readonly generation: number;
  /** Where its first record lies in the flash. */
  readonly address: number;
  /** Pairs of words, erased ones too. */
  readonly words: Uint32Array;
}

/** Older first. */
export function logFiles(flash: Flash): LogFile[] {
  const files = ['zn0', 'zn1'].flatMap((name) => {
    const file = findFile(flash, name);
    if (!file) return [];
    const words = new Uint32Array(flash.bytes.slice(file.address, file.address + file.size).buffer);
    return [{ generation: words[0] ?? 0, address: file.address + 8, words: words.slice(2) }];
  });
  return files.sort((a, b) => a.generation - b.generation);
}

const erased = 0xffffffff;

/** Addresses of all records in the order in which they were written; the last file's last is the newest. */
export const recordAddresses = (flash: Flash): number[] =>
  logFiles(flash).flatMap(({ address, words }) => {
    const used = Array.from({ length: words.length / 2 }, (_, i) => i).filter(
      (i) => words[2 * i] !== erased || words[2 * i + 1] !== erased,
    );
    return used.map((i) => address + 8 * i);
  });

/** The time of the record at this address. */
export const atOf = ({ bytes }: Flash, address: number): number => new DataView(bytes.buffer).getUint32(address, true);

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
