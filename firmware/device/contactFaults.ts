/**
 * Contacts that chatter or are stuck: the face names them, the game goes on, and what they tell counts by the same rules.
 * It is watched by the edges that are no press, so a press costs nothing more.
 */
import type { Ms } from '../core/types';
import { notices } from './notices';

const enum Limit {
  WindowMs = 1000,
  /** Openings and bounces in one window: more than any hand makes. */
  Edges = 40,
  /** One window after the other: more than any hand goes on. */
  Windows = 3,
  /** A contact that stays closed so long while the other one opens. */
  HeldMs = 60000,
}

const fresh = () => ({ fromMs_: 0, edges_: 0, chatters_: 0, heldFromMs_: -1, stuck_: false });

let watched = [fresh(), fresh()];

/** Edges were lost: what was counted means nothing. */
export const forgetFaults = (): void => {
  watched = [fresh(), fresh()];
};

/**
 * An edge that was no press.
 * @param otherClosed how the other contact stands
 * @returns the sign changed
 */
export const watchFaults = (contact: 0 | 1, closed: boolean, otherClosed: boolean, atMs: Ms): boolean => {
  const own = watched[contact]!;
  const other = watched[1 - contact]!;
  const ms = atMs - own.fromMs_;
  if (ms >= Limit.WindowMs) {
    own.chatters_ = own.edges_ > Limit.Edges && ms < Limit.WindowMs * 2 ? own.chatters_ + 1 : 0;
    own.fromMs_ = atMs;
    own.edges_ = 0;
  }
  own.edges_++;
  if (!closed) {
    own.heldFromMs_ = -1;
    own.stuck_ = false;
    if (!otherClosed) other.heldFromMs_ = -1;
    else if (other.heldFromMs_ < 0) other.heldFromMs_ = atMs;
    other.stuck_ = other.heldFromMs_ >= 0 && atMs - other.heldFromMs_ > Limit.HeldMs;
  }
  const before = notices.contact_;
  notices.contact_ = 0;
  for (let i = 0; i < 2; i++) {
    if (watched[i]!.stuck_ || watched[i]!.chatters_ >= Limit.Windows) notices.contact_ += i + 1;
  }
  return notices.contact_ != before;
};
