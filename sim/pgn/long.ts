/** Movetext of more moves than the library reads at once: it recurses, a few calls a move. */

const numbersPerPart = 500;

/** A parenthesis, or a number that begins a full move; comments are numbers in braces by now. */
const token = /[()]|\{\d*\}|(?<![\d.\w/-])\d+\.(?!\.)/g;

/** A comment behind a variation belongs to the move before it, which the library knows only in one piece. */
const afterVariation = /\)\s*(?:\{\d+\}\s*)*$/;

/** Far enough back to see a variation's end before a few comments. */
const lookBack = 200;

export interface Part {
  readonly text: string;
  /** Lines before it. */
  readonly lines: number;
}

/** Cuts between moves of the main line, and never before a first move. */
export function partsOf(text: string): Part[] {
  const cuts = [0];
  let depth = 0;
  let numbers = 0;
  for (const { 0: found, index } of text.matchAll(token)) {
    if (found === '(') depth++;
    else if (found === ')') depth--;
    else if (found.endsWith('.') && depth === 0 && ++numbers >= numbersPerPart && found !== '1.') {
      if (afterVariation.test(text.slice(Math.max(0, index - lookBack), index))) continue;
      cuts.push(index);
      numbers = 0;
    }
  }
  return cuts.map((cut, i) => ({
    text: text.slice(cut, cuts[i + 1]),
    lines: text.slice(0, cut).split('\n').length - 1,
  }));
}
