/** Own controls: five that are kept, each as a text, as there is little flash for them. */
import { profileNames } from '../../core/control';
import type { Setup } from '../../core/state';
import type { Advance } from '../../core/types';
import { clock } from '../clock';
import { open } from '../room';
import { Room } from '../roomNames';
import type { Draft } from './periods';

/** The control of a setup, to be changed or kept. */
export const draftOf = (setup: Setup): Draft => ({
  white: setup.white_ as unknown as number[][],
  black: setup.black_ as unknown as number[][],
  freeze: setup.freezeGiven_ ? setup.freeze_ : null,
  advance: setup.advance_,
  prepaid: setup.prepaid_,
  profile: profileNames[setup.profile_] as string,
});

/** Freeze as a digit. */
const enum Freeze {
  ByRules = 2,
}

/** `1002` (profile, advance, first bonus, freeze), White's periods, Black's where they are others; bars between them. */
const textOf = (draft: Draft): string => {
  const freeze = draft.freeze == null ? Freeze.ByRules : draft.freeze ? 1 : 0;
  const rules = '' + profileNames.indexOf(draft.profile) + draft.advance + (draft.prepaid ? 1 : 0) + freeze;
  const short = open(Room.Presets).short_;
  const white = short(draft.white);
  const black = draft.black ? short(draft.black) : white;
  return [rules, white].concat(black == white ? [] : [black]).join('|');
};

const partsOf = (slot: number): string[] => ((open(Room.Set).own_()[slot] || '') + '||').split('|');

/** null: that place is empty. */
export const ownDraft = (slot: number): Draft | null => {
  const parts = partsOf(slot);
  const rules = parts[0] as string;
  const freeze = parseInt(rules[3] as string, 10);
  const periods = open(Room.Presets).periods_;
  return parts[1]
    ? {
        white: periods(parts[1]),
        black: parts[2] ? periods(parts[2]) : null,
        profile: profileNames[(parseInt(rules, 10) / 1000) | 0] as string,
        advance: parseInt(rules[1] as string, 10) as Advance,
        prepaid: rules[2] == '1',
        freeze: freeze == Freeze.ByRules ? null : freeze == 1,
      }
    : null;
};

/** As rows: number, tab, periods. */
export const ownRows = (): string[] => [0, 1, 2, 3, 4].map((slot) => slot + 1 + '\t' + (partsOf(slot)[1] || '-'));

/** A control takes a place. @returns there was room for it */
export const keepIn = (slot: number, draft: Draft): boolean => open(Room.Set).keep_(slot, textOf(draft));

/** The one on the clock takes a place. */
export const keepThis = (slot: number): boolean => keepIn(slot, draftOf(clock.game_.setup_));
