/** The answer to a line of the link. */
import { reasonNames } from '../../core/names';
import { clock } from '../clock';
import { wakeFace } from '../events';
import { strangers } from '../link';
import { open } from '../room';
import { Room } from '../roomNames';
import { settings } from '../settings';
import type { Call } from './call';

/** After a rewind or an illegal move: penalties that were kept, and whose offences lose the game (announced, no result). */
const consequences = () => {
  const s = clock.game_.state_;
  const most = s.profile_.illegalLoses_ || 1e9;
  const loses = s.white_.illegal_ >= most ? 'white' : s.black_.illegal_ >= most ? 'black' : null;
  return { kept: s.paid_, loses: loses };
};

/** What an answer has besides what every one has, by the line's op. */
const more: { [op: string]: () => object } = {
  slip: () => ({ slip: open(Room.Slip)(clock.game_.state_) }),
  strangers: () => ({ lines: strangers.lines_ }),
  calibrate: () => ({ ppm: settings.ppm_ }),
  rewind: consequences,
  illegal: consequences,
};

/** Asks, and leaves the answer to the last event as it is. */
const asks = ['slip', 'strangers'];

export const answer = (call: Call): string => {
  const op = call.line_.op as string;
  if (op == 'face') wakeFace(call.line_.on == true);
  const unknown = call.op_ === '';
  const refused = unknown ? 'badValue' : asks.includes(op) ? null : (reasonNames[clock.refused_] as string | null);
  const told = {
    at: call.atMs_,
    refused: refused,
    whiteOn: clock.game_.state_.swapped_ ? 'right' : 'left',
  };
  if (!unknown && !asks.includes(op) && clock.maxMs_ >= 0) Object.assign(told, { max: clock.maxMs_ });
  const with_ = refused ? null : more[op];
  return JSON.stringify(with_ ? Object.assign(told, with_()) : told);
};
