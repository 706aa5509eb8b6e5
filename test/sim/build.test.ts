import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import config from '../../board-config.json';
import { configError } from '../../tools/boards.mjs';
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

/** The configuration with something else in the board's entry. */
const changed = (entry: object) => ({ boards: { pixl: { ...config.boards.pixl, ...entry } } });

describe('board-config.json', () => {
  const { pins, keys, link, display } = config.boards.pixl;
  const oled = config.boards['esp32-oled'];
  const seven = config.boards['mdbt42q-7seg'];
  const bangle2 = config.boards.bangle2;

  /** A configuration of one board, `x`, like one of ours with something else in its pins. */
  const x = (entry: { pins: object }, changes: object, morePins: object) => ({
    boards: { x: { ...entry, ...changes, pins: { ...entry.pins, ...morePins } } },
  });

  test('as it stands is right', () => {
    expect(configError(config)).toBeNull();
  });

  test.each([
    ['unknown key', changed({ colour: 1 }), '/boards/pixl: must NOT have additional properties: "colour"'],
    ['missing key', { boards: { pixl: {} } }, "/boards/pixl: must have required property 'device'"],
    [
      'pin used twice',
      changed({ pins: { ...pins, ok: 'BTN1' } }),
      '/boards/pixl/pins/ok: BTN1 is used by pins/left already',
    ],
    [
      "pin used twice, the display's",
      x(seven, {}, { ok: 'D14' }),
      '/boards/x/display/pins/cs: D14 is used by pins/ok already',
    ],
    [
      'pin the board lacks',
      changed({ pins: { ...pins, ok: 'BTN9' } }),
      '/boards/pixl/pins/ok: PIXLJS has no free pin BTN9',
    ],
    ['pin of the flash', x(oled, {}, { ok: 'D6' }), '/boards/x/pins/ok: ESP32 has no free pin D6'],
    ['no pin', changed({ pins: { ...pins, ok: 5 } }), '/boards/pixl/pins/ok: must be string'],
    [
      "pin's name",
      changed({ pins: { ...pins, ok: 'btn' } }),
      /^\/boards\/pixl\/pins\/ok: must match pattern .*; is "btn"$/,
    ],
    [
      'unknown pin',
      changed({ pins: { ...pins, bell: 'D1' } }),
      '/boards/pixl/pins: must NOT have additional properties: "bell"',
    ],
    ['missing contact', changed({ pins: { left: 'BTN1' } }), "/boards/pixl/pins: must have required property 'right'"],
    [
      'input for an output',
      x(oled, {}, { buzzer: 'D36' }),
      '/boards/x/pins/buzzer: D36 of ESP32 cannot put out a level',
    ],
    [
      'contact without a pull',
      x(oled, {}, { left: 'D36' }),
      '/boards/x/pins/left: D36 of ESP32 cannot be pulled to the level of an open contact',
    ],
    [
      'battery on a digital pin',
      x(seven, {}, { battery: 'D20' }),
      '/boards/x/pins/battery: D20 of MDBT42Q cannot measure a voltage',
    ],
    [
      'light as a contact',
      changed({ pins: { ...pins, ok: 'LED1' }, display: { ...display, pins: { light: 'D2' } } }),
      '/boards/pixl/pins/ok: LED1 of PIXLJS cannot be pulled to the level of an open contact',
    ],
    ["crystal's pin", x(seven, {}, { ok: 'D0' }), "/boards/x/pins/ok: D0 is the crystal's"],
    ["port's pin", x(oled, {}, { ok: 'D3' }), "/boards/x/pins/ok: D3 is Serial1's"],
    [
      'port the board lacks',
      x(bangle2, { link: { ...link, port: 'Serial1' } }, {}),
      '/boards/x/link/port: BANGLEJS2 has no Serial1',
    ],
    [
      'touch without a touch screen',
      x({ ...oled, pins: {} }, { contacts: 'touch' }, {}),
      '/boards/x/contacts: ESP32 has no touch screen',
    ],
    [
      'touch and a contact',
      x(bangle2, {}, { left: 'BTN1' }),
      '/boards/x/pins/left: the contacts are halves of the touch screen',
    ],
    ['touch of level 0', x(bangle2, { active: 0 }, {}), '/boards/x/active: a touch is level 1'],
    [
      'display of another device',
      x(oled, { display }, {}),
      '/boards/x/display/driver: pixl is the display of PIXLJS, not of ESP32',
    ],
    [
      'size of the display',
      changed({ display: { ...display, width: 130 } }),
      '/boards/pixl/display/width: must be equal to constant: 128; is 130',
    ],
    [
      'pin of another display',
      changed({ display: { ...display, pins: { light: 'LED1', cs: 'D1' } } }),
      '/boards/pixl/display/pins: must NOT have additional properties: "cs"',
    ],
    [
      'unknown display',
      changed({ display: { ...display, driver: 'crt' } }),
      '/boards/pixl/display/driver: must be equal to one of the allowed values: pixl, bangle2, max7219, ssd1306; is "crt"',
    ],
    ['no yes or no', changed({ crystal: 1 }), '/boards/pixl/crystal: must be boolean'],
    [
      'a key without its pin',
      changed({ keys: [...keys, { pin: 'back', key: 'back' }] }),
      '/boards/pixl/keys/4/pin: there is no "back" in pins',
    ],
    ['no such key', changed({ keys: [{ pin: 'ok', key: 'go' }] }), /^\/boards\/pixl\/keys\/0\/key: .*is "go"$/],
    ['a key that nobody can press', changed({ keys: keys.slice(0, 3) }), '/boards/pixl/keys: no pin is "plus"'],
    [
      "a player's contact as a key in the game",
      changed({ keys: [...keys, { pin: 'left', key: 'stop' }] }),
      '/boards/pixl/keys/4: a player\'s contact can only be "screen"',
    ],
    [
      'unknown device',
      changed({ device: 'X' }),
      '/boards/pixl/device: must be equal to one of the allowed values: PIXLJS, BANGLEJS2, MDBT42Q, ESP32; is "X"',
    ],
    [
      'code',
      changed({ link: { ...link, code: 'abc' } }),
      /^\/boards\/pixl\/link\/code: must match pattern .*; is "abc"$/,
    ],
    ['number', changed({ lockoutMs: -1 }), '/boards/pixl/lockoutMs: must be >= 0'],
    ['no boards', { boards: {} }, '/boards: must NOT have fewer than 1 properties'],
    ['no object', [], '/: must be object'],
  ])('%s is refused with its path', (_, data, expected) => {
    expect(configError(data)).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
  });
});

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
      expect(hotFirst(text, map)).toContain(`(()=>{var ${first.map(([, name]) => name).join(',')};`);
    }
  });
});
