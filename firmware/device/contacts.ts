/**
 * The players' contacts. The first edge of a closing counts, at the time of its interrupt; then the contact (a rocker:
 * both) is deaf for a while. Waiting for the bounce to end would charge the player for it.
 */
import { type Ms, Phase, Why } from '../core/types';
import { clock } from './clock';
import { isClosed, pins, seen, watchFaults } from './contactFaults';
import { notices } from './notices';
import { open } from './room';
import { Room } from './roomNames';
import { base, floor, nowMs } from './timebase';
import { watchTouch } from './touch';

export const contacts = {
  lockoutMs_: board.lockoutMs as number,
  rocker_: board.contacts == 'rocker',
  watches_: [] as number[],
  /** What happens at a press, for who watches them anew. */
  pressed_: undefined as unknown as (contact: 0 | 1, atMs: Ms) => void,
};

/** A rocker lies on this side; closed contacts of both sides contradict each other. */
export const liesOn = (contact: number): boolean => contacts.rocker_ && isClosed(contact) && !isClosed(1 - contact);

/** A rocker is deaf as a whole. */
let rockerDeafUntilMs: Ms = 0;

/** A rocker's lockout: the contact that did not begin it, whether it closed meanwhile and still is, and when; -1: it did not. */
let insideContact: 0 | 1 = 0;
let insideClosed = false;
let insideMs: Ms = -1;

type Pressed = (contact: 0 | 1, atMs: Ms) => void;

/** What happens at a press, and when a contact begins or ceases to be named as faulty. */
let pressed: Pressed;
let changed: () => void;

/** A rocker that is moved while the clock stands lies wrong until it is put back, or the clock goes on. */
const lay = (contact: 0 | 1): void => {
  const s = clock.game_.state_;
  if (s.stoppedWhy_ == Why.Flag) return;
  notices.lever_ = s.mover_.side_ == (s.swapped_ ? 1 - contact : contact);
  changed();
};

/** A rocker's closing makes both contacts deaf. */
const press = (contact: 0 | 1, atMs: Ms): void => {
  rockerDeafUntilMs = atMs + contacts.lockoutMs_;
  insideContact = (1 - contact) as 0 | 1;
  insideMs = -1;
  pressed(contact, atMs);
  if (clock.game_.state_.phase_ == Phase.Stopped) lay(contact);
};

/** The lockout's end: a lever that went over inside it and is still there was a press, at the edge that closed it. */
const unlock = (): void => {
  const atMs = insideMs;
  insideMs = -1;
  clock.undecided_ = false;
  if (insideClosed) press(insideContact, atMs);
};

/** The clock is to stand, or an operation to be carried out: the level decides now, not at the lockout's end. */
export const decide = (): void => {
  if (clock.undecided_) unlock();
};

/** The lever went over inside the lockout, or back: at its end the level is read. */
const goOver = (closed: boolean, atMs: Ms): void => {
  const endMs = rockerDeafUntilMs;
  insideClosed = clock.undecided_ = closed;
  if (!closed) return;
  if (insideMs < 0)
    setTimeout(() => {
      if (insideMs < 0 || rockerDeafUntilMs != endMs) return;
      insideClosed = isClosed(insideContact);
      unlock();
    }, endMs - nowMs());
  insideMs = atMs;
};

/** Edges that waited in the queue tell what the level was at the lockout's end. */
const onRockerEdge = (contact: 0 | 1, closed: boolean, atMs: Ms): void => {
  while (insideMs >= 0 && atMs >= rockerDeafUntilMs) unlock();
  if (closed && atMs >= rockerDeafUntilMs) press(contact, atMs);
  else {
    if (contact == insideContact && atMs < rockerDeafUntilMs) goOver(closed, atMs);
    if (watchFaults(contact, closed, atMs)) changed();
  }
};

/** @param onPress a parameter is found sooner than a name of the script */
const watchContact = (contact: 0 | 1, onPress: Pressed): number => {
  let deafUntilMs: Ms = 0;
  const onEdge = (e?: Edge): void => {
    let atMs = floor((board.contacts == 'touch' ? getTime() : e!.time) * base.perS_ - base.offsetMs_);
    if (board.contacts != 'touch' && base.jumps_) atMs = open(Room.Jump).edgeMs_(e!.time * base.perS_);
    const closed = board.contacts == 'touch' || e!.state == (board.active == 1);
    // Where the rocker is the rule its press, with nothing undecided before it, takes the shortest way.
    if (board.contacts == 'rocker' && closed && insideMs < 0 && atMs >= rockerDeafUntilMs && contacts.rocker_) {
      rockerDeafUntilMs = atMs + contacts.lockoutMs_;
      insideContact = (1 - contact) as 0 | 1;
      onPress(contact, atMs);
      if (clock.game_.state_.phase_ == Phase.Stopped) lay(contact);
    } else if (contacts.rocker_) onRockerEdge(contact, closed, atMs);
    else if (closed && atMs >= deafUntilMs) {
      deafUntilMs = atMs + contacts.lockoutMs_;
      onPress(contact, atMs);
    } else if (watchFaults(contact, closed, atMs)) changed();
  };
  if (board.contacts == 'touch') return watchTouch(contact, onEdge);
  pinMode(pins[contact] as Pin, board.active ? 'input_pulldown' : 'input_pullup');
  return setWatch(onEdge, pins[contact] as Pin, { repeat: true, edge: 'both', debounce: 0 });
};

/** @param onPress from now on called once for each closing, with the time of its first edge */
export const giveContacts = (onPress: Pressed): void => {
  if (board.contacts != 'touch') for (const id of contacts.watches_) clearWatch(id);
  contacts.pressed_ = pressed = onPress;
  contacts.watches_ = [watchContact(0, onPress), watchContact(1, onPress)];
};

/**
 * Edges were lost, so the level is the truth. A button is up again before long; a rocker that lies on the side whose
 * clock still runs was pressed, and the time of that is lost: it is now.
 */
export const readAgain = (): void => {
  seen.fill(0);
  const s = clock.game_.state_;
  const contact = (s.swapped_ ? 1 - s.mover_.side_ : s.mover_.side_) as 0 | 1;
  if (s.mover_.hears_ >= 0 && liesOn(contact)) onRockerEdge(contact, true, nowMs());
};

/**
 * @param onPress called once for each closing, with the time of its first edge
 * @param onFault a contact begins or ceases to be named as faulty
 */
export const watchContacts = (onPress: Pressed, onFault: () => void): void => {
  changed = onFault;
  giveContacts(onPress);
};
