/** The link's bytes: lines in, each handed to the desk, its answer out. */
import { open } from './room';

/** Longer than any line that means something. */
const enum Longest {
  Line = 2000,
}

let pending = '';
let tooLong = false;

const receive = (port: Port, text: string): void => {
  const parts = text.split('\n');
  for (let i = 0; i < parts.length; i++) {
    pending += parts[i];
    if (pending.length > Longest.Line) {
      tooLong = true;
      pending = '';
    }
    if (i == parts.length - 1) return;
    const line = tooLong ? '' : pending;
    pending = '';
    tooLong = false;
    port.write(open('zn.link')(line) + '\n');
  }
};

/** The link takes a port of its own name where there is one, else the board's. */
export const listen = (): void => {
  const port = global.zeitnotPort || (global[board.link.port] as Port | undefined);
  if (port) port.on('data', (text) => receive(port, text));
};
