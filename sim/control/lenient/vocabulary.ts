/** The words people write around a time control, by what they say. Data only. */
import type { Ms } from '../../../firmware/core/types';

export type WordKind =
  | 'unit'
  | 'moves'
  | 'rest'
  | 'increment'
  | 'delay'
  | 'bronstein'
  | 'per'
  | 'from'
  | 'for'
  | 'also'
  | 'infinite'
  | 'filler'
  | 'label';

/** Small letters, without the point of an abbreviation. */
const words: Record<Exclude<WordKind, 'unit'>, string> = {
  moves: 'move moves mov movs mv mvs movimiento movimientos jugadas zug züge coups',
  rest: 'rest end g sd game all remaining remainder sudden death finish final resto',
  increment: 'increment increments inc incr incremento bonus fischer added',
  delay: 'delay d',
  bronstein: 'bronstein',
  per: 'per p each every por pro je',
  from: 'from desde ab starting beginning',
  for: 'for in to',
  also: 'then followed by and plus with additional',
  infinite: 'inf infinite',
  filler: 'the first of an a',
  // Seen beside a control, without a meaning for the clock.
  label:
    'official oficial offiziell officiel rated unrated casual classical clásico clasico standard rapid rápido rapido blitz bullet ' +
    'round open fide',
};

/** By unit: its ms and how it is written. A minute's mark is `'`, a second's `''` or `"`. */
const units: readonly (readonly [ms: Ms, names: string])[] = [
  [86400000, 'day days'],
  [3600000, 'h hr hrs hour hours'],
  [60000, "m min mins minute minutes minutos ' ′ ’"],
  [1000, "s sec secs second seconds segundos '' ″ ’’ \" ”"],
];

export interface Word {
  readonly kind: WordKind;
  /** Of a unit. */
  readonly unitMs: Ms;
}

function build(): ReadonlyMap<string, Word> {
  const table = new Map<string, Word>();
  const add = (names: string, word: Word) => {
    for (const name of names.split(' ')) if (!table.has(name)) table.set(name, word);
  };
  for (const [kind, names] of Object.entries(words)) add(names, { kind: kind as WordKind, unitMs: 0 });
  for (const [unitMs, names] of units) add(names, { kind: 'unit', unitMs });
  return table;
}

/** By word. A word of two kinds has the first in the order above. */
export const vocabulary = build();
