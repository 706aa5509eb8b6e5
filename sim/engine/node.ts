/** The script on the virtual board, in a V8 context of its own. */
import { type Board, compileScript, createBoard, type Picture, PowerLost, type Program } from '../board';
import { builtSource, type Source } from './files';
import { askedIn, type Life, playLives, restOf, tornBits, unheard, whatTime } from './lives';
import { createOwnTime, type OwnTime } from './ownTime';
import { type Engine, EngineError, type Step } from './types';

/** A digit a pixel, row by row from the top. */
function pixelsOf({ width, height, getPixel, colorAt = getPixel }: Picture): string {
  let pixels = '';
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) pixels += colorAt(x, y);
  return JSON.stringify({ width, height, pixels });
}

/** What a step does to the board at its time; a power cut does it in livesOf. */
export function take(board: Board, step: Step): void {
  board.approach(step.at);
  switch (step.do) {
    case 'edge':
      board.edge(step.side, step.level);
      break;
    case 'contact':
      board.contact(step.lever, step.level === 1);
      break;
    case 'pin':
      board.setPin(step.pin, step.level);
      break;
    case 'line':
      board.send(step.line);
      break;
    case 'bytes':
      board.intrude(step.bytes);
      break;
    case 'busy':
      board.busy(step.forMs);
      break;
    case 'timeJump':
      board.timeJump(step.byMs);
      break;
    case 'battery':
      board.setBattery(step.percent);
      break;
    case 'picture':
      board.answers.push(pixelsOf(board.lcd));
  }
}

/** Every line has one answer, so what came is counted against what was asked. */
export function checkAnswers(answers: readonly string[], steps: readonly Step[]): void {
  const asked = askedIn(steps);
  if (answers.length !== asked) throw new EngineError(`the script answered ${answers.length} of ${asked} lines`);
}

function assertSound(board: Board): void {
  if (board.errors.length > 0) throw new EngineError(board.errors.join('\n'));
  // On a board the console may be the link.
  if (board.printed.length > 0) throw new EngineError(`the script printed: ${board.printed.join('\n')}`);
}

/** What the board's last ms writes is limited. */
function tear(board: Board, { cutMs, written }: Life): void {
  if (cutMs === null || written === null || board.flash.cut) return;
  board.approach(cutMs);
  board.flash.cut = { left: written, tornBits: tornBits(written) };
}

const isTorn = ({ flash }: Board): boolean => flash.cut !== null && flash.cut.left < 0;

/** The supply went in the middle of a write: that it did is no fault of the script's. */
function forgetTear(board: Board): void {
  board.flash.cut = null;
  const others = board.errors.filter((error) => !error.includes(PowerLost.text));
  board.errors.splice(0, board.errors.length, ...others);
}

/** What came of a life: answers, and what is left of it when the board started anew before its end. */
interface Lived {
  answers: string[];
  rest: Life | null;
}

/** From one boot to the next cut, or to the end. */
function live(board: Board, life: Life, own: OwnTime): Lived {
  const { steps, cutMs, written } = life;
  const said = () => board.answers.splice(0).map(own.toScenario);
  const startedAnew = (done: number): Lived => {
    assertSound(board);
    const answers = said();
    return { answers, rest: restOf(life, board.resetAtMs() as number, done, answers.length) };
  };
  for (const [index, step] of steps.entries()) {
    if (step.at === cutMs) tear(board, life);
    board.approach(step.at);
    if (board.resetAtMs() !== null) return startedAnew(index);
    take(board, step.do === 'line' ? { ...step, line: own.toOwn(step.line) } : step);
    // Contacts still move.
    if (isTorn(board)) board.cutPower(false);
  }
  forgetTear(board);
  if (cutMs === null) board.advanceTo(Math.max(steps.at(-1)?.at ?? 0, board.freeAtMs()));
  else board.approach(cutMs);
  if (board.resetAtMs() !== null) return startedAnew(steps.length);
  if (cutMs !== null) board.cutPower(written === null);
  assertSound(board);
  const answers = said();
  return {
    answers: written === null ? answers : [...answers, ...unheard(askedIn(steps) - answers.length)],
    rest: null,
  };
}

async function play(first: Board, steps: readonly Step[], ppm: number): Promise<string[]> {
  const own = createOwnTime(ppm);
  const answers: string[] = [];
  let board = first;
  await playLives(steps, (life, isFirst) => {
    if (!isFirst) {
      for (const step of life.dark) take(board, step);
      board = board.bootAgain(life.fromMs);
      board.send(whatTime(steps));
      own.boot(JSON.parse(board.answers.pop() ?? '{}').at, life.fromMs);
    }
    const lived = live(board, life, own);
    answers.push(...lived.answers);
    return lived.rest;
  });
  checkAnswers(answers, steps);
  return answers;
}

function compile(source: Source, board: string): Program {
  const { file, text, boot } = source.script(board);
  try {
    return compileScript(text, file, boot);
  } catch (error) {
    throw new EngineError(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

export function createNodeEngine(source: Source = builtSource()): Engine {
  const programs = new Map<string, { script: Program; rooms: Record<string, string> }>();

  function programOf(board: string) {
    const program = programs.get(board) ?? { script: compile(source, board), rooms: source.rooms(board) };
    programs.set(board, program);
    return program;
  }

  return {
    name: 'node',
    async play(name, steps, ppm = 0) {
      const { script, rooms } = programOf(name);
      return play(createBoard({ script, rooms, entry: source.entry(name), ppm }), steps, ppm);
    },
  };
}
