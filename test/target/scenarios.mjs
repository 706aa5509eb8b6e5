/** Every scenario through the bundle in the real interpreter. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pending, sameTrace } from './trace.mjs';

const own = fileURLToPath(new URL('../scenarios/', import.meta.url));
const shared = fileURLToPath(new URL('../../../shared/data/scenarios/', import.meta.url));

const filesIn = (folder) => readdirSync(folder).filter((file) => file.endsWith('.jsonl'));

/** Of recorded games as many as this, to keep the suite short; the virtual board plays all. */
const gamesTaken = 2;
const isRecorded = (file) => /^(real-|recorded)/.test(file);

function casesOf(path, file) {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return (isRecorded(file) ? lines.slice(0, gamesTaken) : lines).join('\n');
}

function suite(folder) {
  for (const file of filesIn(folder)) {
    sameTrace(isRecorded(file) ? `${file}, first ${gamesTaken} games` : file, () => casesOf(folder + file, file));
  }
}

describe('test/scenarios in the real interpreter', () => suite(own));

describe('../shared/data/scenarios in the real interpreter', () => {
  if (existsSync(shared)) suite(shared);
  else pending('all files', 'the folder is not there');
});
