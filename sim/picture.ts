/** Pictures of cases: what stands on a board's display at the last time that a case expects something. */
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

/** @throws EngineError the script failed */
export async function takePicture(engine: Engine, board: string, one: Case): Promise<Pixels> {
  const at = Math.max(0, ...expectedTimes(one));
  const steps = stepsOf({ ...one, options: { ...one.options, board } }, [at], true);
  const answers = await engine.play(board, [...steps, { at, do: 'picture' }]);
  const [width = '', height = '', digits = ''] = (answers.at(-1) ?? '').split(' ');
  return { width: Number(width), height: Number(height), at: (x, y) => Number(digits[y * Number(width) + x]) };
}
