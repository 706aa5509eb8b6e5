/** docs/wiring.md against board-config.json; the flash tool before it opens a port. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import config from '../../board-config.json';
import { root } from '../../tools/bundle.mjs';

const docs = readFileSync(join(root, 'docs/wiring.md'), 'utf8');
const names = Object.keys(config.boards) as (keyof typeof config.boards)[];

const sectionOf = (name: string): string => docs.split(/^## /m).find((text) => text.startsWith(`${name}\n`)) ?? '';

describe.each(names)('docs/wiring.md, %s', (name) => {
  const entry = config.boards[name];
  const rows = Object.entries({ ...prefixed('pins/', entry.pins), ...prefixed('display/pins/', entry.display.pins) });

  function prefixed(prefix: string, pins: object): Record<string, string> {
    return Object.fromEntries(Object.entries(pins).map(([key, pin]) => [prefix + key, pin]));
  }

  test('has a row for every pin of the entry, and for no other', () => {
    const told = [...sectionOf(name).matchAll(/^\| ((?:display\/)?pins\/\w+) \| `(\w+)` \|/gm)];
    expect(Object.fromEntries(told.map(([, use, pin]) => [use, pin]))).toEqual(Object.fromEntries(rows));
    expect(told).toHaveLength(rows.length);
  });

  test('has a list of parts', () => {
    expect(sectionOf(name)).toMatch(/^\| part \| number \|$/m);
  });

  test('draws every pin that is wired', () => {
    const drawing = /```([^`]*)```/.exec(sectionOf(name))?.[1];
    const missing = rows.filter(([use, pin]) => drawing && use !== 'display/pins/light' && !drawing.includes(pin));
    expect(missing).toEqual([]);
    expect(drawing === undefined).toBe(name === 'bangle2');
  });

  test('says what keeps the time', () => {
    expect(docs).toMatch(new RegExp(`^\\| \`${name}\` \\| .*${entry.crystal ? 'crystal' : "chip's own"}`, 'm'));
  });
});

/** A port that nobody may touch. @returns what the tool said, and how often the port was opened */
async function flash(...args: string[]): Promise<{ status: number | null; lines: string[]; opened: number }> {
  let opened = 0;
  const server = createServer((socket) => {
    opened++;
    socket.destroy();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  const filled = args.map((arg) => arg.replace('PORT', String(port)));
  const child = spawn(process.execPath, [join(root, 'tools/flash.mjs'), ...filled]);
  let said = '';
  child.stderr.on('data', (data) => {
    said += data;
  });
  const status = await new Promise<number | null>((done) => child.on('close', done));
  server.close();
  return { status, lines: said.trimEnd().split('\n'), opened };
}

describe('npm run flash', () => {
  const wrong = join(tmpdir(), `zeitnot-wrong-${process.pid}.json`);
  const { pixl } = config.boards;
  writeFileSync(wrong, JSON.stringify({ boards: { pixl: { ...pixl, pins: { ...pixl.pins, ok: 'BTN1' } } } }));

  test.each([
    ['pixl', 'Bluetooth'],
    ['bangle2', 'Bluetooth'],
    ['mdbt42q-7seg', 'D6 and D8'],
    ['esp32-oled', 'USB'],
  ])('without a port says how %s is reached', async (board, way) => {
    const { status, lines } = await flash('--board', board);
    expect([status, lines]).toEqual([2, [expect.stringMatching(new RegExp(`^which port\\? .*${board}.*${way}`))]]);
  });

  test.each([
    ['a wrong entry', ['--config', wrong], 'BTN1 is used by pins/left already'],
    ['an unknown board', ['--board', 'x'], 'no board "x"'],
  ])('%s is refused before the port is opened', async (_, args, reason) => {
    const { status, lines, opened } = await flash(...args, '--port', 'tcp://127.0.0.1:PORT');
    expect([status, lines, opened]).toEqual([2, [expect.stringContaining(reason)], 0]);
  });
});
