/** Where an engine finds the built script and the board's wiring: by the package's root, whether bundled or not. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BoardEntry, type BoardOptions, compileScript } from '../board';
import { toBytes } from '../board/link';
import { EngineError } from './types';

function isRoot(folder: string): boolean {
  const manifest = join(folder, 'package.json');
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name === 'zeitnot';
}

/** @throws EngineError outside the package */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!isRoot(folder)) {
    const parent = dirname(folder);
    if (parent === folder) throw new EngineError('the folder of the package zeitnot was not found');
    folder = parent;
  }
  return folder;
}

/** What an engine runs: a script for a board, as text and as it lies in flash, and how the board is wired. */
export interface Source {
  script(board: string): { file: string; text: string; boot: string };
  /** The script's rooms: Storage files by name, a character a byte. */
  rooms(board: string): Record<string, string>;
  entry(board: string): BoardEntry;
}

/** `dist/zeitnot-<board>.*` and `board-config.json`. */
export function builtSource(): Source {
  const root = packageRoot();
  const config = JSON.parse(readFileSync(join(root, 'board-config.json'), 'utf8')) as {
    boards: Record<string, BoardEntry>;
  };
  return {
    script(board) {
      const file = join(root, 'dist', `zeitnot-${board}.js`);
      if (!existsSync(file)) throw new EngineError(`dist/zeitnot-${board}.js is not there: npm run build makes it`);
      const boot = readFileSync(join(root, 'dist', `zeitnot-${board}.bootcde.bin`), 'latin1');
      return { file, text: readFileSync(file, 'utf8'), boot };
    },
    rooms(board) {
      const prefix = `zeitnot-${board}.zn.`;
      const files = readdirSync(join(root, 'dist')).filter((file) => file.startsWith(prefix));
      const name = (file: string) => file.slice(`zeitnot-${board}.`.length, file.lastIndexOf('.'));
      return Object.fromEntries(files.map((file) => [name(file), readFileSync(join(root, 'dist', file), 'latin1')]));
    },
    entry(board) {
      const entry = config.boards[board];
      if (!entry) throw new EngineError(`no board "${board}" in board-config.json`);
      return entry;
    },
  };
}

/** What a virtual board of that name is created with, as it is built. */
export function builtOptions(name: string): Required<Pick<BoardOptions, 'script' | 'rooms' | 'entry'>> {
  const source = builtSource();
  const { file, text, boot } = source.script(name);
  return { script: compileScript(text, file, boot), rooms: source.rooms(name), entry: source.entry(name) };
}

/** One script on one wiring, whatever the board: for tests. */
export function fixedSource(text: string, entry: BoardEntry): Source {
  return { script: () => ({ file: 'script.js', text, boot: toBytes(text) }), rooms: () => ({}), entry: () => entry };
}
