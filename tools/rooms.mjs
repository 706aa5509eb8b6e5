/**
 * Rooms: parts of the firmware that lie in Storage files of their own and are loaded when called for. A room's script
 * does not bring what another has: its imports of files that belong elsewhere come out of `kit`, an array.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as acorn from 'acorn';
import * as acornWalk from 'acorn-walk';
import { transformSync } from 'esbuild';
import { root } from './bundle.mjs';
import { displayFile } from './display.mjs';
import { references } from './gate/scope.mjs';
import { composes, hasAllScreens } from './keys.mjs';
import { shortNames } from './names.mjs';
import { compress } from './pieces.mjs';
import { Offence } from './refusal.mjs';

const core = (...names) => names.map((name) => `firmware/core/${name}.ts`);
const arbiter = (...names) => names.map((name) => `firmware/core/arbiter/${name}.ts`);
const desk = (...names) => names.map((name) => `firmware/device/desk/${name}.ts`);
const screens = (...names) => names.map((name) => `firmware/device/screens/${name}.ts`);
const display = (...names) => names.map((name) => `firmware/display/${name}.ts`);

/** By name: the entry point, and the files that belong to it. */
export const rooms = Object.fromEntries(
  Object.entries({
    method: core('methods'),
    period: core('period'),
    turns: core('start', 'stop', 'sign', 'copy'),
    common: arbiter('common'),
    ops: [...core('operate'), ...arbiter('index')],
    setup: core('header', 'setup', 'profile'),
    new: [...core('newgame'), ...arbiter('control')],
    game: desk('setup'),
    plan: core('plan', 'read', 'stand'),
    fold: core('refold', 'fold', 'plausible'),
    log: core('history'),
    reset: core('reset'),
    files: ['firmware/device/files.ts'],
    journal: ['firmware/device/pages.ts'],
    boot: ['firmware/device/boot.ts'],
    back: ['firmware/device/restore.ts'],
    again: ['firmware/device/again.ts'],
    bank: arbiter('bank'),
    count: arbiter('count'),
    whole: arbiter('whole'),
    apportion: arbiter('apportion'),
    claim: arbiter('claim', 'session'),
    credit: arbiter('credit'),
    offences: arbiter('offences'),
    swap: [...core('numbers'), ...arbiter('swap')],
    slip: core('slip'),
    reopen: [...core('readslip'), ...arbiter('reopen')],
    link: desk('read', 'commands', 'calibrate'),
    answer: desk('answer'),
    report: ['firmware/device/report.ts'],
    signs: ['firmware/device/signs.ts'],
    look: [...['look', 'notes'].map((name) => `firmware/device/${name}.ts`), ...display('halfSigns', 'segmentSigns')],
    jump: ['firmware/device/jumps.ts'],
    rest: ['firmware/device/rest.ts', 'firmware/device/pace.ts'],
    screen: [...display('pixels', 'segments'), ...screens('draw')],
    keys: screens('edges'),
    desk: screens('show', 'perform'),
    arbiter: screens('correct', 'arbiter'),
    menu: screens('menu', 'control'),
    edit: screens('edit', 'manual'),
    set: screens('store'),
    presets: screens('presets', 'periods'),
    short: screens('short'),
    fix: screens('fix'),
    compose: screens('compose'),
    own: screens('own'),
    do: screens('follow'),
  }).map(([room, files]) => [room, { entry: `firmware/device/rooms/${room}.ts`, files }]),
);

const enumNames = (source) => Array.from(source.matchAll(/^ {2}(\w+),$/gm), ([, name]) => name.toLowerCase());
const numbered = enumNames(readFileSync(join(root, 'firmware/device/roomNames.ts'), 'utf8'));

/** A room's number in firmware/device/roomNames.ts. @throws {Offence} it is not there */
export function roomNumber(room) {
  const number = numbered.indexOf(room);
  if (number < 0) throw new Offence(`firmware/device/roomNames.ts: the room "${room}" is not there`);
  return number;
}

/** What a room's bundle calls the kit. */
export const kitName = 'KIT';

const enumsOf = (source) => Array.from(source.matchAll(/^export const enum (\w+)/gm), (m) => m[1]);

/** Names a TypeScript file imports as values, by the file they come from; const enums are inlined and do not count. */
function importsOf(file, driver) {
  const source = readFileSync(join(root, file), 'utf8');
  const options = { loader: 'ts', tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } } };
  const tree = acorn.parse(transformSync(source, options).code, { ecmaVersion: 2022, sourceType: 'module' });
  const imports = [];
  for (const node of tree.body) {
    if (node.type !== 'ImportDeclaration') continue;
    const from = relative(root, join(root, file, '..', `${node.source.value}`));
    const target = node.source.value.startsWith('.')
      ? [`${from}.ts`, `${from}/index.ts`].find((path) => exists(path))
      : displayFile(driver, node.source.value);
    if (!target) continue;
    const enums = enumsOf(readFileSync(join(root, target), 'utf8'));
    const names = node.specifiers.map((s) => s.imported.name).filter((name) => !enums.includes(name));
    imports.push({ target, names });
  }
  return imports;
}

