/** Signs and notes on seven segments: a letter each, where a time leaves room. */
import type { Notes } from './driver';
import { drawLetters, letters, roomFor } from './max7219';

/** Char codes. */
const enum Letter {
  /** A plus has no shape that anybody reads. */
  Plus = 43,
  Nine = 57,
}

/** What is written for a sign; the bar says who runs, and that nobody does. That a buzzer is silent is heard. */
const signLetters: { [sign: string]: string } = {
  flag: 'F',
  dark: ' ',
  control: 'C',
  first: '1',
  norecord: 'N',
  late: 'L',
  claim: 'D',
  lever: 'H',
  contact: 'O',
  restored: 'R',
  journal: 'J',
  battery: 'B',
  uncalibrated: 'U',
  over: 'E',
};

/** Of a note that which fits with a blank before the time, the rest of a group that does not being its number. */
const fitting = (note: readonly string[], room: number): string => {
  let text = '';
  for (const group of note) {
    const words = group.length > room ? group.split(' ')[0]! : group;
    const first = words.charCodeAt(0);
    if (words.length <= room && first != Letter.Plus && (words == group || first <= Letter.Nine)) {
      text += words;
      room -= words.length;
    }
  }
  return text;
};

/** The clock's own signs stand on the left; a side's note where it has no sign. */
export const drawSigns = (signs: readonly string[], notes: Notes): void => {
  letters[0] = letters[1] = '';
  for (const sign of signs) {
    const parts = sign.split('-');
    letters[parts[1] == 'right' ? 1 : 0] += signLetters[parts[0] as string] || '';
  }
  for (let contact = 0; contact < 2; contact++) {
    if (!letters[contact]) letters[contact] = fitting(notes[contact] as string[], roomFor(contact) - 1);
    drawLetters(contact);
  }
};
