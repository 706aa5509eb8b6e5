import { createEspruinoEngine } from './espruino';
import { createNodeEngine } from './node';
import { type Engine, EngineError } from './types';

export { type Engine, EngineError, type SideName, type Step } from './types';

/** @throws EngineError for another name, without a built script, and when the interpreter is missing */
export function engineByName(name: string): Engine {
  if (name === 'node') return createNodeEngine();
  if (name === 'espruino') return createEspruinoEngine();
  throw new EngineError(`no engine "${name}": node or espruino`);
}
