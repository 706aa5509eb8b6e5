/** The structure of docs/architecture.md, as far as a program can see it. */
import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Identifier, parse } from 'acorn';
import { full } from 'acorn-walk';
import { build, transformSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import packageJson from '../package.json';
import { fontSource } from '../tools/font.mjs';
import { references } from '../tools/gate/scope.mjs';

const MaxFileLines = 300;
const MaxFunctionLines = 60;

const root = fileURLToPath(new URL('..', import.meta.url));
const notOurs = ['node_modules', 'dist', '.git'];

function filesUnder(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.includes(entry.name)) return [];
    const path = join(dir, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [relative(root, path)];
  });
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = filesUnder(root);
const code = files.filter((file) => /\.(ts|mjs)$/.test(file));
const inRoom = (room: string) => code.filter((file) => file.startsWith(room));

/** What of `found` is not empty, as lines for a message. */
const offences = (list: string[], found: (file: string) => string[]) =>
  list.flatMap((file) => found(file).map((what) => `${file}: ${what}`));

const linesOf = (text: string) => text.trimEnd().split('\n').length;

function longFunctions(file: string): string[] {
  const { code: script, map } = transformSync(read(file), { loader: 'ts', sourcemap: 'external', sourcefile: file });
  const sourceMap = new SourceMap(JSON.parse(map));
  const sourceLine = ({ line, column }: { line: number; column: number }) =>
    (sourceMap.findEntry(line - 1, column) as { originalLine: number }).originalLine;
  const found: string[] = [];
  full(parse(script, { ecmaVersion: 'latest', sourceType: 'module', locations: true }), ({ type, loc }) => {
    if (!type.includes('Function') || !loc) return;
    const start = sourceLine(loc.start);
    const lines = sourceLine(loc.end) - start + 1;
    if (lines > MaxFunctionLines) found.push(`function at line ${start + 1} has ${lines} lines`);
  });
  return found;
}

/** Imported modules as paths from the root, packages by name. */
function imports(file: string): string[] {
  const statement = /^(?:import|export)\b(?:[^;'"]*?\bfrom)?\s*['"]([^'"]+)['"]/gm;
  const named = [...read(file).matchAll(statement)].map((match) => match[1] ?? '');
  return named.map((name) => (name.startsWith('.') ? join(dirname(file), name) : name));
}

/** Room -> what it may import. The first room that fits a file counts. */
const mayImport: [room: string, allowed: RegExp][] = [
  ['firmware/core/', /^firmware\/core\//],
  ['firmware/display/', /^firmware\/(core|display)\//],
  ['firmware/device/', /^firmware\/(core|display|device)\/|^(kit|keys(\/levers)?|display(\/(signs|screen))?)$/],
  ['sim/', /^(?!\.|firmware|test|tools)|^firmware\/core\/(types|control|format)$/],
  ['tools/bench/', /^(?!\.|test)/],
  ['tools/', /^(?!\.|firmware|sim|test)/],
];

/** The language; no name of a board and no Date. */
const language =
  /^(undefined|NaN|Infinity|isNaN|parseInt|Array|Error|JSON|Math|Object|String|U?[Ii]nt\d+Array|ArrayBuffer)$/;

describe('size', () => {
  test(`a file has ${MaxFileLines} lines at most`, () => {
    expect(
      offences(code, (file) => (linesOf(read(file)) > MaxFileLines ? [`${linesOf(read(file))} lines`] : [])),
    ).toEqual([]);
  });

  test(`a function has ${MaxFunctionLines} lines at most`, () => {
    const written = code.filter((file) => !/^test\/|\.d\.ts$/.test(file));
    expect(offences(written, longFunctions)).toEqual([]);
  });
});

describe('rooms', () => {
  test.each(mayImport)('%s imports only what it may', (room, allowed) => {
    const first = (file: string) => mayImport.find(([start]) => file.startsWith(start))?.[0] === room;
    const forbidden = (file: string) => imports(file).filter((name) => !allowed.test(name));
    expect(offences(inRoom(room).filter(first), forbidden)).toEqual([]);
  });

  test('core names nothing of a board', async () => {
    const core = inRoom('firmware/core/').map((file) => join(root, file));
    const options = { bundle: true, format: 'esm', write: false, outdir: 'none', logLevel: 'silent' } as const;
    const { outputFiles } = await build({ entryPoints: core, ...options });
    const globals = outputFiles.flatMap(({ text }) =>
      references(parse(text, { ecmaVersion: 'latest', sourceType: 'module' })).filter(({ binding }) => !binding),
    );
    expect(globals.map(({ node }) => (node as Identifier).name).filter((name) => !language.test(name))).toEqual([]);
  });

  test('only board-config.json has pin numbers', () => {
    const pin = /(['"`])(BTN|LED|[A-H])\d+\1/;
    expect(inRoom('firmware/').filter((file) => !file.endsWith('.d.ts') && pin.test(read(file)))).toEqual([]);
  });
});

describe('what is made', () => {
  test('firmware/display/fonts.ts is what tools/font.mjs makes', () => {
    expect(read('firmware/display/fonts.ts')).toBe(fontSource());
  });
});

describe('left-overs', () => {
  const text = files.filter((file) => !/\.(png|bin|bmp)$/.test(file));

  const patterns: [what: string, pattern: RegExp][] = [
    ['paths of one machine', /\/(work|root|farm|home\/[a-z]+)\//],
    ['hosts of a registry', /https?:\/\/[a-z.-]*registry\b/],
    ['unfinished work', /\b(TOD[O]|FIXM[E])\b/],
    ['tests that are alone', /\b(it|test|describe)\.on[l]y\b/],
  ];

  test.each(patterns)('there are no %s', (_, pattern) => {
    expect(text.filter((file) => pattern.test(read(file)))).toEqual([]);
  });
});

describe('dependencies', () => {
  const all = { ...packageJson.dependencies, ...packageJson.devDependencies };

  test('are pinned', () => {
    expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('are each named, with a reason, in docs/architecture.md', () => {
    const section = read('docs/architecture.md').split(/^## Dependencies$/m)[1] ?? '';
    expect(Object.keys(all).filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
  });
});
