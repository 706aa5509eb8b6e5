/** After a handler that was cut off (device/survive). */
import type { Game } from '../core/game';
import { wordAt } from '../core/read';
import { encode } from '../core/record';
import { refold } from '../core/refold';
import { type Ms, Op } from '../core/types';
import { contacts, giveContacts } from './contacts';
import { wakeFace } from './events';
import { face } from './face';
import { use } from './files';
import { journal, lastMs, place } from './journal';
import { watchKeys } from './keys';
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
 */
export const again = (game: Game): void => {
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
  if (!journal.hasRoom_(2)) return;
  if (wordAt(journal, journal.count_, 0) != Erased.Word || wordAt(journal, journal.count_, 1) != Erased.Word) {
    // What was begun there cannot be written again.
    use(place.file_, place.from_, journal.count_ + 1, place.ready_);
    journal.append_(lastMs(), encode(lastMs(), Op.Back, 0, 1));
  }
  refold(game, game.state_.damaged_);
};
