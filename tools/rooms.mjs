/**
 * Rooms: parts of the firmware that lie in Storage files of their own and are loaded when called for. A room's script
 * does not bring what the resident script has already: those imports go through `kit`, an array.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as acorn from 'acorn';
import * as acornWalk from 'acorn-walk';
import { transformSync } from 'esbuild';
import { root } from './bundle.mjs';

/**
 * Rooms by the name of the file in Storage; the smaller first, so that they need only the kit's first pieces. A room may
 * stand `on` another, which is loaded with it, and then has a kit of that one too.
 */
export const rooms = {
  'zn.method': { entry: 'firmware/device/methods.ts' },
  'zn.desk': { entry: 'firmware/device/desk/index.ts' },
  'zn.report': { entry: 'firmware/device/report/index.ts', on: 'zn.desk' },
  'zn.arbiter': { entry: 'firmware/device/arbiter.ts', on: 'zn.desk' },
};

/** What a room's script calls the kit. */
export const kitName = 'KIT';

const enumsOf = (source) => Array.from(source.matchAll(/^export const enum (\w+)/gm), (m) => m[1]);

/** Names a TypeScript file imports as values, by the file they come from; const enums are inlined and do not count. */
function importsOf(file) {
  const source = readFileSync(join(root, file), 'utf8');
  const options = { loader: 'ts', tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } } };
  const tree = acorn.parse(transformSync(source, options).code, { ecmaVersion: 2022, sourceType: 'module' });
  const imports = [];
  for (const node of tree.body) {
    if (node.type !== 'ImportDeclaration' || !node.source.value.startsWith('.')) continue;
    const from = relative(root, join(root, file, '..', `${node.source.value}`));
    const target = [`${from}.ts`, `${from}/index.ts`].find((path) => exists(path));
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

/**
 * What rooms need of the files of a script that is loaded before them.
 * @param {string[]} files of that script
 * @param {string[]} entries of the rooms
 * @param {string[]} elsewhere files that come from another kit
 * @param {string} letter of the pieces' short names
 * @returns {Map<string, Map<string, string>>} file -> exported name -> short name
 */
export function kitOf(files, entries, elsewhere, letter) {
  const kit = new Map();
  const seen = new Set(elsewhere);
  let count = 0;
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { target, names } of importsOf(file)) {
      if (!files.includes(target)) visit(target);
      else {
        const short = kit.get(target) ?? new Map();
        for (const name of names) if (!short.has(name)) short.set(name, `${letter}_${(count++).toString(36)}`);
        kit.set(target, short);
      }
    }
  };
  for (const entry of entries) visit(entry);
  return kit;
}

/** esbuild plugin: `import { kit } from 'kit'` in a script on which rooms stand. */
export const kitPlugin = (kit) => ({
  name: 'kit',
  setup(build) {
    build.onResolve({ filter: /^kit$/ }, () => ({ path: 'kit', namespace: 'kit' }));
    build.onLoad({ filter: /.*/, namespace: 'kit' }, () => {
      const rows = [...kit].flatMap(([file, names]) => [...names].map(([name, short]) => ({ file, name, short })));
      const lines = rows.map((r) => `import { ${r.name} as ${r.short} } from './${r.file.replace(/\.ts$/, '')}';`);
      const pieces = rows.map((r) => r.short).join(', ');
      return { contents: `${lines.join('\n')}\nexport const kit = [${pieces}];`, resolveDir: root };
    });
  },
});

/** esbuild plugin: `all`, the resident script and every room in one, so that names are given by how often all use them. */
export const allPlugin = {
  name: 'all',
  setup(build) {
    build.onResolve({ filter: /^all$/ }, () => ({ path: 'all', namespace: 'all' }));
    build.onLoad({ filter: /.*/, namespace: 'all' }, () => {
      const entries = ['firmware/device/main.ts', ...Object.values(rooms).map((room) => room.entry)];
      return { contents: entries.map((entry) => `import './${entry}';`).join('\n'), resolveDir: root };
    });
  },
};

/** esbuild plugin: a room's imports of files loaded before come out of its kits, their const enums from the file itself. */
export const roomPlugin = (kit, resident) => ({
  name: 'room',
  setup(build) {
    build.onResolve({ filter: /^\./ }, (args) => {
      // For its const enums a resident file is read as it is, with all it imports; nothing else of it stays.
      if (args.namespace === 'resident' || resident.includes(relative(root, args.importer))) return undefined;
      const from = relative(root, join(args.resolveDir, args.path));
      const file = [`${from}.ts`, `${from}/index.ts`].find((path) => resident.includes(path));
      return file ? { path: file, namespace: 'resident' } : undefined;
    });
    build.onLoad({ filter: /.*/, namespace: 'resident' }, (args) => {
      const enums = enumsOf(readFileSync(join(root, args.path), 'utf8'));
      const reexport =
        enums.length > 0 ? `export { ${enums.join(', ')} } from './${args.path.replace(/\.ts$/, '')}';` : '';
      const names = [...(kit.get(args.path) ?? [])].map(
        ([name, short]) => `export const ${name} = ${kitName}.${short};`,
      );
      return { contents: [reexport, ...names].join('\n'), resolveDir: root, loader: 'ts' };
    });
  },
});

/** The room's own name for a piece of the kit: `X=KIT.k3` in the bundle. */
const isPiece = (d) => d.init?.type === 'MemberExpression' && d.init.object.name === kitName;

/**
 * A room's script: a function whose parameters are the pieces of the kit, in the order of the resident script's array.
 * Cheaper by a half than an object with names on both sides.
 */
export function wrapRoom(text, kit) {
  const names = {};
  const kept = [];
  let from = 0;
  acornWalk.simple(acorn.parse(text, { ecmaVersion: 2022 }), {
    VariableDeclaration(node) {
      if (!node.declarations.some(isPiece)) return;
      for (const d of node.declarations.filter(isPiece)) names[d.init.property.name] = d.id.name;
      const rest = node.declarations.filter((d) => !isPiece(d)).map((d) => text.slice(d.start, d.end));
      kept.push({ start: node.start, end: node.end, by: rest.length > 0 ? `${node.kind} ${rest.join(',')};` : '' });
    },
  });
  let body = '';
  for (const { start, end, by } of kept.sort((a, b) => a.start - b.start)) {
    body += text.slice(from, start) + by;
    from = end;
  }
  body += text.slice(from).trimEnd();
  const shorts = [...kit.values()].flatMap((pieces) => [...pieces.values()]);
  while (shorts.length > 0 && !names[shorts.at(-1)]) shorts.pop();
  body = body.replace(/^\(\(\)=>\{/, '').replace(/\}\)\(\);$/, '');
  return `((${shorts.map((short) => names[short] ?? `$${short}`).join(',')})=>{${body}})`;
}
