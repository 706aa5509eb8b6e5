/** The command line called in this process: what it wrote and how it exits. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { main } from '../../sim/cli';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zeitnot-command-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

/** What was written, its lines on stdout, and how it exits. */
export interface Said {
  readonly exit: typeof process.exitCode;
  readonly out: string;
  readonly lines: readonly string[];
  readonly error: string;
}

/** Calls a part of the command line. */
export async function said(work: () => Promise<unknown>): Promise<Said> {
  const written = { out: '', err: '' };
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.out += text;
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.err += text;
    return true;
  });
  process.exitCode = 0;
  await work();
  const exit = process.exitCode;
  process.exitCode = 0;
  vi.restoreAllMocks();
  return { exit, out: written.out, lines: written.out.trimEnd().split('\n'), error: written.err };
}

export const zeitnot = (...args: string[]): Promise<Said> => said(() => main(args));

/** Bad input and usage: exit 2, one line on stderr, nothing on stdout. @returns that line */
export function refusalOf({ exit, out, error }: Said): string {
  expect([exit, out]).toEqual([2, '']);
  expect(error).toMatch(/^[^\p{Cc}]+\n$/u);
  return error;
}

/** Standard input of the next call. */
export const typeIn = (text: string): void => {
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([text]) as never);
};

/** A path in a folder that is gone after the tests. */
export const newPath = (ending: string): string => join(folder, `${Math.random()}${ending}`);

/** A file of this text, PGN unless said. */
export function fileOf(text: string | Uint8Array, ending = '.pgn'): string {
  const path = newPath(ending);
  writeFileSync(path, text);
  return path;
}
