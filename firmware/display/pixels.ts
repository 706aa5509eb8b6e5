/** Screens of text on a display of pixels: the title over a line, and the rows around the selected one, which is inverted. */
import { drawWords } from './words';

const enum Cell {
  /** Of 64 rows of pixels 8 lines are made, of 176 at twice the size 11. */
  Height = 8,
  /** From a cell's edges to its letters, above and left. */
  Margin = 2,
  /** So many letters fit in a line at twice the size, a blank between name and value included. */
  Large = 21,
}

const scale = board.display.driver == 'bangle2' ? 2 : 1;
const ink = board.display.driver == 'bangle2' ? 0 : 1;
const paper = board.display.driver == 'bangle2' ? 0xffff : 0;
const pitch = Cell.Height * scale;
const right = board.display.width - 1;
const rows = Math.floor(board.display.height / pitch) - 1;

/** What does not fit beside the name goes without its end. */
const cut = (value: string, name: string): string => {
  const room = Cell.Large - name.length;
  return value.length > room ? value.slice(0, room - 2) + '..' : value;
};

const drawLine = (text: string, y: number): void => {
  const parts = text.split('\t');
  const name = parts[0] as string;
  drawWords(name, Cell.Margin, y + Cell.Margin * scale, scale, -1);
  if (parts[1])
    drawWords(
      board.display.driver == 'bangle2' ? cut(parts[1], name) : parts[1],
      right,
      y + Cell.Margin * scale,
      scale,
      1,
    );
};

export const drawScreen = (lines: readonly string[], selected: number): void => {
  g.clearRect(0, 0, right, board.display.height - 1);
  drawLine(lines[0] as string, -1);
  g.fillRect(0, pitch - 1, right, pitch - 1);
  const first = Math.max(1, Math.min(selected - (rows >> 1), lines.length - rows));
  for (let i = 0; i < rows && first + i < lines.length; i++) {
    const y = (i + 1) * pitch;
    if (first + i == selected) g.fillRect(0, y + 1, right, y + pitch - 1).setColor(paper);
    drawLine(lines[first + i] as string, y);
    g.setColor(ink);
  }
  g.flip();
};
