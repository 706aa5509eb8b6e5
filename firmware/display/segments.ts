/**
 * Screens on seven segments: of all lines the selected one, or the title. The left block has its name, the right one its
 * value; a line without value goes over both.
 */
import { placesOf, write } from './max7219';

const enum Block {
  Places = 8,
}

const drawBlock = (contact: number, text: string): void => {
  const blanks = ' '.repeat(Block.Places - placesOf(text));
  write(contact, Block.Places, contact ? blanks + text : text + blanks);
};

export const drawScreen = (lines: readonly string[], selected: number): void => {
  const parts = lines[selected < 0 ? 0 : selected]!.split('\t');
  const name = parts[0] as string;
  const value = parts[1];
  drawBlock(0, name.slice(0, Block.Places));
  if (value == undefined) write(1, Block.Places, name.slice(Block.Places, Block.Places * 2).padEnd(Block.Places));
  else drawBlock(1, value.slice(0, Block.Places * 2));
};