function exists(path) {
  try {
    readFileSync(join(root, path));
    return true;
  } catch {
    return false;
  }
}

const ownerOf = (file) =>
  Object.keys(rooms).find((room) => rooms[room].entry === file || rooms[room].files.includes(file));

/** Rooms of all screens, and of the few ones: a board has either. */
const ofAllScreens = ['desk', 'arbiter', 'menu', 'edit'];
const ofFewScreens = ['short', 'fix', 'do', 'compose'];

/** The rooms that a board has. */
export function roomsOf(entry) {
  const few = composes(entry) ? ofAllScreens : [...ofAllScreens, 'compose', 'own'];
  const absent = hasAllScreens(entry) ? ofFewScreens : few;
  return Object.keys(rooms).filter((room) => !absent.includes(room));
}

/**
 * Who needs what of whom.
 * @param {string[]} resident files of the resident script
 * @param {string[]} names of the board's rooms
 * @param {string} driver of the board's display
 * @returns {{kits: Object, deps: Object}} by room, the resident script being `main`: its pieces that others use (file ->
 *   exported name -> name in the kit), and the rooms it stands on
 */
export function planRooms(resident, names, driver) {
  const kits = { main: new Map() };
  const deps = {};
  let count = 0;
  const need = (room, file, names) => {
    const kit = kits[room] ?? new Map();
    const pieces = kit.get(file) ?? new Map();
    for (const name of names) if (!pieces.has(name)) pieces.set(name, `k_${(count++).toString(36)}`);
    kits[room] = kit.set(file, pieces);
  };
  for (const room of names) {
    const seen = new Set();
    deps[room] = [];
    const visit = (file) => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const { target, names } of importsOf(file, driver)) {
        const owner = resident.includes(target) ? 'main' : (ownerOf(target) ?? room);
        if (owner === room) visit(target);
        else if (names.length > 0) {
          need(owner, target, names);
          if (owner !== 'main' && !deps[room].includes(owner)) deps[room].push(owner);
        }
      }
    };
    visit(rooms[room].entry);
  }
  return { kits, deps };
}

const filesOf = (room) => (room === 'main' ? [] : [rooms[room].entry, ...rooms[room].files]);

/** What a room gets: the pieces of the resident script, then of each room it stands on. @returns [owner, kit] each */
export const kitsFor = ({ kits, deps }, room) =>
  ['main', ...deps[room]].map((owner) => [owner, kits[owner] ?? new Map()]);

/** Files whose code a room gets through its kit. */
export const filesBelow = (resident, { deps }, room) => [...resident, ...deps[room].flatMap(filesOf)];

/** esbuild plugin: `import { kit } from 'kit'`: a function that gives the script's pieces to those who stand on it. */
export const kitPlugin = (kit = new Map()) => ({
  name: 'kit',
  setup(build) {
    build.onResolve({ filter: /^kit$/ }, () => ({ path: 'kit', namespace: 'kit' }));
    build.onLoad({ filter: /.*/, namespace: 'kit' }, () => {
      const rows = [...kit].flatMap(([file, names]) => [...names].map(([name, short]) => ({ file, name, short })));
      const lines = rows.map((r) => `import { ${r.name} as ${r.short} } from './${r.file.replace(/\.ts$/, '')}';`);
      // Of a script on which nobody stands, nobody asks.
      lines.push(`export const kit = ${rows.length > 0 ? `() => [${rows.map((r) => r.short).join(', ')}]` : 0};`);
      return { contents: lines.join('\n'), resolveDir: root };
    });
  },
});

/** esbuild plugin: `all`, the resident script and every room in one, so that names are given by how often all use them. */
export const allPlugin = (names) => ({
  name: 'all',
  setup(build) {
    build.onResolve({ filter: /^all$/ }, () => ({ path: 'all', namespace: 'all' }));
    build.onLoad({ filter: /.*/, namespace: 'all' }, () => {
      const entries = ['firmware/device/main.ts', ...names.map((name) => rooms[name].entry)];
      return { contents: entries.map((entry) => `import './${entry}';`).join('\n'), resolveDir: root };
    });
  },
});

