/**
 * The log in flash: two files, made ready when the game starts, then only appended to (espruino.md 5). What is noted
 * before the start waits in a draft, so that the old log stays until then.
 */
import type { Journal } from '../core/game';
import type { Ms } from '../core/types';
import { storage } from './storage';

const enum Size {
  /** What Pixl.js has left beside the scripts; 820 records are a long game. */
  FileBytes = 3288,
  /** Offset 0 is written with the file itself; a record there would replace the file. */
  PerFile = 410,
  Files = 2,
}

const nameOf = (file: number): string => 'zn' + file;
const record = new Uint32Array(2);
const bytes = record.buffer;

let draft: number[] = [];
/** The draft that a reset put aside; none: it was the log in flash. */
let before: number[] | undefined;
/** Records in flash while a draft is in use. */
let written = 0;

const useFlash = (): void => {
  journal.pieces_ = [0, 1].map(
    (file) => new Uint32Array(storage.readArrayBuffer(nameOf(file)) as ArrayBuffer, 8, Size.PerFile * 2),
  );
  journal.perPiece_ = Size.PerFile;
  journal.count_ = written;
  journal.append_ = write;
};

const useDraft = (notes: number[]): void => {
  draft = notes;
  journal.pieces_ = [draft];
  journal.perPiece_ = 1e6;
  journal.count_ = draft.length / 2;
  journal.append_ = sketch;
};

/** The file that is written now, up to where, and the record that no longer fits in it. */
let file = nameOf(0);
let offset = 0;
let fileEnd = Size.PerFile as number;

/** A full file is continued in the next. False: there is none. */
const turnPage = (): boolean => {
  const written = journal.count_;
  if (written >= Size.PerFile * Size.Files) return false;
  file = nameOf(written / Size.PerFile);
  offset = 0;
  fileEnd = written + Size.PerFile;
  return true;
};

const write = (atMs: Ms, word: number): void => {
  if (journal.count_ == fileEnd && !turnPage()) return;
  record[0] = atMs;
  record[1] = word;
  offset += 8;
  storage.write(file, bytes, offset);
  journal.count_++;
};

const sketch = (atMs: Ms, word: number): void => {
  draft.push(atMs);
  draft.push(word);
  journal.count_++;
};

export const journal: Journal = {
  append_: sketch,
  count_: 0,
  pieces_: [draft],
  perPiece_: 1e6,
  begin_: () => {
    const notes = draft;
    for (let file = 0; file < Size.Files; file++) {
      storage.erase(nameOf(file));
      storage.write(nameOf(file), 'zeitnot1', 0, Size.FileBytes);
    }
    written = journal.count_ = 0;
    turnPage();
    useFlash();
    for (let i = 0; i < notes.length; i += 2) write(notes[i] as number, notes[i + 1] as number);
    draft = [];
  },
  hasRoom_: () => journal.append_ == sketch || journal.count_ < Size.PerFile * Size.Files,
  reset_: () => {
    before = journal.append_ == sketch ? draft : undefined;
    if (!before) written = journal.count_;
    useDraft([]);
  },
  restore_: () => {
    if (before) useDraft(before);
    else useFlash();
  },
};
