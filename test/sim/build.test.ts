import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import config from '../../board-config.json';
import { bundle, root } from '../../tools/bundle.mjs';
import { check, line } from '../../tools/espruino-check.mjs';
import { hot, hotFirst, topNames } from '../../tools/hot.mjs';
import { kitPlugin } from '../../tools/rooms.mjs';

const dir = mkdtempSync(join(tmpdir(), 'zeitnot-build-'));
afterAll(() => rmSync(dir, { recursive: true }));

function source(text: string): string {
  const file = join(dir, 'source.ts');
  writeFileSync(file, text);
  return file;
}

function json(name: string, text: string): string {
  const file = join(dir, `${name}.json`);
  writeFileSync(file, text);
  return file;
}

const built = (text: string) => bundle(source(text), config.boards.pixl, {});

/** What the build says to a configuration: exit code and lines. */
function build(...args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools/build.mjs'), ...args], {
    encoding: 'utf8',
  });
  return { status, lines: stderr.trimEnd().split('\n') };
}

describe('npm run build', () => {
  test.each([
    ['unknown board', ['--board', 'nothing'], 'no board "nothing": there is pixl, bangle2, mdbt42q-7seg, esp32-oled'],
    ['unknown option', ['--bord'], /^Unknown option '--bord'/],
    ['no such file', ['--config', join(dir, 'none.json')], /none\.json: ENOENT/],
    ['a folder', ['--config', dir], /EISDIR/],
    ['no JSON', ['--config', source('{')], /source\.ts: .*JSON/],
    [
      'a key twice',
      ['--config', json('twice', '{"boards":{"a":[{"b":1}],"a":{}}}')],
      /twice\.json: \/boards\/a: is there twice$/,
    ],
    ['a wrong entry', ['--config', json('wrong', '{"boards":{"a":{}}}')], /wrong\.json: \/boards\/a: must have /],
  ])('%s: one line, exit 2, and nothing built', (_, args, expected) => {
    const before = readdirSync(join(root, 'dist')).map((file) => statSync(join(root, 'dist', file)).mtimeMs);
    const { status, lines } = build(...args);
    expect(readdirSync(join(root, 'dist')).map((file) => statSync(join(root, 'dist', file)).mtimeMs)).toEqual(before);
    expect(status).toBe(2);
    expect(lines).toEqual([typeof expected === 'string' ? expected : expect.stringMatching(expected)]);
  });
});

describe('the bundle', () => {
  test('has constants in place of the board, and nothing of other boards', async () => {
    const { text } = await built(`
      if (board.contacts === 'rocker') print('rocker');
      digitalRead(board.pins.left); print(board.link.code, board.lockoutMs);
      global[board.link.port].write('a');`);
    expect(text).toBe('(()=>{digitalRead(BTN1);print("0000",25);global.Bluetooth.write("a");})();\n');
  });

  test('shortens names that end in _, equally in all scripts of a build', async () => {
    const text = 'print({ bankMs_: 1, shown: 2, sinceMs_: 3 });';
    const first = await built(text);
    const second = await bundle(source(`print({ other_: 1, sinceMs_: 2 });`), null, first.mangleCache);
    expect(first.text).toMatch(/^\(\(\)=>\{print\(\{\w:1,shown:2,\w:3\}\);\}\)\(\);\n$/);
    expect(second.mangleCache).toMatchObject(first.mangleCache);
    expect((await built(text)).text).toBe(first.text);
  });

  test('inlines const enums of other modules', async () => {
    writeFileSync(join(dir, 'names.ts'), 'export const enum Side { White, Black }');
    expect((await built("import { Side } from './names'; print(Side.Black);")).text).toBe('(()=>{print(1);})();\n');
  });

  test.each([
    ['destructuring', 'const { a } = g; print(a);'],
    ['default parameter', 'export const f = (a = 1) => a; print(f);'],
    ['rest parameter', 'export const f = (...a) => a; print(f);'],
    ['spread', 'print([...g]);'],
    ['generator', 'print(function* () {});'],
    ['async', 'print(async () => {});'],
  ])('is not made of %s', async (_, text) => {
    await expect(built(text)).rejects.toThrow(/source\.ts:1: Transforming .* is not supported yet$/);
  });

  test.each([
    ['object spread', '\nprint({ ...g });', 2, '1.2.3'],
    ['private name', '\n\nclass A { #a = 1; b() { return this.#a; } }\nprint(A);', 3, '1.2.13'],
    ['power', 'let a = 2;\nprint(a ** 31);', 2, '1.2.5'],
    ['use before definition', 'f();\nfunction f() { print(1); print(2); }', 1, '1.4.2'],
  ])('%s is refused at its source line', async (_, text, at, row) => {
    const { text: script, map } = await built(text);
    const offences = check(script, map);
    expect(offences.map(({ place }) => place)).toContainEqual(expect.stringMatching(`source\\.ts:${at}$`));
    expect(offences.flatMap(({ rows }) => rows)).toContain(row);
  });

  test('an offence is one line', () => {
    expect(check('print(10n);').map(line)).toEqual(['dist: a BigInt is read as a plain number [1.3.2]']);
  });
});

describe('names that are looked up most', () => {
  const scripts = Object.values(config.boards).map((board) =>
    bundle('firmware/device/main.ts', board, {}, [kitPlugin(new Map())]),
  );

  test('each is one of the script of some board', async () => {
    const names = (await Promise.all(scripts)).flatMap(({ text, map }) => [...topNames(text, map).keys()]);
    expect(hot.filter((name) => !names.includes(name))).toEqual([]);
  });

  test('stand before all others, the commonest first', async () => {
    for (const { text, map } of await Promise.all(scripts)) {
      const first = [...topNames(text, map)].filter(([name]) => hot.includes(name));
      first.sort(([a], [b]) => hot.indexOf(a) - hot.indexOf(b));
      expect(hotFirst(text, map, text)).toContain(`(()=>{var ${first.map(([, name]) => name).join(',')};`);
    }
  });
});
