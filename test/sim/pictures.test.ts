/** The pictures of the face are those under test/pictures, pixel by pixel. `npm run picture` makes them anew. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  boardNames,
  createNodeEngine,
  type Pixels,
  parseCases,
  takeErrorPicture,
  takePicture,
} from '../../sim/picture';
import type { Case } from '../../sim/scenario';
import { decodePng } from '../../tools/png.mjs';

const folder = fileURLToPath(new URL('../pictures/', import.meta.url));
const file = `${folder}cases.jsonl`;
const cases = parseCases(file, readFileSync(file, 'utf8'));
const engine = createNodeEngine();

const rowsOf = ({ width, height, at }: Pixels): string[] =>
  Array.from({ length: height }, (_, y) => Array.from({ length: width }, (__, x) => at(x, y)).join(''));

describe.each(boardNames)('%s', (board) => {
  const own = cases.filter(({ options }) => (options.board ?? board) === board);

  test('has a picture of each case, and no other', () => {
    const names = existsSync(folder + board) ? readdirSync(folder + board) : [];
    expect(names.sort()).toEqual(own.map(({ id }) => `${id}.png`).sort());
  });

  test.each(own.map((one) => [one.id, one] as const))('%s', async (id, one) => {
    const seen = rowsOf(await takePicture(engine, board, one));
    expect(seen).toEqual(rowsOf(decodePng(readFileSync(`${folder}${board}/${id}.png`))));
  });
});

test.each(boardNames)('%s with a damaged log', (board) => {
  expect(rowsOf(takeErrorPicture(board))).toEqual(rowsOf(decodePng(readFileSync(`${folder}error/${board}.png`))));
});

describe('what players must not see', () => {
  const [model] = cases;
  const picture = async (fields: Partial<Case>): Promise<string[]> =>
    rowsOf(await takePicture(engine, 'pixl', { ...(model as Case), ...fields }));
  const [old] = parseCases(
    'old',
    JSON.stringify({ id: 'old', control: '40/7200:20/3600', profile: 'fide-1988', events: [], expect: [] }),
  );
  const press = (at: number, side: string) => ({ at, op: 'press', side });

  /** Each side has used as much, and White runs at the end. */
  const played = (moves: number) => ({
    ...(old as Case),
    events: [
      { at: 0, op: 'start' },
      ...Array.from({ length: moves }, (_, i) => [
        press(i === 0 ? 1_000_000 : 2_000_000 + i * 2000, 'white'),
        press(i === 0 ? 2_000_000 : 2_001_000 + i * 2000, 'black'),
      ]).flat(),
      // The same sum whatever the number of moves.
      { at: 3_000_000, op: 'stop' },
      { at: 3_000_000, op: 'setTime', side: 'both', ms: 4_000_000 },
      { at: 3_100_000, op: 'resume' },
    ],
    expect: [{ at: 3_200_050 }],
  });

  test('fide-1988: move 7 and move 39 look the same', async () => {
    expect(await picture(played(7))).toEqual(await picture(played(39)));
  });

  test('fide-2023: nor; us-chess shows the counts', async () => {
    const seen = (profile: string, moves: number) => picture({ ...played(moves), profile });
    expect(await seen('fide-2023', 7)).toEqual(await seen('fide-2023', 39));
    expect(await seen('us-chess', 7)).not.toEqual(await seen('us-chess', 39));
  });

  test('a press of the side that does not run leaves the picture as it is', async () => {
    const game = played(7);
    const pressed = { ...game, events: [...game.events, press(3_150_000, 'black')] };
    expect(await picture(pressed)).toEqual(await picture(game));
  });
});
