/** A screen takes display and contacts, and gives them back. */

import { clock } from '../clock';
import { giveContacts } from '../contacts';
import { wakeFace } from '../events';
import { face } from '../face';
import type { Key } from '../key';
import { onLever } from '../keys';
import { onPress } from '../scheduler';

/** @param keys gets the keys from now on */
export const openScreen = (keys: (key: Key, long: boolean) => void): void => {
  if (!clock.screen_) {
    clock.slept_ = face.asleep_;
    giveContacts(onLever);
    wakeFace(false);
  }
  clock.screen_ = keys;
};

/** The face comes back. */
export const closeScreen = (): void => {
  if (!clock.screen_) return;
  clock.screen_ = clock.lines_ = clock.at_ = undefined;
  giveContacts(onPress);
  wakeFace(!clock.slept_);
};
