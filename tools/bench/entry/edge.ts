/** From a contact's edge to the record in flash and nothing behind it, for the bench. */
import { press } from '../../../firmware/core/clock';
import { type Game, recordPress } from '../../../firmware/core/game';
import { newGame } from '../../../firmware/core/newgame';
import { Bits, PressWord } from '../../../firmware/core/record';
import { Advance, Effect, type Ms, type Side } from '../../../firmware/core/types';
import { begin } from '../../../firmware/device/begin';
import { watchContacts } from '../../../firmware/device/contacts';
import { journal } from '../../../firmware/device/journal';
import { found } from '../../../firmware/device/pages';
import './rare';

declare const global: { bench: unknown };

const setup = {
  white_: [[40, 5400000, 1, 30000, 0, 0] as const, [0, 1800000, 1, 30000, 0, 0] as const],
  black_: [[40, 5400000, 1, 30000, 0, 0] as const, [0, 1800000, 1, 30000, 0, 0] as const],
  profile_: 1,
  advance_: Advance.Zero,
  prepaid_: true,
  whiteOn_: 'left' as const,
  freeze_: false,
  freezeGiven_: false,
  sessionMs_: 0,
  lateAfterMs_: 0,
};
const game: Game = { setup_: setup, setupBefore_: setup, state_: newGame(setup), journal_: journal, resetAtMs_: -1 };

/** As device/events does it: a plain press is recorded without a call more. */
const onPress = (contact: 0 | 1, atMs: Ms): void => {
  const result = press(game.state_, contact as Side, atMs);
  if (result !== Effect.Press) {
    recordPress(game, result, contact as Side, atMs);
    return;
  }
  journal.write_(atMs, PressWord.White + contact * Bits.Side);
};
watchContacts(onPress, () => {});

journal.begin_ = begin;
found(setup);

global.bench = { wordsOf: () => journal.count_ };
