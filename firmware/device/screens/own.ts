/** Own controls: five that are kept, each as a text, as there is little flash for them. */
import { clock } from '../clock';
import { open } from '../room';
import { Room } from '../roomNames';
import { draftOf, ruledBy, rulesOf } from './parts';
import type { Draft } from './periods';

/** `1002` (rulesOf), White's periods, Black's where they are others; bars between them. */
const textOf = (draft: Draft): string => {
  const short = open(Room.Presets).short_;
  const white = short(draft.white);
  const black = draft.black ? short(draft.black) : white;
  return [rulesOf(draft).join(''), white].concat(black == white ? [] : [black]).join('|');
};

const partsOf = (text: string | null | undefined): string[] => ((text || '') + '||').split('|');

/** null: that place is empty. */
export const ownDraft = (slot: number): Draft | null => {
  const parts = partsOf(open(Room.Set).own_()[slot]);
  const rules = (parts[0] as string).split('').map((digit) => parseInt(digit, 10));
  const periods = open(Room.Presets).periods_;
  return parts[1] ? ruledBy(rules, periods(parts[1]), parts[2] ? periods(parts[2]) : null) : null;
};

/** As rows: number, tab, periods. */
export const ownRows = (): string[] =>
  open(Room.Set)
    .own_()
    .map((text, i) => i + 1 + '\t' + (partsOf(text)[1] || '-'));

/** A control takes a place. @returns there was room for it */
export const keepIn = (slot: number, draft: Draft): boolean => open(Room.Set).keep_(slot, textOf(draft));

/** The one on the clock takes a place. */
export const keepThis = (slot: number): boolean => keepIn(slot, draftOf(clock.game_.setup_));
