/** Pictures of cases: what stands on a board's display at the last time that a case expects something. */
import { createChain } from './board/max7219';
import type { Engine } from './engine/types';
import type { Case } from './scenario';
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

/** The chips' picture after the last frame of each register: `register,right,register,left`. */
function chainPixels(frames: readonly string[]): Pixels {
  const chain = createChain(2);
  for (const frame of frames) chain.receive(frame.split(',').map(Number));
  const { width, height, getPixel } = chain.picture;
  return { width, height, at: getPixel };
}

/** @param answer of a `picture` step: `width height digits`, a digit a pixel; or `frames` for the chips of seven segments */
function read(answer: string): Pixels {
  const [first = '', ...rest] = answer.split(' ');
  if (first === 'frames') return chainPixels(rest);
  const [height = '', digits = ''] = rest;
  const width = Number(first);
  return { width, height: Number(height), at: (x, y) => Number(digits[y * width + x]) };
}

/** @throws EngineError the script failed */
export async function takePicture(engine: Engine, board: string, one: Case): Promise<Pixels> {
  const at = Math.max(0, ...expectedTimes(one));
  const steps = stepsOf({ ...one, options: { ...one.options, board } }, [at], true);
  const answers = await engine.play(board, [...steps, { at, do: 'picture' }]);
  return read(answers.at(-1) ?? '');
}
