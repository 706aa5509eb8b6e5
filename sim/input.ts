/** What comes from outside: files and standard input as text, and how bad input is reported. */
import { readFile } from 'node:fs/promises';
import { arrayBuffer } from 'node:stream/consumers';
import { messages } from './messages';

const { input } = messages;

/** Bad input or usage: one line that says where and what. The program exits with 2. */
export class BadInput extends Error {
  constructor(message: string) {
    super(message.replace(/\s*[\r\n]+\s*/g, ' '));
  }
}

const reasonOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return input.unreadable[code ?? ''] ?? message;
};

/** None of them is in a text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
const control = /[\0-\x08\x0b\x0e-\x1f\x7f-\x9f]/;

/** What Windows writes with the bytes from 0x80, which are controls in Latin-1; blanks stay that. */
const windows = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Node's own decoder of windows-1252 does not know these in every version. */
const ofWindows = (char: string) => windows[char.charCodeAt(0) - 0x80]?.trim() || char;

/**
 * UTF-8, else Latin-1, which is the character set of the PGN standard (4.1).
 * @returns null when it is no text
 */
function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch (error) {
    // What is no UTF-8 is a TypeError.
    if (!(error instanceof TypeError)) throw error;
  }
  const text = Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, ofWindows);
  return control.test(text) ? null : text;
}

/**
 * @param name of a file, `-` for standard input
 * @throws BadInput it cannot be read, or is no text
 */
export async function readText(name: string): Promise<string> {
  let text: string | null;
  try {
    text = textOf(new Uint8Array(name === '-' ? await arrayBuffer(process.stdin) : await readFile(name)));
  } catch (error) {
    throw new BadInput(`${name}: ${reasonOf(error)}`);
  }
  if (text === null) throw new BadInput(`${name}: ${input.binary}`);
  return text;
}
