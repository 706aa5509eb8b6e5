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
  const boot = `zeitnot-${board}.bootcde.bin`;
  const built = readdirSync(dist);
  if (!built.includes(boot)) throw new Refusal(`dist/${boot} is not built: npm run build`);
  const file = new RegExp(`^zeitnot-${board}\\.(zn\\..+)\\.bin$`);
  const others = built.flatMap((name) => (file.test(name) ? [[file.exec(name)[1], join(dist, name)]] : []));
  return [['.bootcde', join(dist, boot)], ...others];
}

/**
 * @param {string} board
 * @returns {[name: string, path: string][]} the boot code and the rooms, as text
 */
export function scriptTexts(board) {
  const boot = ['.bootcde', join(dist, `zeitnot-${board}.js`)];
  const prefix = `zeitnot-${board}.`;
  const texts = readdirSync(join(dist, 'text')).filter((file) => file.startsWith(prefix));
  return [boot, ...texts.map((file) => [file.slice(prefix.length, -'.js'.length), join(dist, 'text', file)])];
}
