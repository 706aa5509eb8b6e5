/** How far a long command is, on the last line of a terminal. */

const everyMs = 200;

export interface Progress {
  show(done: number): void;
  clear(): void;
}

/** Only on a terminal that does not see the lines themselves, unless there are none. @param line what is shown */
export function createProgress(line: (done: number) => string, quiet = false): Progress {
  const on = process.stderr.isTTY && (quiet || !process.stdout.isTTY);
  let shownAt = Date.now();
  const write = (text: string) => process.stderr.write(`\r\x1b[K${text}`);
  return {
    show(done) {
      if (!on || Date.now() - shownAt < everyMs) return;
      shownAt = Date.now();
      write(line(done));
    },
    clear() {
      if (on) write('');
    },
  };
}
