/**
 * A script with its reserved words and operators as the tokens of Espruino's lexer, a byte each: the same script, which is
 * smaller and faster read. The package `espruino` writes the same (plugins/pretokenise.js).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as acorn from 'acorn';
import { root } from './bundle.mjs';

/** The words in the order of their tokens, and the first one's. */
const { first, words } = JSON.parse(readFileSync(join(root, 'sim/board/tokens.json'), 'utf8'));
const byWord = new Map(words.map((word, i) => [word, String.fromCharCode(first + i)]));

/** Two of these need a space between them; not the text of a template, nor what begins an expression in it. */
const isName = (text) => /^[\w$](?!\{)/.test(text);

/** @param {string} text ASCII @returns {string} Latin-1 */
export function tokenise(text) {
  let all = '';
  let last = '';
  for (const { type, start, end } of acorn.tokenizer(text, { ecmaVersion: 2022 })) {
    const word = text.slice(start, end);
    const isText = type === acorn.tokTypes.template;
    // What follows a dot is a name, whatever it is called.
    const next = (!isText && last !== '.' && byWord.get(word)) || word;
    all += !isText && isName(next) && isName(last) ? ` ${next}` : next;
    last = isText ? '' : next;
  }
  return all;
}
