/** The command line called in this process: what it wrote and how it exits. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { main } from '../../sim/cli';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zeitnot-command-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

export async function zeitnot(...args: string[]) {
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
  await main(args);
  const exit = process.exitCode;
  process.exitCode = 0;
  vi.restoreAllMocks();
  return { exit, lines: written.out.trimEnd().split('\n'), error: written.err };
}

/** A path in a folder that is gone after the tests. */
export const newPath = (ending: string): string => join(folder, `${Math.random()}${ending}`);

/** A PGN file of this text. */
export function fileOf(text: string | Uint8Array): string {
  const path = newPath('.pgn');
  writeFileSync(path, text);
  return path;
}
