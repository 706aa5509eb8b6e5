/**
 * Builds dist/: one script for each board, and the simulator.
 * node tools/build.mjs [--board NAME] [--config FILE] [--quiet]
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { assertBoard, pinsOf, readBoards } from './boards.mjs';
import { bundle, bundleCli, root } from './bundle.mjs';
import { check, line } from './espruino-check.mjs';
import { Offence, run } from './refusal.mjs';
import {
  allPlugin,
  filesBelow,
  kitName,
  kitPlugin,
  kitsFor,
  planRooms,
  roomPlugin,
  rooms,
  wrapRoom,
} from './rooms.mjs';

const options = {
  board: { type: 'string' },
  config: { type: 'string', default: join(root, 'board-config.json') },
  quiet: { type: 'boolean', default: false },
};

/** By file name. All boards are built, whichever is asked for: the short names, and so the bytes, do not depend on the question. */
async function buildScripts(boards) {
  const scripts = {};
  let mangleCache = {};
  for (const [name, boardEntry] of Object.entries(boards)) {
    const { driver } = boardEntry.display;
    const build = async (entryPoint, plugins) => {
      const script = await bundle(entryPoint, boardEntry, mangleCache, plugins);
      mangleCache = script.mangleCache;
      return script;
    };
    const checked = (script, ...names) => {
      const offences = check(script.text, script.map, [...pinsOf(boardEntry), ...names]);
      if (offences.length > 0) throw new Offence(offences.map(line).join('\n'));
      return script.text;
    };
    await build('all', [allPlugin, kitPlugin()]);
    const { files } = await build('firmware/device/main.ts', [kitPlugin()]);
    const plan = planRooms(files, driver);
    const resident = await build('firmware/device/main.ts', [kitPlugin(plan.kits.main)]);
    scripts[`zeitnot-${name}.js`] = checked(resident);
    for (const [room, { entry }] of Object.entries(rooms)) {
      const kits = kitsFor(plan, room);
      const plugins = [kitPlugin(plan.kits[room]), roomPlugin(kits, filesBelow(files, plan, room), driver)];
      scripts[`zeitnot-${name}.${room}.js`] = wrapRoom(checked(await build(entry, plugins), kitName), kits);
    }
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
  // A room that is no more must not be flashed, nor found by the simulator.
  for (const file of readdirSync(dist))
    if (/^zeitnot-.*\.js$/.test(file) && !(file in scripts)) rmSync(join(dist, file));
  for (const [file, text] of Object.entries(scripts)) {
    if (values.board !== undefined && !file.startsWith(`zeitnot-${values.board}.`)) continue;
    writeFileSync(join(dist, file), text);
    say(`dist/${file}  ${text.length} bytes`);
  }
});
