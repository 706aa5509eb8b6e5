/** Small boards for the tests of the virtual board: a script that writes JSON lines, and what it wrote. */
import { type Board, type BoardEntry, compileScript, createBoard, type Flash } from '../../sim/board';

export const entry: BoardEntry = {
  device: 'PIXLJS',
  contacts: 'buttons',
  pins: { left: 'BTN1', right: 'BTN4' },
  display: { driver: 'pixl', width: 128, height: 64, pins: {} },
  link: { port: 'Serial1' },
  battery: {},
  active: 1,
};

/** A board whose script may call `say(value)`. */
export function boot(body: string, flash?: Flash): Board {
  const text = `(function(){
    function say(v) { zeitnotPort.write(JSON.stringify(v === undefined ? null : v) + "\\n"); }
    function now() { return Math.floor(getTime() * 1000 + 0.5); }
    ${body}
  })();`;
  return createBoard({ script: compileScript(text), entry, ...(flash ? { flash } : {}) });
}

/** What the script said since it was last asked. */
export function said(board: Board): unknown[] {
  if (board.errors.length > 0) throw new Error(board.errors.join('\n'));
  return board.answers.splice(0).map((line) => JSON.parse(line));
}

/** Value of an expression in the board's world; the message of what it throws. */
export function evaluate(expression: string, flash?: Flash): unknown {
  return said(boot(`try { say(${expression}); } catch (e) { say(e.message); }`, flash))[0];
}

export const interpreter = process.env.ESPRUINO;

/** For `it.skipIf`: tests that need the real interpreter say so when they are not run. */
export const withoutInterpreter = !interpreter;
export const needsInterpreter = withoutInterpreter ? ' [skipped: ESPRUINO is not set]' : '';
