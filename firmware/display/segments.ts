/**
 * Screens on seven segments: of all lines the selected one, or the title. The left block has its name, the right one its
 * value; a line without value goes over both, or is the value of a title that awaits one. What does not fit goes without its
 * end.
 */
import { write } from './max7219';

const enum Block {
  Places = 8,
}

/** How many places a text takes. */
const placesOf = (text: string): number => text.replace(/[.:]/g, '').length;

/** @returns as many places as there are, the text at its left or right */
const placed = (text: string, right: boolean): string => {
  const whole = placesOf(text) > Block.Places ? text.slice(0, Block.Places) : text;
  const blanks = ' '.repeat(Block.Places - placesOf(whole));
  return right ? blanks + whole : whole + blanks;
};

export const drawScreen = (lines: readonly string[], selected: number): void => {
  const title = lines[0]!.split('\t');
  const line = lines[selected < 0 ? 0 : selected] as string;
  const parts = line.split('\t');
  const isValue = parts.length == 1 && title.length > 1 && line.length <= Block.Places;
  const name = (isValue ? title[0] : parts[0]) as string;
  const said = isValue ? line : parts[1];
  // A word that is to be changed as a whole needs its brackets less than its places.
  const value = said && said[0] == '(' && said[said.length - 1] == ')' ? said.slice(1, -1) : said;
  write(0, Block.Places, placed(name, false));
  write(
    1,
    Block.Places,
    placed(value == undefined ? name.slice(Block.Places, Block.Places * 2) : value, value != undefined),
  );
};
