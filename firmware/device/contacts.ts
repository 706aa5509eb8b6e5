/**
 * The players' contacts. The first edge of a closing counts, at the time of its interrupt; then the contact (a rocker:
 * both) is deaf for a while. Waiting for the bounce to end would charge the player for it.
 */
import type { Ms } from '../core/types';
import { base, edgeOverJumps, nowMs } from './timebase';

export const contacts = {
  lockoutMs_: board.lockoutMs as number,
  rocker_: board.contacts == 'rocker',
};

const pins = [board.pins.left, board.pins.right];

/** A rocker is deaf as a whole. */
let rockerDeafUntilMs: Ms = 0;

/** A rocker's lockout: the contact that did not begin it, whether that is closed, and since when; -1: it closed before. */
const inside = { contact_: -1, closed_: false, atMs_: -1 };

type Pressed = (contact: 0 | 1, atMs: Ms) => void;

/** A rocker's closing makes both contacts deaf. */
const lock = (contact: 0 | 1, atMs: Ms, pressed: Pressed): void => {
  const other = (1 - contact) as 0 | 1;
  const endMs = atMs + contacts.lockoutMs_;
  rockerDeafUntilMs = endMs;
  inside.contact_ = other;
  inside.atMs_ = -1;
  setTimeout(() => {
    if (inside.contact_ != other || rockerDeafUntilMs != endMs) return;
    inside.closed_ = digitalRead(pins[other] as Pin) == board.active;
    unlock(pressed);
  }, endMs - nowMs());
};

/** The lockout's end: a lever that went over inside it and is still there was a press, at the edge that closed it. */
const unlock = (pressed: Pressed): void => {
  const contact = inside.contact_ as 0 | 1;
  const atMs = inside.atMs_;
  inside.contact_ = -1;
  if (!inside.closed_ || atMs < 0) return;
  lock(contact, atMs, pressed);
  pressed(contact, atMs);
};

/** Edges that waited in the queue tell what the level was at the lockout's end. */
const onRockerEdge = (contact: 0 | 1, closed: boolean, atMs: Ms, pressed: Pressed): void => {
  while (inside.contact_ >= 0 && atMs >= rockerDeafUntilMs) unlock(pressed);
  if (inside.contact_ == contact) {
    inside.closed_ = closed;
    if (closed) inside.atMs_ = atMs;
  }
  if (!closed || atMs < rockerDeafUntilMs) return;
  if (contacts.lockoutMs_) {
    inside.closed_ = false;
    lock(contact, atMs, pressed);
  }
  pressed(contact, atMs);
};

/** @param pressed called once for each closing, with the time of its first edge */
export const watchContact = (contact: 0 | 1, pressed: Pressed): void => {
  let deafUntilMs: Ms = 0;
  const onEdge = (e: Edge): void => {
    let atMs = Math.floor(e.time * base.perS_ - base.offsetMs_);
    if (base.jumps_) atMs = edgeOverJumps(e.time * base.perS_);
    if (contacts.rocker_) onRockerEdge(contact, e.state == (board.active == 1), atMs, pressed);
    else if (e.state == (board.active == 1) && atMs >= deafUntilMs) {
      deafUntilMs = atMs + contacts.lockoutMs_;
      pressed(contact, atMs);
    }
  };
  pinMode(pins[contact] as Pin, board.active ? 'input_pulldown' : 'input_pullup');
  setWatch(onEdge, pins[contact] as Pin, { repeat: true, edge: 'both', debounce: 0 });
};
