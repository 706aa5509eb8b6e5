/**
 * The log in flash: two files, made ready when the game starts, then only appended to (espruino.md 5). What is noted
 * before the start waits in a draft, so that the old log stays until then.
 */
import type { Journal } from '../core/game';
import type { Ms } from '../core/types';

const enum Size {
  FileBytes = 4096,
  /** Offset 0 is written with the file itself; a record there would replace the file. */
  PerFile = 511,
  Files = 2,
}

const storage = global.require('Storage');
const nameOf = (file: number): string => 'zn' + file;
const record = new Uint32Array(2);

let draft: number[] = [];
let written = 0;
let started = false;

const useFlash = (): void => {
  journal.pieces_ = [0, 1].map(
    (file) => new Uint32Array(storage.readArrayBuffer(nameOf(file)) as ArrayBuffer, 8, Size.PerFile * 2),
  );
  journal.perPiece_ = Size.PerFile;
  journal.count_ = written;
  started = true;
};

const useDraft = (): void => {
  draft = [];
  journal.pieces_ = [draft];
  journal.perPiece_ = 1e6;
  journal.count_ = 0;
  started = false;
};

const write = (atMs: Ms, word: number): void => {
  if (written >= Size.PerFile * Size.Files) return;
  record[0] = atMs;
  record[1] = word;
  const file = written < Size.PerFile ? 0 : 1;
  storage.write(nameOf(file), record.buffer, (written - file * Size.PerFile + 1) * 8);
  journal.count_ = ++written;
};

export const journal: Journal = {
  pieces_: [draft],
  perPiece_: 1e6,
  count_: 0,
  append_: (atMs, word) => {
    if (started) {
      write(atMs, word);
      return;
    }
    draft.push(atMs);
    draft.push(word);
    journal.count_++;
  },
  begin_: () => {
    const notes = draft;
    for (let file = 0; file < Size.Files; file++) {
      storage.erase(nameOf(file));
      storage.write(nameOf(file), 'zeitnot1', 0, Size.FileBytes);
    }
    written = 0;
    useFlash();
    for (let i = 0; i < notes.length; i += 2) write(notes[i] as number, notes[i + 1] as number);
    draft = [];
  },
  hasRoom_: (records) => !started || written + records <= Size.PerFile * Size.Files,
  reset_: useDraft,
  restore_: useFlash,
};
