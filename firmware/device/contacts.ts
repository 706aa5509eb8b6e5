/**
 * The players' contacts. The first edge of a closing counts, at the time of its interrupt; then the contact (a rocker:
 * both) is deaf for a while. Waiting for the bounce to end would charge the player for it.
 */
import type { Ms } from '../core/types';
import { edgeMs } from './timebase';

export const contacts = {
  lockoutMs_: board.lockoutMs as number,
  rocker_: board.contacts == 'rocker',
};

/** By contact: deaf until; the first closing inside a lockout that the other contact began, -1: none. */
const deafUntilMs: Ms[] = [0, 0];
const insideMs: Ms[] = [-1, -1];
let lastMs: Ms = 0;

let pressed: (contact: 0 | 1, atMs: Ms) => void;

const take = (contact: 0 | 1, atMs: Ms): void => {
  lastMs = atMs;
  deafUntilMs[contact] = atMs + contacts.lockoutMs_;
  if (contacts.rocker_ && contacts.lockoutMs_) {
    deafUntilMs[1 - contact] = atMs + contacts.lockoutMs_;
    insideMs[0] = insideMs[1] = -1;
    setTimeout(() => readOther((1 - contact) as 0 | 1), contacts.lockoutMs_);
  }
  pressed(contact, atMs);
};

const pins = [board.pins.left, board.pins.right];

/** At the lockout's end the level is the truth: a lever that went over inside it is still there. */
const readOther = (other: 0 | 1): void => {
  const atMs = insideMs[other] as Ms;
  if (atMs < 0) return;
  insideMs[other] = -1;
  if (digitalRead(pins[other] as Pin) == board.active) take(other, atMs);
};

const watch = (contact: 0 | 1): void => {
  pinMode(pins[contact] as Pin, board.active ? 'input_pulldown' : 'input_pullup');
  setWatch(
    (e) => {
      if (e.state != (board.active == 1)) return;
      const atMs = edgeMs(e.time, lastMs);
      if (atMs >= (deafUntilMs[contact] as Ms)) take(contact, atMs);
      else if (contacts.rocker_ && (insideMs[contact] as Ms) < 0) insideMs[contact] = atMs;
    },
    pins[contact] as Pin,
    { repeat: true, edge: 'both', debounce: 0 },
  );
};

/** @param onPress called once for each closing, with the time of its first edge */
export const watchContacts = (onPress: (contact: 0 | 1, atMs: Ms) => void): void => {
  pressed = onPress;
  watch(0);
  watch(1);
};
