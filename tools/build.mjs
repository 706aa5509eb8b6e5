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
import { allPlugin, kitName, kitOf, kitPlugin, roomPlugin, rooms, wrapRoom } from './rooms.mjs';

const options = {
  board: { type: 'string' },
  config: { type: 'string', default: join(root, 'board-config.json') },
  quiet: { type: 'boolean', default: false },
};

/** Not one of the plugins' own. */
const isSource = (file) => file.startsWith('firmware/');

/** By file name. All boards are built, whichever is asked for: the short names, and so the bytes, do not depend on the question. */
async function buildScripts(boards) {
  const scripts = {};
  let mangleCache = {};
  for (const [name, entry] of Object.entries(boards)) {
    const build = async (entryPoint, plugins) => {
      const script = await bundle(entryPoint, entry, mangleCache, plugins);
      mangleCache = script.mangleCache;
      return script;
    };
    const checked = (script, ...names) => {
      const offences = check(script.text, script.map, [...Object.values(entry.pins), ...names]);
      if (offences.length > 0) throw new Offence(offences.map(line).join('\n'));
      return script.text;
    };
    await build('all', [allPlugin, kitPlugin(new Map())]);
    const { files } = await build('firmware/device/main.ts', [kitPlugin(new Map())]);
    const all = Object.values(rooms);
    const below = kitOf(
      files,
      all.map((room) => room.entry),
      [],
      'k',
    );
    scripts[`zeitnot-${name}.js`] = checked(await build('firmware/device/main.ts', [kitPlugin(below)]));
    const own = async (room) =>
      (await build(rooms[room].entry, [kitPlugin(new Map()), roomPlugin(below, files)])).files.filter(isSource);
    const deskKit = async (room) => {
      const upper = all.filter(({ on }) => on === room).map(({ entry }) => entry);
      return kitOf(await own(room), upper, files, 'd');
    };
    for (const [room, { entry, on }] of Object.entries(rooms)) {
      const kits = new Map([...below, ...(on ? await deskKit(on) : [])]);
      const loaded = on ? [...files, ...(await own(on))] : files;
      const script = await build(entry, [kitPlugin(await deskKit(room)), roomPlugin(kits, loaded)]);
      scripts[`zeitnot-${name}.${room}.js`] = wrapRoom(checked(script, kitName), kits);
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
  for (const [file, text] of Object.entries(scripts)) {
    if (values.board !== undefined && !file.startsWith(`zeitnot-${values.board}.`)) continue;
    writeFileSync(join(dist, file), text);
    say(`dist/${file}  ${text.length} bytes`);
  }
});
