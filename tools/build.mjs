/**
 * Builds dist/: one script for each board, and the simulator.
 * node tools/build.mjs [--board NAME] [--config FILE] [--quiet]
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { assertBoard, pinsOf, readBoards } from './boards.mjs';
import { bundle, bundleCli, root } from './bundle.mjs';
import { check, line } from './espruino-check.mjs';
import { fontFile } from './font.mjs';
import { hotFirst } from './hot.mjs';
import { pack } from './pack.mjs';
import { compress, piecesOf } from './pieces.mjs';
import { Offence, run } from './refusal.mjs';
import {
  allPlugin,
  filesBelow,
  kitName,
  kitPlugin,
  kitsFor,
  planRooms,
  roomNumber,
  roomPlugin,
  rooms,
  roomsOf,
  wrapRooms,
} from './rooms.mjs';
import { tokenise } from './tokens.mjs';

const options = {
  board: { type: 'string' },
  config: { type: 'string', default: join(root, 'board-config.json') },
  quiet: { type: 'boolean', default: false },
};

/** Rooms get their short names all together (tools/names.mjs). */
const named = { minify: false, minifySyntax: true, minifyWhitespace: true };

/** The boot code and the rooms of a board as files of its Storage, and each room as text, to be read. */
function filesOf(board, names, scripts, text) {
  const files = {};
  const pieces = [];
  for (const [i, room] of names.entries()) {
    const own = piecesOf(scripts[i]);
    pieces[roomNumber(room)] = [own[0], ...own.slice(1).map(tokenise)];
    files[`text/zeitnot-${board}.${room}.js`] = own.join('\n');
  }
  const boot = tokenise(text);
  files[`zeitnot-${board}.bootcde.bin`] = boot;
  files[`zeitnot-${board}.zn.rooms.bin`] = pack(
    Array.from(pieces, (own) => own ?? []),
    boot,
  );
  return files;
}

/** By file name, a character a byte. All boards are built, whichever is asked for: the short names, and so the bytes, do not depend on the question. */
async function buildScripts(boards) {
  const scripts = {};
  let mangleCache = {};
  for (const [name, boardEntry] of Object.entries(boards)) {
    const { driver } = boardEntry.display;
    const build = async (entryPoint, plugins, options) => {
      const script = await bundle(entryPoint, boardEntry, mangleCache, plugins, options);
      mangleCache = script.mangleCache;
      return script;
    };
    const checked = (script, ...names) => {
      const offences = check(script.text, script.map, [...pinsOf(boardEntry), ...names]);
      if (offences.length > 0) throw new Offence(offences.map(line).join('\n'));
      return script.text;
    };
    const names = roomsOf(boardEntry);
    await build('all', [allPlugin(names), kitPlugin()]);
    const { files } = await build('firmware/device/main.ts', [kitPlugin()]);
    const plan = planRooms(files, names, driver);
    const resident = await build('firmware/device/main.ts', [kitPlugin(plan.kits.main)]);
    const text = checked(resident);
    scripts[`zeitnot-${name}.js`] = checked({ text: hotFirst(text, resident.map, await compress(text)) });
    const bundles = [];
    for (const room of names) {
      const { entry } = rooms[room];
      const kits = kitsFor(plan, room);
      const plugins = [kitPlugin(plan.kits[room]), roomPlugin(kits, filesBelow(files, plan, room), driver)];
      // The gate tells source lines of the bundler's names; those that are emitted are looked at again without.
      checked(await build(entry, plugins), kitName);
      bundles.push({ text: (await build(entry, plugins, named)).text, kits });
    }
    const wrapped = await wrapRooms(bundles);
    for (const { code } of wrapped) checked({ text: `[${code}]` });
    Object.assign(scripts, filesOf(name, names, wrapped, scripts[`zeitnot-${name}.js`]));
    if (driver !== 'max7219') scripts[`zeitnot-${name}.zn.font.bin`] = fontFile();
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
  mkdirSync(join(dist, 'text'), { recursive: true });
  writeFileSync(join(dist, 'mangle-cache.json'), `${sorted(mangleCache)}\n`);
  // A room that is no more must not be flashed, nor found by the simulator.
  for (const file of readdirSync(dist, { recursive: true }))
    if (/(^|\/)zeitnot-.*\.(js|bin)$/.test(file) && !(file in scripts)) rmSync(join(dist, file));
  for (const [file, text] of Object.entries(scripts)) {
    if (values.board !== undefined && !basename(file).startsWith(`zeitnot-${values.board}.`)) continue;
    writeFileSync(join(dist, file), text, 'latin1');
    say(`dist/${file}  ${text.length} bytes`);
  }
});
