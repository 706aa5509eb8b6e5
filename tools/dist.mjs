/** What is built for a board, as the files of its Storage. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './bundle.mjs';
import { Refusal } from './refusal.mjs';

const dist = join(root, 'dist');

/**
 * @param {string} board
 * @returns {[name: string, path: string][]} Storage's names, and where the files are built; the boot code first
 * @throws {Refusal} nothing is built for the board
 */
export function storageFiles(board) {
  const resident = `zeitnot-${board}.js`;
  const built = readdirSync(dist);
  if (!built.includes(resident)) throw new Refusal(`dist/${resident} is not built: npm run build`);
  const room = new RegExp(`^zeitnot-${board}\\.(.+)\\.(js|bin)$`);
  const rooms = built.flatMap((file) => (room.test(file) ? [[room.exec(file)[1], join(dist, file)]] : []));
  return [['.bootcde', join(dist, resident)], ...rooms];
}

/**
 * @param {string} board
 * @returns {[name: string, path: string][]} what is a script among the files of its Storage, as text
 */
export function scriptTexts(board) {
  const text = (path) => join(dist, 'text', basename(path).replace(/bin$/, 'js'));
  const files = storageFiles(board).map(([name, path]) => [name, path.endsWith('.bin') ? text(path) : path]);
  return files.filter(([, path]) => existsSync(path));
}
