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

/**
 * @param name of a file, `-` for standard input
 * @throws BadInput it cannot be read, or is not UTF-8 text
 */
export async function readText(name: string): Promise<string> {
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(name === '-' ? await arrayBuffer(process.stdin) : await readFile(name));
  } catch (error) {
    throw new BadInput(`${name}: ${reasonOf(error)}`);
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new BadInput(`${name}: ${input.binary}`);
}
