/** Words as a tree, and the cheapest way to write a text in them and in single characters. */

/** Rooms for words to begin with; twice as many when they are full. */
const Nodes = 1 << 14;

const grown = (array) => {
  const larger = new array.constructor(array.length * 2);
  larger.set(array);
  return larger;
};

/**
 * @param {Map<string, number>} costs bits of each character that there is
 * @param {number} wordCost bits of a word
 * @returns {{encode: Function, put: Function, cost: Function, split: Function}} `encode`: a text as `cost` takes it; `put`: a
 *   word is in the tree, or not any more; `cost`: bits of a text; `split`: its characters and words
 */
export function createLexicon(costs, wordCost) {
  const codes = new Map(Array.from(costs.keys(), (letter, code) => [letter, code]));
  const bits = Float64Array.from(costs.values());
  let next = new Int32Array(bits.length * Nodes);
  let isWord = new Uint8Array(Nodes);
  let nodes = 1;
  // By place in a text: bits up to there, and where its last piece begins.
  let best = new Float64Array(1);
  let from = new Int32Array(1);

  const encode = (text) => Uint8Array.from(text, (letter) => codes.get(letter));

  function put(word, isThere) {
    let node = 0;
    for (const code of encode(word)) {
      const at = node * bits.length + code;
      if (next[at] === 0) {
        if (nodes === isWord.length) [next, isWord] = [grown(next), grown(isWord)];
        next[at] = nodes++;
      }
      node = next[at];
    }
    isWord[node] = isThere ? 1 : 0;
  }

  function cost(text) {
    const length = text.length;
    while (best.length <= length) [best, from] = [grown(best), grown(from)];
    best.fill(Number.POSITIVE_INFINITY, 1, length + 1);
    const reach = (start, end, sum) => {
      if (sum >= best[end]) return;
      best[end] = sum;
      from[end] = start;
    };
    for (let i = 0; i < length; i++) {
      reach(i, i + 1, best[i] + bits[text[i]]);
      let node = next[text[i]];
      for (let end = i + 1; node > 0 && end < length; ) {
        node = next[node * bits.length + text[end++]];
        if (isWord[node]) reach(i, end, best[i] + wordCost);
      }
    }
    return best[length];
  }

  function split(text) {
    cost(encode(text));
    const pieces = [];
    for (let end = text.length; end > 0; end = from[end]) pieces.unshift(text.slice(from[end], end));
    return pieces;
  }

  return { encode, put, cost, split };
}
