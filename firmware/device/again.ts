/** After a handler that was cut off (device/survive). */
import type { Game } from '../core/game';
import { append, encode, Unknown } from '../core/record';
import { type Ms, Op } from '../core/types';
import { contacts, giveContacts } from './contacts';
import type { Task } from './desk/call';
import { wakeFace } from './events';
import { face } from './face';
import { journal } from './journal';
import { watchKeys } from './keys';
import { Room } from './roomNames';
import { watchSupply } from './scheduler';
import { nowMs } from './timebase';

/** What cannot be drawn fails anew each time it is tried: so it is not for a while, and the game goes on in the dark. */
const enum Dark {
  Ms = 10000,
  /** A handler that fails so soon after another one. */
  AfterMs = 15000,
}

const enum Erased {
  Word = 4294967295,
}

/**
 * A handler was cut off. Espruino takes a watch away whose handler was; and the state is the one that follows from the log,
 * which is the whole game while it has room for more.
 * @returns what is to be carried out then
 */
export const again = (game: Game): Task => {
  clearWatch();
  contacts.watches_ = [];
  giveContacts(contacts.pressed_);
  watchKeys();
  watchSupply();
  const now = nowMs();
  if (!face.asleep_ && now - (face.failedMs_ as Ms) < Dark.AfterMs) {
    face.asleep_ = true;
    setTimeout(() => wakeFace(true), Dark.Ms);
  }
  face.failedMs_ = now;
  const task = { room_: null } as Task;
  if (!journal.hasRoom_(2)) return task;
  // A word that was begun cannot be written again.
  const torn = journal.words_[journal.count_] == Erased.Word ? 0 : 1;
  journal.count_ += torn;
  journal.lastMs_ = Unknown.Ms;
  // Numbers and times that an operation left behind are nobody's.
  journal.write_(journal.lastMs_, encode(Op.Back, 0, torn));
  append(journal, now, encode(Op.Beat, 0, 0), []);
  if (!game.state_.damaged_) task.room_ = Room.Fold;
  return task;
};