/** esbuild plugin: a room's imports of files of others come out of the kit, their const enums from the file itself. */
export const roomPlugin = (kits, files, driver) => ({
  name: 'room',
  setup(build) {
    build.onResolve({ filter: /^(\.|display)/ }, (args) => {
      // For its const enums such a file is read as it is, with all it imports; nothing else of it stays.
      if (args.namespace === 'resident' || files.includes(relative(root, args.importer))) return undefined;
      const from = relative(root, join(args.resolveDir, args.path));
      const file = [displayFile(driver, args.path), `${from}.ts`, `${from}/index.ts`].find((path) =>
        files.includes(path),
      );
      return file ? { path: file, namespace: 'resident' } : undefined;
    });
    build.onLoad({ filter: /.*/, namespace: 'resident' }, (args) => {
      const enums = enumsOf(readFileSync(join(root, args.path), 'utf8'));
      const reexport =
        enums.length > 0 ? `export { ${enums.join(', ')} } from './${args.path.replace(/\.ts$/, '')}';` : '';
      const pieces = kits.flatMap(([, kit]) => [...(kit.get(args.path) ?? [])]);
      const names = pieces.map(([name, short]) => `export const ${name} = ${kitName}.${short};`);
      return { contents: [reexport, ...names].join('\n'), resolveDir: root, loader: 'ts' };
    });
  },
});

/** The room's own name for a piece of the kit: `X=KIT.k_3` in the bundle. */
const isPiece = (d) => d.init?.type === 'MemberExpression' && d.init.object.name === kitName;

/** What may be left out when nobody uses it. */
const isPlain = (node) =>
  node?.type === 'Literal' || (node?.type === 'ArrayExpression' && node.elements.every(isPlain));

/** Takes the declarations of pieces, and what nobody uses, out of a bundle. @returns the rest, and pieces by the room's names */
function takePieces(text) {
  const tree = acorn.parse(text, { ecmaVersion: 2022 });
  const used = new Set(references(tree).map(({ binding }) => binding?.start));
  const pieces = {};
  const kept = [];
  const isTaken = (d) => isPiece(d) || (isPlain(d.init) && !used.has(d.id.start));
  acornWalk.simple(tree, {
    VariableDeclaration(node) {
      if (!node.declarations.some(isTaken)) return;
      for (const d of node.declarations.filter(isPiece))
        if (used.has(d.id.start)) pieces[d.id.name] = d.init.property.name;
      const rest = node.declarations.filter((d) => !isTaken(d)).map((d) => text.slice(d.start, d.end));
      kept.push({ start: node.start, end: node.end, by: rest.length > 0 ? `${node.kind} ${rest.join(',')};` : '' });
    },
  });
  let body = '';
  let from = 0;
  for (const { start, end, by } of kept.sort((a, b) => a.start - b.start)) {
    body += text.slice(from, start) + by;
    from = end;
  }
  const own = (body + text.slice(from).trimEnd()).replace(/^\(\(\)=>\{/, '').replace(/\}\)\(\);$/, '');
  return { own, pieces };
}

/** The pieces that are still used. */
function usedIn(text, pieces) {
  const free = references(acorn.parse(text, { ecmaVersion: 2022 })).filter(({ binding }) => !binding);
  const names = free.map(({ node }) => node.name);
  return Object.fromEntries(Object.entries(pieces).filter(([name]) => names.includes(name)));
}

/**
 * A room's script is a function of the pieces it takes of the resident script, and of the rooms it stands on.
 * @param {{text: string, kits: [owner: string, kit: Map][]}[]} bundles a room each
 * @returns {Promise<{needs: object[], code: string}[]>} what each takes (tools/pieces.mjs), and the function
 */
export async function wrapRooms(bundles) {
  const small = bundles.map(async ({ text, kits }) => {
    const { own, pieces } = takePieces(text);
    const code = await compress(own);
    return { kits, own: code, pieces: usedIn(code, pieces) };
  });
  const parts = (await Promise.all(small)).map(({ own, kits, pieces }) => {
    const names = Object.fromEntries(Object.entries(pieces).map(([name, short]) => [short, name]));
    const needs = [];
    const params = [];
    for (const [owner, kit] of kits) {
      const shorts = [...kit.values()].flatMap((of) => [...of.values()]);
      const taken = shorts.filter((short) => names[short]);
      const room = owner === 'main' ? null : roomNumber(owner);
      if (room === null || taken.length > 0) needs.push({ room, places: taken.map((short) => shorts.indexOf(short)) });
      params.push(...taken.map((short) => names[short]));
    }
    return { needs, pieces, text: `(${params.join(',')})=>{${own}}` };
  });
  const functions = shortNames(parts);
  return parts.map(({ needs }, i) => ({ needs, code: functions[i].replace(/;\}$/, '}') }));
}
