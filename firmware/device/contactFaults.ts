/**
 * Contacts that chatter or are stuck: the face names them, the game goes on, and what they tell counts by the same rules.
 * It is watched by the edges that are no press, so a press costs nothing more.
 */
import type { Ms } from '../core/types';
import { notices } from './notices';
import { isTouched } from './touch';

export const pins = [board.pins.left, board.pins.right];

export const isClosed = (contact: number): boolean =>
  board.contacts == 'touch' ? isTouched(contact) : digitalRead(pins[contact] as Pin) == board.active;

const enum Limit {
  WindowMs = 1000,
  /** Openings and bounces in one window: more than any hand makes. */
  Edges = 40,
  /** One window after the other: more than any hand goes on. */
  Windows = 3,
  /** A contact that stays closed so long while the other one opens. */
  HeldMs = 60000,
}

/** Of a contact; the other one's stand `Size` further. */
const enum At {
  /** 0 is the beginning of the window, in ms. */
  Edges = 1,
  /** Windows of chatter, one after the other. */
  Windows,
  /** When it was first found closed at an opening of the other one; 0: it was not. */
  HeldMs,
  Stuck,
  Size,
}

/** When edges were lost it means nothing any more, and is filled with 0. */
export const seen = new Int32Array(At.Size * 2);

/**
 * An edge that was no press.
 * @returns the sign changed
 */
export const watchFaults = (contact: number, closed: boolean, atMs: Ms): boolean => {
  const own = contact * At.Size;
  const other = At.Size - own;
  const ms = atMs - seen[own]!;
  if (ms >= Limit.WindowMs) {
    const chatters = seen[own + At.Edges]! > Limit.Edges && ms < Limit.WindowMs * 2;
    seen[own + At.Windows] = chatters ? seen[own + At.Windows]! + 1 : 0;
    seen[own] = atMs;
    seen[own + At.Edges] = 0;
  }
  seen[own + At.Edges]!++;
  if (!closed) {
    // Players who press twice a second let no tick come.
    E.kickWatchdog();
    const heldMs = isClosed(1 - contact) ? seen[other + At.HeldMs]! || atMs : 0;
    seen[own + At.HeldMs] = seen[own + At.Stuck] = 0;
    seen[other + At.HeldMs] = heldMs;
    seen[other + At.Stuck] = heldMs && atMs - heldMs > Limit.HeldMs ? 1 : 0;
  }
  const before = notices.contact_;
  notices.contact_ = 0;
  for (let i = 0; i < 2; i++) {
    if (seen[i * At.Size + At.Stuck] || seen[i * At.Size + At.Windows]! >= Limit.Windows) notices.contact_ += i + 1;
  }
  return notices.contact_ != before;
};
