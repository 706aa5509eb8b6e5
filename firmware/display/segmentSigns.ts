/** Signs and notes on seven segments: a letter each, where a time leaves room. */
import type { Notes } from './driver';
import { drawLetters, letters } from './max7219';

/** What is written for a sign; the bar says who runs, and that nobody does. */
const signLetters: { [sign: string]: string } = {
  flag: 'F',
  control: 'C',
  first: '1',
  norecord: 'N',
  late: 'L',
  claim: 'D',
  battery: 'B',
  over: 'E',
};

/** The clock's own signs stand on the left; a side's note where it has no sign. */
export const drawSigns = (signs: readonly string[], notes: Notes): void => {
  letters[0] = letters[1] = '';
  for (const sign of signs) {
    const parts = sign.split('-');
    letters[parts[1] == 'right' ? 1 : 0] += signLetters[parts[0] as string] || '';
  }
  for (let contact = 0; contact < 2; contact++) {
    if (!letters[contact]) letters[contact] = notes[contact] as string;
    drawLetters(contact);
  }
};
