/**
 * Builds dist/: one script for each board, and the simulator.
 * node tools/build.mjs [--board NAME] [--config FILE] [--quiet]
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { assertBoard, readBoards } from './boards.mjs';
import { bundle, bundleCli, root } from './bundle.mjs';
import { check, line } from './espruino-check.mjs';
import { Offence, run } from './refusal.mjs';

const options = {
  board: { type: 'string' },
  config: { type: 'string', default: join(root, 'board-config.json') },
  quiet: { type: 'boolean', default: false },
};

/** All boards are built, whichever is asked for: the short names, and so the bytes, do not depend on the question. */
async function buildScripts(boards) {
  const scripts = {};
  let mangleCache = {};
  for (const [name, entry] of Object.entries(boards)) {
    const script = await bundle('firmware/device/main.ts', entry, mangleCache);
    mangleCache = script.mangleCache;
    const offences = check(script.text, script.map, Object.values(entry.pins));
    if (offences.length > 0) throw new Offence(offences.map(line).join('\n'));
    scripts[name] = script.text;
  }
  return { scripts, mangleCache };
}

/** Sorted, so that equal sources give an equal file. */
const sorted = (object) => JSON.stringify(object, Object.keys(object).sort(), 2);

run(async () => {
  const { values } = parseArgs({ options });
  const say = values.quiet ? () => {} : console.log;
  const boards = readBoards(values.config);
  if (values.board !== undefined) assertBoard(boards, values.board);
  if (existsSync(join(root, 'sim/cli.ts'))) await bundleCli('sim/cli.ts', 'dist/cli.mjs');
  const { scripts, mangleCache } = await buildScripts(boards);
  const dist = join(root, 'dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'mangle-cache.json'), `${sorted(mangleCache)}\n`);
  for (const name of values.board === undefined ? Object.keys(scripts) : [values.board]) {
    const file = `zeitnot-${name}.js`;
    writeFileSync(join(dist, file), scripts[name]);
    say(`dist/${file}  ${scripts[name].length} bytes`);
  }
});
