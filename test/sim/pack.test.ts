/** Packed rooms, read by the very code that reads them on a board. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../../board-config.json';
import type { Engine } from '../../sim/engine';
import { createEspruinoEngine } from '../../sim/engine/espruino';
import { builtSource, packageRoot, type Source } from '../../sim/engine/files';
import { createNodeEngine } from '../../sim/engine/node';
import { bundle } from '../../tools/bundle.mjs';
import { shortNames } from '../../tools/names.mjs';
import { pack } from '../../tools/pack.mjs';
import { roomNumber } from '../../tools/rooms.mjs';
import { tokenise } from '../../tools/tokens.mjs';
import { entry, interpreter, needsInterpreter, withoutInterpreter } from './boardKit';

const root = packageRoot();
const dir = mkdtempSync(join(tmpdir(), 'zeitnot-pack-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** Answers each line, the number of a room, with its pieces. */
const program = `import { unpack } from '${join(root, 'firmware/device/unpack')}';
const piecesOf = (room) => {
  const next = unpack(room);
  const pieces = [];
  for (let piece = next(); piece; piece = next()) pieces.push(piece);
  return pieces;
};
let line = '';
global.zeitnotPort.on('data', (text) => {
  for (const char of text)
    if (char == '\\n') {
      global.zeitnotPort.write(JSON.stringify({ pieces: piecesOf(JSON.parse(line)) }) + '\\n');
      line = '';
    } else line += char;
});`;

type Device = typeof entry.device;
type Rooms = Record<'zn.rooms' | '.bootcde', string>;

let script = '';
beforeAll(async () => {
  const file = join(dir, 'unpacker.ts');
  writeFileSync(file, program);
  script = (await bundle(file, config.boards.pixl, {})).text;
});

/** @param rooms the file of the rooms, and the boot code that it was packed by: both lie in flash, another script runs */
const source = (rooms: Rooms, device: Device): Source => ({
  script: () => ({ file: 'unpacker.js', text: script, boot: script }),
  rooms: () => ({ ...rooms }),
  entry: () => ({ ...entry, device }),
});

/** Rooms as texts, a piece a line, in the order of the numbers. */
async function unpacked(engine: Engine, numbers: readonly number[]): Promise<string[]> {
  const answers = await engine.play(
    'pixl',
    numbers.map((number, i) => ({ at: i, do: 'line' as const, line: JSON.stringify(number) })),
  );
  const piecesOf = (answer: string) => (JSON.parse(answer) as { pieces: string[] }).pieces;
  return answers.map((answer) =>
    piecesOf(answer)
      .map((piece) => piece.trimEnd())
      .join('\n'),
  );
}

const onNode = (rooms: Rooms, device = entry.device) => createNodeEngine(source(rooms, device));
const onInterpreter = (rooms: Rooms, device: Device) => createEspruinoEngine(interpreter, source(rooms, device));

/** A room as the build packs it: what it needs, which is no script, and its pieces in tokens. A virtual board has them in words. */
const inTokens = (text: string): string => {
  const [needs, ...pieces] = text.split('\n');
  return [needs, ...pieces.map(tokenise)].join('\n');
};

/** What the build packed for a board: the rooms' names and the texts before. */
function texts(board: string): Record<string, string> {
  const prefix = `zeitnot-${board}.`;
  const files = readdirSync(join(root, 'dist/text')).filter((file) => file.startsWith(prefix));
  const read = (file: string) => readFileSync(join(root, 'dist/text', file), 'utf8');
  return Object.fromEntries(files.map((file) => [file.slice(prefix.length, -'.js'.length), read(file)]));
}

describe.each(Object.keys(config.boards))('the rooms of %s', (board) => {
  const built = builtSource();
  const { device } = built.entry(board);
  const rooms = { 'zn.rooms': '', ...built.rooms(board), '.bootcde': built.script(board).boot };
  const before = texts(board);
  const numbers = Object.keys(before).map(roomNumber);
  const packed = Object.values(before).map(inTokens);

  it('are what they were before they were packed', async () => {
    expect(numbers.length).toBeGreaterThan(3);
    expect((await unpacked(onNode(rooms, device), numbers)).map(inTokens)).toEqual(packed);
  });

  it.skipIf(withoutInterpreter)(`are so in the interpreter${needsInterpreter}`, async () => {
    expect(await unpacked(onInterpreter(rooms, device), numbers)).toEqual(packed);
  });
});

describe('any scripts', () => {
  const word = fc.oneof(fc.constantFrom('(e,t)=>{', 'return ', '"a\\\\b"', 'D[A]@`^', "'%$"), fc.string());
  const piece = fc.array(word, { minLength: 1, maxLength: 30 }).map((words) => `[${words.join('')}`.trimEnd());
  const script = fc.array(piece, { minLength: 1, maxLength: 5 });

  it('come out as they went in', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(script, { minLength: 1, maxLength: 4 }), script, async (scripts, boot) => {
        const rooms = { 'zn.rooms': pack(scripts, boot.join('')), '.bootcde': boot.join('') };
        expect(await unpacked(onNode(rooms), Array.from(scripts.keys()))).toEqual(
          scripts.map((pieces) => pieces.join('\n')),
        );
      }),
      { numRuns: 30 },
    );
  });
});

describe('short names', () => {
  const short = (text: string, pieces = {}) => shortNames([{ text, pieces }])[0] as string;

  it('keep what a script does', () => {
    const text = `(settle,deliver)=>{var table={settle,of:1},way=(of,side)=>{let sum=of;for(let of of side){let twice=of*2;sum+=twice}
      try{settle(sum)}catch(error){sum=error.length}return{sum,side,of}};deliver(way(1,[2,3]).sum+table.of)}`;
    const results = [text, short(text, { settle: 'k_0', deliver: 'k_1' })].map((code) => {
      const said: unknown[] = [];
      new Function('a', 'b', `(${code})(a,b)`)(
        (x: number) => {
          if (x > 5) throw 'far';
        },
        (x: unknown) => said.push(x),
      );
      return said;
    });
    expect(results[1]).toEqual(results[0]);
    expect(results[0]).toEqual([4]);
  });

  it('are no global name of the room or the board, and parse in Espruino', () => {
    const many = Array.from({ length: 900 }, (_, i) => `v${i}=E.x+Q`).join(',');
    const text = short(`()=>{var ${many};return[v0,v899]}`);
    const declared = [...text.matchAll(/(?:var |,)([A-Za-z_$]+)=/g)].map(([, name]) => name);
    expect(new Set(declared).size).toBe(900);
    for (const name of ['E', 'g', 'Q', 'of', 'in', 'if', 'do']) expect(declared).not.toContain(name);
  });

  it('give a piece of a kit the same name in every room', () => {
    const [one, other] = shortNames([
      { text: '(press,settle)=>{settle(press,settle)}', pieces: { press: 'k_0', settle: 'k_1' } },
      { text: '(settle)=>{var own=1;settle(own,own,own,settle)}', pieces: { settle: 'k_1' } },
    ]);
    expect((one as string).split('{')[1]?.[0]).toBe((other as string)[1]);
  });
});
