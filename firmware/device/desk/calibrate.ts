/** The oscillator is compared with a better clock: two lines, and how long it was between them. */
import { type Ms, Phase, Reason } from '../../core/types';
import { clock } from '../clock';
import { open } from '../room';
import { Room } from '../roomNames';
import { settings } from '../settings';
import { base, compared } from '../timebase';
import { isInteger, type Line } from './line';

const enum Limit {
  /** In a shorter time the way of the lines themselves is too much of it. */
  Ms = 600000,
  /** More is a mistake in the interval. */
  Ppm = 1000,
}

/** Without `ms` the comparison begins; with it, it ends, and so long it really was. Refused it goes on. */
export const calibrate = (line: Line, atMs: Ms): number => {
  const phase = clock.game_.state_.phase_;
  if (phase == Phase.Over) return -Reason.Over;
  if (phase == Phase.Stopped || phase == Phase.Adjourned) return -Reason.NotRunning;
  if (phase != Phase.Ready) return -Reason.NotStopped;
  const sinceMs = compared.sinceMs_;
  if (line.ms == null) compared.sinceMs_ = atMs;
  else {
    const ms = line.ms;
    if (!isInteger(ms) || ms < Limit.Ms || sinceMs < 0) return -Reason.BadValue;
    const countedMs = ((atMs - sinceMs) * 1000) / base.perS_;
    const ppm = Math.floor((countedMs / ms - 1) * 1e6 + 1 / 2);
    if (Math.abs(ppm) > Limit.Ppm) return -Reason.BadValue;
    compared.sinceMs_ = -1;
    settings.ppm_ = ppm;
    open(Room.Rest).setPpm_(ppm);
    open(Room.Set).save_();
  }
  return 0;
};
