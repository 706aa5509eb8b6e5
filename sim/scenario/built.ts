/** Which ops the firmware has so far. Cases that need another one are skipped. */
import type { Case, Event } from './case';

const notBuilt = new Set(['key', 'powerCut', 'link']);

/** A stop that claims is the op `claim` (scenario.md §3). */
const nameOf = ({ op, why }: Event): string => (op === 'stop' && why === 'claim' ? 'claim' : op);

/** The first op of a case that is not built yet. */
export const missingOp = ({ events }: Case): string | null =>
  events.map(nameOf).find((name) => notBuilt.has(name)) ?? null;
