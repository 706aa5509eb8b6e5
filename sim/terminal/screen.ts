/** The terminal's other screen: lines are shown on it, only those that changed are written, and it is given back. */
import type { WriteStream } from 'node:tty';

const clear = '\x1b[2J';

const code = {
  enter: `\x1b[?1049h\x1b[?25l${clear}`,
  // Some terminals, if their size has changed, keep what stood on the other screen.
  leave: `${clear}\x1b[?25h\x1b[?1049l`,
  clear,
  line: (row: number, text: string) => `\x1b[${row + 1};1H${text}\x1b[K`,
};

export interface Screen {
  show(lines: readonly string[]): void;
  /** What stands is not known any more: the size changed. */
  forget(): void;
  /** Gives the terminal back; only the first call does. */
  close(): void;
}

export function openScreen(out: Pick<WriteStream, 'write'>): Screen {
  let shown: readonly string[] = [];
  let open = true;
  out.write(code.enter);
  return {
    show(lines) {
      const all = [...lines, ...shown.slice(lines.length).map(() => '')];
      const changed = all.flatMap((text, row) => (text === shown[row] ? [] : [code.line(row, text)]));
      if (changed.length > 0) out.write(changed.join(''));
      shown = lines;
    },
    forget() {
      shown = [];
      out.write(code.clear);
    },
    close() {
      if (open) out.write(code.leave);
      open = false;
    },
  };
}
