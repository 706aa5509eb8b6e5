/** Which words are worth having in a list that many texts share. */

/** What is looked at to begin with. */
const Candidates = 9000;
/** Of the words that do not pay, as many go at a time: those left pay more then. */
const Drop = 0.06;

/** Substrings that may pay, those first that may save most: what is free already pays the first time it comes. */
function substrings(texts, longest, isFree) {
  const found = [];
  let starts = texts.flatMap((text) => Array.from(text, (_, at) => ({ text, at })));
  for (let length = 2; length <= longest; length++) {
    const whole = starts.filter(({ text, at }) => at + length <= text.length);
    const words = whole.map(({ text, at }) => text.slice(at, at + length));
    const counts = countOf(words);
    const again = new Map([...counts].filter(([word, count]) => count > 1 || isFree(word)));
    starts = whole.filter((_, i) => again.has(words[i]));
    for (const [word, count] of again) if (count > 2 || length > 4) found.push([word, count * (length - 1)]);
  }
  return found
    .sort((a, b) => b[1] - a[1])
    .slice(0, Candidates)
    .map(([word]) => word);
}

function countOf(pieces) {
  const counts = new Map();
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
}

/** A tree of words by characters. */
function treeOf(words) {
  const tree = new Map();
  for (const word of words) {
    let node = tree;
    for (const character of word) {
      if (!node.has(character)) node.set(character, new Map());
      node = node.get(character);
    }
    node.word = word;
  }
  return tree;
}

/** The cheapest way to write a text in characters and words. @returns {{bits: number, pieces: string[]}} */
function cheapest(text, tree, costs, wordCost, without) {
  const best = new Float64Array(text.length + 1).fill(Number.POSITIVE_INFINITY);
  const from = new Int32Array(text.length + 1);
  best[0] = 0;
  const reach = (start, end, cost) => {
    if (best[start] + cost >= best[end]) return;
    best[end] = best[start] + cost;
    from[end] = start;
  };
  for (let i = 0; i < text.length; i++) {
    reach(i, i + 1, costs.get(text[i]));
    let node = tree.get(text[i]);
    for (let end = i + 2; node && end <= text.length; end++) {
      node = node.get(text[end - 1]);
      if (node?.word && node.word !== without) reach(i, end, wordCost);
    }
  }
  const pieces = [];
  for (let end = text.length; end > 0; end = from[end]) pieces.unshift(text.slice(from[end], end));
  return { bits: best[text.length], pieces };
}

/**
 * Begins with all substrings that may pay and drops those that do not pay for their place in the list.
 * @param {string[]} texts
 * @param {object} price most words, and the longest; bits of a character, by how often each is written, of a word where
 *   it is used, and in the list; whether its letters are free
 * @returns {{words: string[], counts: Map, splitBy: (words: string[]) => (text: string) => string[]}} the words,
 *   the best first; how often characters are written; what makes a text words and characters, by some of the words
 */
export function readWords(texts, { most, longest, costs: costsBy, wordCost, listed, isFree }) {
  let words = substrings(texts, longest, isFree);
  let counts = countOf(texts.join(''));
  const alphabet = [...counts.keys()];
  for (;;) {
    const characters = new Map(alphabet.map((c) => [c, counts.get(c) ?? 0]));
    const costOf = costsBy(characters);
    const costs = new Map(alphabet.map((c) => [c, costOf(c)]));
    const tree = treeOf(words);
    const splitWith = (words) => (text) => cheapest(text, words, costs, wordCost).pieces;
    counts = countOf(texts.flatMap(splitWith(tree)));
    const gain = (word) =>
      counts.get(word) * (cheapest(word, tree, costs, wordCost, word).bits - wordCost) - listed(word);
    const gains = words.filter((word) => counts.has(word)).map((word) => [word, gain(word)]);
    const sorted = gains.sort((a, b) => a[1] - b[1]);
    const poor = sorted.filter(([, bits]) => bits <= 0).length;
    const excess = sorted.length - most;
    const dropped = Math.min(Math.max(poor, excess), Math.ceil(sorted.length * Drop));
    if (dropped <= 0)
      return {
        words: sorted.map(([word]) => word).reverse(),
        counts: characters,
        splitBy: (some) => splitWith(treeOf(some)),
      };
    words = sorted.slice(dropped).map(([word]) => word);
  }
}
