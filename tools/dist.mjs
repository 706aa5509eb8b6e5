/** What is built for a board, as the files of its Storage. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
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
 * @returns {[name: string, path: string][]} the boot code and the rooms, as text
 */
export function scriptTexts(board) {
  const [boot] = storageFiles(board);
  const prefix = `zeitnot-${board}.`;
  const texts = readdirSync(join(dist, 'text')).filter((file) => file.startsWith(prefix));
  return [boot, ...texts.map((file) => [file.slice(prefix.length, -'.js'.length), join(dist, 'text', file)])];
}
