/**
 * The link's bytes: lines in, each handed to the desk, its answer out. Whoever has not the code is a stranger: his lines
 * cost next to nothing, he hears little, and he may guess a few times only. Nobody gets at the interpreter itself.
 */
import type { Ms } from '../core/types';
import { answerTo } from './desk/call';
import { nowMs } from './timebase';

const enum Longest {
  /** Longer than any line that means something. */
  Stranger = 2000,
  /** With the code in it: the slip of a long game. */
  Line = 12000,
}

const enum Guess {
  /** Wrong codes in a row. */
  Most = 5,
  /** The first time; then twice as long each time. */
  LockedMs = 60000,
  /** A full output buffer would hold up the clock. */
  AnswerMs = 1000,
}

const code = `"${board.link.code}"`;

/** Lines that were not ours. */
export const strangers = { lines_: 0 };

const listenTo = (port: Port): void => {
  let pending = '';
  let tooLong = false;
  let guesses = 0;
  let lockMs: Ms = Guess.LockedMs;
  let lockedUntilMs: Ms = 0;
  let answerAtMs: Ms = 0;

  const refuse = (line: string, now: Ms): void => {
    strangers.lines_++;
    if (line.indexOf('"code"') >= 0 && now >= lockedUntilMs && ++guesses >= Guess.Most) {
      guesses = 0;
      lockedUntilMs = now + lockMs;
      lockMs *= 2;
    }
    if (line[0] != '{' || now < answerAtMs) return;
    answerAtMs = now + Guess.AnswerMs;
    port.write('{"refused":"locked"}\n');
  };

  const onLine = (line: string): void => {
    const now = nowMs();
    const answer = now >= lockedUntilMs && line.indexOf(code) >= 0 ? answerTo(line) : null;
    if (answer) {
      guesses = 0;
      port.write(`${answer}\n`);
    } else if (line) refuse(line, now);
  };

  port.on('data', (text) => {
    let from = 0;
    for (;;) {
      const end = text.indexOf('\n', from);
      pending += end < 0 ? text.substr(from) : text.substr(from, end - from);
      if (pending.length > Longest.Stranger && (pending.indexOf(code) < 0 || pending.length > Longest.Line)) {
        tooLong = true;
        pending = '';
      }
      if (end < 0) return;
      const line = tooLong ? ' ' : pending;
      pending = '';
      tooLong = false;
      from = end + 1;
      onLine(line);
    }
  });
};

/** `back` held while the board is switched on: the interpreter is left to whoever connects. Without that key BTN1 does it. */
export const wantsConsole = (): boolean => {
  if (!board.has.back) return false;
  pinMode(board.pins.back as Pin, board.active ? 'input_pulldown' : 'input_pullup');
  return digitalRead(board.pins.back as Pin) == board.active;
};

/** The link takes a port of its own name where there is one, and the board's. */
export const listen = (): void => {
  const own = global.zeitnotPort;
  const port = global[board.link.port] as Port | undefined;
  if (own) listenTo(own);
  if (port) listenTo(port);
  E.setConsole(null, { force: true });
  if (board.link.port == 'Bluetooth') NRF.setSecurity({ passkey: board.link.passkey, mitm: 1, display: 1 });
};
