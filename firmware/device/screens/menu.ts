/** The menu of a clock that is ready: choose a control, look at it, start; settings. */
import { profileAdvance, profileNames } from '../../core/control';
import { Op, Whom } from '../../core/types';
import { clock } from '../clock';
import { carryOut, setUpCall } from '../desk/call';
import type { Line } from '../desk/line';
import { touched } from '../power';
import { open } from '../room';
import { Room } from '../roomNames';
import { settings } from '../settings';
import { wordsOf } from './control';
import { draftOf } from './parts';
import { onLog, operation, perform, tell } from './perform';
import type { Draft } from './periods';
import { First } from './presets';
import { close, form, list } from './show';
import { lightWords, profileWords, sides, soundWords, Word } from './words';

type Screen = (back: () => void) => void;

/** The whole control in words; from its last line the game is started. */
export const check: Screen = (back) => {
  const s = clock.game_.state_;
  const rows = wordsOf(s.setup_);
  rows.push(sides[0] + '\t' + (s.swapped_ ? Word.Right : Word.Left));
  rows.push(Word.Start);
  list(
    Word.Check,
    rows,
    (row) => (row == rows.length - 1 ? perform(operation(Op.Start, Whom.Both, 0, []), close, back) : close()),
    back,
    0,
  );
};

/** It is on the clock, and shown as a whole. */
export const take = (draft: Draft | Line, back: () => void): void =>
  perform(
    (_force, atMs) => carryOut(setUpCall(draft as Line, atMs)) as number,
    () => check(openMenu),
    back,
  );

const choosePreset: Screen = (back) =>
  list(Word.Presets, open(Room.Presets).rows_(), (row) => take(open(Room.Presets).line_(row), back), back, First.Row);

/** The same control by other rules, and their way into the next period. */
const chooseRules: Screen = (back) =>
  list(
    Word.Rules,
    profileWords,
    (row) =>
      take(
        Object.assign(draftOf(clock.game_.setup_), {
          profile: profileNames[row] as string,
          advance: profileAdvance[row]!,
        }),
        back,
      ),
    back,
    clock.game_.setup_.profile_,
  );

const set: Screen = (back) =>
  form(
    Word.Settings,
    [
      [Word.Sound, soundWords, settings.sound_],
      [Word.Light, lightWords, lightWords.indexOf(settings.light_ + '')],
    ],
    (values) => {
      settings.sound_ = values[0]!;
      settings.light_ = parseInt(lightWords[values[1]!] as string, 10);
      touched();
      if (open(Room.Set).save_()) back();
      else tell(Word.NoRoom, back);
    },
    back,
  );

const swap: Screen = (back) => perform(operation(Op.SwapSides, Whom.Both, 0, []), back, back);

const undoReset: Screen = (back) => perform(onLog('undoReset', 0, 0, false), close, back);

/** Made when it is asked for: a list that stays is many variables. */
const menuRows = (): readonly (readonly [name: string, opens: Screen])[] => [
  [Word.Presets, choosePreset],
  [Word.Own, (back) => open(Room.Edit).own_(back)],
  [Word.Edit, (back) => open(Room.Edit).edit_(draftOf(clock.game_.setup_), back)],
  [Word.Check, check],
  [Word.Rules, chooseRules],
  [Word.Odds, (back) => open(Room.Arbiter).correct_(back)],
  [sides[0] as string, swap],
  [Word.Settings, set],
  [Word.Manual, (back) => list(Word.Manual, open(Room.Edit).manual_(), back, back, 0)],
  [Word.Arbiter, () => open(Room.Arbiter).open_()],
  [Word.UndoReset, undoReset],
];

/** What the rows say besides their names. */
const sayOf = (name: string): string => {
  const s = clock.game_.state_;
  if (name == Word.Rules) return '\t' + profileWords[s.setup_.profile_];
  return name == sides[0] ? '\t' + (s.swapped_ ? Word.Right : Word.Left) : '';
};

const openAt = (first: number): void =>
  list(
    Word.Menu,
    menuRows().map((row) => row[0] + sayOf(row[0])),
    (row) => menuRows()[row]![1](() => openAt(row)),
    close,
    first,
  );

export const openMenu = (): void => openAt(0);
