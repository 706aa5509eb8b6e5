/** Which words are worth having in a list that many texts share. */
import { createLexicon } from './lexicon.mjs';

/** What is looked at to begin with. */
const Candidates = 40000;
/** Of the words that do not pay, as many go at a time: those left pay more then. */
const Drop = 0.5;
/** Of those that went, as many are tried again, as long as that saves so many bits: each time takes a second. */
const Tried = 8000;
const Worth = 12;

/** Substrings that may pay, those first that may save most: what is free already pays the first time it comes. */
function substrings(texts, { longest, isFree }) {
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

const byGain = (a, b) => a[1] - b[1];

/** What a word saves, where it comes so often: at most, as others may be cheaper there. */
const savedBy = (word, count, lexicon, { wordCost, listed }) =>
  count * (lexicon.cost(lexicon.encode(word)) - wordCost) - listed(word);

/** Words in the place of those that save least, as long as that is worth it. @returns the poorest first */
function exchange(texts, words, candidates, lexicon, price) {
  const kept = new Set(words);
  const encoded = texts.map(lexicon.encode);
  const costs = encoded.map(lexicon.cost);
  const holders = new Map();
  const holdersOf = (word) => {
    if (!holders.has(word))
      holders.set(
        word,
        [...texts.keys()].filter((i) => texts[i].includes(word)),
      );
    return holders.get(word);
  };
  /** What all texts save by the word. */
  const gainOf = (word) => {
    lexicon.put(word, !kept.has(word));
    const bits = holdersOf(word).reduce((sum, i) => sum + Math.abs(lexicon.cost(encoded[i]) - costs[i]), 0);
    lexicon.put(word, kept.has(word));
    return bits - price.listed(word);
  };
  const put = (word, isThere) => {
    lexicon.put(word, isThere);
    if (isThere) kept.add(word);
    else kept.delete(word);
    for (const i of holdersOf(word)) costs[i] = lexicon.cost(encoded[i]);
  };
  const total = () =>
    [...kept].reduce(
      (sum, word) => sum + price.listed(word),
      costs.reduce((sum, bits) => sum + bits),
    );
  const gainsOf = (some) => [...some].map((word) => [word, gainOf(word)]).sort(byGain);
  let tried = candidates;
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    const poor = gainsOf(kept);
    const rich = gainsOf(tried).filter(([, gain]) => gain > 0);
    let swaps = 0;
    for (const [word, gain] of rich.reverse()) {
      if (swaps === poor.length) break;
      const [poorest, least] = poor[swaps];
      if (gain <= least) break;
      if (gainOf(word) <= gainOf(poorest)) continue;
      put(poorest, false);
      put(word, true);
      swaps++;
    }
    const bits = total();
    if (bits > before - Worth) return gainsOf(kept).map(([word]) => word);
    before = bits;
    const gone = poor.slice(0, swaps);
    tried = [...rich, ...gone].map(([word]) => word).filter((word) => !kept.has(word));
  }
}

/** Those that may save most in the place of others. */
function promising(texts, words, candidates, lexicon, price) {
  const text = texts.join('\n');
  return candidates
    .filter((word) => !words.includes(word))
    .map((word) => [word, savedBy(word, text.split(word).length - 1, lexicon, price)])
    .sort(byGain)
    .slice(-Tried)
    .map(([word]) => word);
}

/**
 * Begins with all substrings that may pay and drops those that do not pay for their place in the list; then those that went
 * are tried in the place of others.
 * @param {string[]} texts
 * @param {object} price most words, and the longest; bits of a character, by how often each is written, of a word where
 *   it is used, and in the list; whether its letters are free
 * @returns {{words: string[], counts: Map, splitBy: (words: string[]) => (text: string) => string[]}} the words,
 *   the best first; how often characters are written; what makes a text words and characters, by some of the words
 */
export function readWords(texts, price) {
  const candidates = substrings(texts, price);
  let words = candidates;
  let counts = countOf(texts.join(''));
  const alphabet = [...counts.keys()];
  for (;;) {
    const characters = new Map(alphabet.map((c) => [c, counts.get(c) ?? 0]));
    const costOf = price.costs(characters);
    const lexiconOf = (some) => {
      const lexicon = createLexicon(new Map(alphabet.map((c) => [c, costOf(c)])), price.wordCost);
      for (const word of some) lexicon.put(word, true);
      return lexicon;
    };
    const lexicon = lexiconOf(words);
    counts = countOf(texts.flatMap(lexicon.split));
    const gainOf = (word) => {
      lexicon.put(word, false);
      const gain = savedBy(word, counts.get(word), lexicon, price);
      lexicon.put(word, true);
      return gain;
    };
    const used = words.filter((word) => counts.has(word));
    const sorted = used.map((word) => [word, gainOf(word)]).sort(byGain);
    const poor = sorted.filter(([, bits]) => bits <= 0).length;
    const dropped = Math.min(Math.max(poor, sorted.length - price.most), Math.ceil(sorted.length * Drop));
    words = sorted.slice(dropped).map(([word]) => word);
    if (dropped > 0) continue;
    const others = promising(texts, words, candidates, lexicon, price);
    const best = exchange(texts, words, others, lexicon, price);
    return { words: best.reverse(), counts: characters, splitBy: (some) => lexiconOf(some).split };
  }
}
