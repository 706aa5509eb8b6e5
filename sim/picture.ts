/** Pictures of cases: what stands on a board's display at the last time that a case expects something. */
import { createBoard } from './board';
import { findFile } from './board/fileLog';
import { createChain } from './board/max7219';
import { builtOptions } from './engine/files';
import type { Engine } from './engine/types';
import type { Case } from './scenario';
import { linkCode } from './scenario/boards';
import { expectedTimes, stepsOf } from './scenario/play';

export { createEspruinoEngine } from './engine/espruino';
export { createNodeEngine } from './engine/node';
export { parseCases } from './scenario';
export { boardNames } from './scenario/boards';

/** A digit a pixel: 0 the ground, 1 what is drawn; or bits of red 1, green 2 and blue 4. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  at(x: number, y: number): number;
}

/** What a `picture` step answers: pixels, a digit each; or for the chips of seven segments the last frame of each register. */
type Answer = { width: number; height: number; pixels: string } | { frames: number[][] };

function read(answer: Answer): Pixels {
  if ('pixels' in answer) {
    const { width, height, pixels } = answer;
    return { width, height, at: (x, y) => Number(pixels[y * width + x]) };
  }
  const chain = createChain(2);
  for (const frame of answer.frames) chain.receive(frame);
  const { width, height, getPixel } = chain.picture;
  return { width, height, at: getPixel };
}

/** @throws EngineError the script failed */
export async function takePicture(engine: Engine, board: string, one: Case): Promise<Pixels> {
  const at = Math.max(0, ...expectedTimes(one));
  const steps = stepsOf({ ...one, options: { ...one.options, board } }, [at], true);
  const answers = await engine.play(board, [...steps, { at, do: 'picture' }]);
  return read(JSON.parse(answers.at(-1) ?? ''));
}

/** What stands on a board that is switched on with a log of which a bit is another one: no scenario does that to a flash. */
export function takeErrorPicture(name: string): Pixels {
  const first = createBoard(builtOptions(name));
  first.send(JSON.stringify({ code: linkCode(name), op: 'start' }));
  first.advanceTo(1000);
  first.cutPower();
  const { address = 0 } = findFile(first.flash, 'zn0') ?? {};
  // The first record of the first setup.
  first.flash.bytes[address + 8] = 1 ^ (first.flash.bytes[address + 8] as number);
  const board = first.bootAgain(2000);
  board.advanceTo(3000);
  const { width, height, getPixel, colorAt = getPixel } = board.lcd;
  return { width, height, at: colorAt };
}
