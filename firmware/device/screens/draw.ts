/** The lines of a screen, as they are shown and told. */
import { drawScreen } from 'display/screen';
import { clock } from '../clock';

/** @param lines the title first, `NAME` or `NAME\tVALUE` each; @param row that the cursor is on, without the title */
export const show = (lines: string[], row: number): void => {
  clock.lines_ = lines;
  clock.cursor_ = row + 1;
  if (!clock.slept_) drawScreen(lines, row + 1);
};
