/** What screens of few variables want is done while none of their rooms is in memory; what was refused is told. */

import { format } from '../../core/format';
import { isRunning } from '../../core/state';
import { type Ms, Op, Reason, Whom } from '../../core/types';
import { clock } from '../clock';
import { carryOut, setUpCall } from '../desk/call';
import { done } from '../events';
import { Key } from '../key';
import { closeRooms, open } from '../room';
import { Room } from '../roomNames';
import { Light, settings } from '../settings';
import { nowMs } from '../timebase';
import { Choice } from './at';
import { closeScreen } from './opened';
import { operateBy } from './operation';
import { Do, type Order } from './order';
import { reasonWord, Word } from './words';

/** Only a running clock is sealed: it runs for no time. */
const seal = (early: number, atMs: Ms): number => {
  const result = operateBy(Op.Resume, Whom.Both, 0, [], false, atMs);
  return result < 0 ? result : operateBy(Op.Seal, Whom.Both, early, [], false, atMs);
};

/** @returns effects, or -Reason */
const perform = (order: Order, force: boolean, atMs: Ms): number => {
  const op = order[0];
  const side = order[1];
  if (op == Do.Sound || op == Do.Light) {
    if (op == Do.Sound) settings.sound_ = side;
    else settings.light_ = side * Light.StepPercent;
    return open(Room.Set).save_() ? 0 : -Reason.BadValue;
  }
  if (op == Do.SetUp) {
    const line = board.composes ? clock.at_!.line_ : undefined;
    if (line === null) return -Reason.Nothing;
    return carryOut(setUpCall(line || open(Room.Presets).line_(side), atMs)) as number;
  }
  if (board.composes && op == Do.Keep) return open(Room.Own)!.keep_(side) ? 0 : -Reason.BadValue;
  if (op == Do.Seal) return seal(order[2], atMs);
  return operateBy(
    op as Op | string,
    side,
    order[2],
    order[3],
    force || (typeof op == 'string' && order[3][0] == 1),
    atMs,
  );
};

/** Where the screen goes on: the control that was taken is to be checked, a reset can be taken back; else the face comes. */
const goOn = (op: Order[0]): void => {
  const at = clock.at_!;
  at.order_ = null;
  if (op != Do.SetUp && op != 'reset') return;
  at.room_ = Room.Short;
  at.form_ = undefined;
  if (board.composes) at.line_ = undefined;
  at.row_ = op == Do.SetUp ? 1 : -1;
  at.choice_ = op == Do.SetUp ? 0 : Choice.None;
};

const attempt = (order: Order, force: boolean): void => {
  closeRooms();
  const atMs = nowMs();
  const result = perform(order, force, atMs);
  clock.at_!.refused_ = result < 0;
  if (result >= 0) goOn(order[0]);
  done(result, atMs);
  if (result <= 0 && clock.screen_) clock.screen_(Key.None, false);
};

/** Why it is not done; plus and minus go through the lines. */
const tell = (refused: Reason, forceable: boolean, key: Key): void => {
  const lines = [Word.Refused as string, reasonWord(refused)];
  if (clock.maxMs_ >= 0) lines.push(Word.AtMost + '\t' + format(clock.maxMs_, 0));
  if (forceable) lines.push(Word.Force);
  const count = lines.length - 1;
  const row = key == Key.Plus ? clock.cursor_! : key == Key.Minus ? clock.cursor_! - 2 + count : 0;
  open(Room.Screen)(lines, row % count);
};

/** Takes a key; Key.None: does what is wanted, or tells why it is not done. Nothing is wanted: the screen is closed. */
export const pressDo = (key: Key, long: boolean): void => {
  const at = clock.at_!;
  const order = at.order_;
  const refused = clock.refused_ as Reason;
  const forceable = order != null && (refused == Reason.Floor || refused == Reason.Flagged);
  const isForced = forceable && key == Key.Ok && long;
  const isRead = key != Key.Ok && key != Key.Back;
  // What was accepted since then has no reason.
  if (at.refused_ && refused && isRead && !isRunning(clock.game_.state_)) tell(refused, forceable, key);
  else if (order && (!at.refused_ || isForced)) attempt(order, isForced);
  else if (order) {
    at.order_ = null;
    at.refused_ = false;
    at.room_ = !at.form_ ? Room.Short : board.composes && at.line_ ? Room.Compose : Room.Fix;
    if (board.composes) at.line_ = undefined;
    clock.screen_!(Key.None, false);
  } else {
    closeRooms();
    closeScreen();
  }
};
