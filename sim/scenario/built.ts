/** Which ops the firmware has so far. Cases that need another one are skipped. */
import type { Case } from './case';

const notBuilt = new Set(['powerCut']);

/** The first op of a case that is not built yet. */
export const missingOp = ({ events }: Case): string | null => events.find(({ op }) => notBuilt.has(op))?.op ?? null;
