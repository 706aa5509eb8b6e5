/** Something with a face and keys goes on in the terminal until it is over, somebody quits, or a signal comes. */
import { emitKeypressEvents } from 'node:readline';
import type { Picture } from '../board';
import { BadInput } from '../input';
import { messages } from '../messages';
import { drawIn, leastSize, type Size } from './face';
import { type Action, actionOf, type Key } from './keys';
import { openScreen } from './screen';

const text = messages.sim;

export interface Act {
  raster(): Picture;
  /** Below the face: what to say now, and its keys. */
  status(): string;
  readonly help: readonly string[];
  /** Time has gone on. @returns false: it is over */
  tick(): boolean;
  act(action: Action): void;
}

export type Ending = 'over' | 'quit';

const frameMs = 33;

/** Those that end a program; the exit code tells which. */
const signals = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;
const signalExit = 128;

/** Dark on the grey-green of an LCD without backlight. */
const lcd = { on: '\x1b[38;5;234;48;5;151m', off: '\x1b[m' };

/** Items side by side, as many in a line as fit. */
export function wrap(items: readonly string[], columns: number): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const joined = `${lines.at(-1)}   ${item}`;
    if (lines.length > 0 && joined.length <= columns) lines[lines.length - 1] = joined;
    else lines.push(item);
  }
  return lines;
}

const statusRows = 1;

/** The smallest terminal that the act can be seen in. */
function needed({ raster }: Act): Size {
  const { columns, rows } = leastSize(raster());
  return { columns, rows: rows + statusRows };
}

const tooSmall = (act: Act, { columns, rows }: Size): string | null => {
  const least = needed(act);
  return columns < least.columns || rows < least.rows ? text.tooSmall({ columns, rows }, least) : null;
};

/** The whole picture for a terminal of that size; where there is no room for them the keys are not told. */
export function linesOf(act: Act, size: Size, colored: boolean): string[] {
  const cut = (lines: readonly string[]): string[] => lines.map((line) => line.slice(0, size.columns));
  for (const help of [wrap(act.help, size.columns), []]) {
    const below = cut([act.status(), ...help]);
    const face = drawIn(act.raster(), { columns: size.columns, rows: size.rows - below.length });
    if (face) return [...(colored ? face.map((line) => lcd.on + line + lcd.off) : face), ...below];
  }
  return cut([tooSmall(act, size) ?? '']);
}

/** @throws BadInput there is no terminal */
export function assertTerminal(): void {
  if (!process.stdin.isTTY || !process.stdout.isTTY) throw new BadInput(text.noTerminal);
}

/** Connects keys, signals and time; `end` is called once, with an error when one was thrown. */
function listen(act: Act, show: () => void, resized: () => void, end: (ending: Ending | Error) => void): () => void {
  const guarded =
    <T extends unknown[]>(handle: (...args: T) => void) =>
    (...args: T): void => {
      try {
        handle(...args);
      } catch (error) {
        end(error as Error);
      }
    };
  const go = guarded(() => {
    if (!act.tick()) end('over');
    show();
  });
  const onKey = guarded((_text: string | undefined, key: Key) => {
    const action = actionOf(key);
    if (action === 'quit') return end('quit');
    if (action) act.act(action);
    return show();
  });
  const onSignal = (signal: keyof typeof signals): void => {
    process.exitCode = signalExit + signals[signal];
    end('quit');
  };
  const onEnd = (): void => end('quit');
  const names = Object.keys(signals) as (keyof typeof signals)[];
  const { stdin, stdout } = process;
  stdin.on('keypress', onKey).on('end', onEnd);
  const onResize = guarded(resized);
  stdout.on('resize', onResize);
  for (const name of names) process.on(name, onSignal);
  const timer = setInterval(go, frameMs);
  return () => {
    clearInterval(timer);
    stdin.off('keypress', onKey).off('end', onEnd);
    stdout.off('resize', onResize);
    for (const name of names) process.off(name, onSignal);
  };
}

/**
 * The terminal is given back however it ends.
 * @throws BadInput the terminal is too small
 */
export async function perform(act: Act): Promise<Ending> {
  const { stdin, stdout } = process;
  const size = (): Size => ({ columns: stdout.columns, rows: stdout.rows });
  const problem = tooSmall(act, size());
  if (problem !== null) throw new BadInput(problem);
  emitKeypressEvents(stdin);
  stdin.setRawMode(true).resume();
  const screen = openScreen(stdout);
  const colored = stdout.hasColors(256);
  const show = (): void => screen.show(linesOf(act, size(), colored));
  const resized = (): void => {
    screen.forget();
    show();
  };
  let stop = (): void => {};
  try {
    const ending = await new Promise<Ending | Error>((end) => {
      stop = listen(act, show, resized, end);
    });
    if (ending instanceof Error) throw ending;
    return ending;
  } finally {
    stop();
    screen.close();
    stdin.setRawMode(false).pause();
  }
}
