/**
 * Espruino's lexer reads reserved words and operators as tokens of a byte too (its src/jslex.h, LEX_EQUAL to LEX_R_OF), as the
 * build writes them (tools/tokens.mjs). Node's does not.
 */
import tokens from './tokens.json';

const token = new RegExp(
  `[${String.fromCharCode(tokens.first)}-${String.fromCharCode(tokens.first + tokens.words.length - 1)}]`,
  'g',
);

/** A script in words. */
export const withWords = (script: string): string =>
  script.replace(token, (byte) => ` ${tokens.words[byte.charCodeAt(0) - tokens.first]} `);
