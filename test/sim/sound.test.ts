/** The buzzer's patterns, and when they sound. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import config from '../../board-config.json';
import { type Board, compileScript, createBoard } from '../../sim/board';
import { bundle, root } from '../../tools/bundle.mjs';
import { ask, boardNames, clockOn, game, press } from './builtKit';

const dir = mkdtempSync(join(tmpdir(), 'zeitnot-sound-'));
afterAll(() => rmSync(dir, { recursive: true }));

const { pixl } = config.boards;
const entry = { ...pixl, pins: { ...pixl.pins, buzzer: 'A1' } };

/** A game's state as far as the buzzer asks for it, running, by a profile that lets it sound. */
const prelude = `import { buzzer, isSoundOn, sound, soundSecond, soundEffects, Sound } from '${join(root, 'firmware/device/sound')}';
import { settings } from '${join(root, 'firmware/device/settings')}';
import { base, nowMs } from '${join(root, 'firmware/device/timebase')}';
const side = { side_: 0, method_: 0, bankMs_: 12000, way_: {} };
const s: any = { phase_: 1, sinceMs_: 0, mover_: side, profile_: { sound_: 2 } };
buzzer.on_ = true;
`;

async function buzzer(code: string): Promise<Board> {
  const file = join(dir, 'sound.ts');
  writeFileSync(file, prelude + code);
  const { text } = await bundle(file, entry as never, {});
  return createBoard({ script: compileScript(text), entry: entry as never });
}

/** [from, frequency, for] of all that sounded by `ms`. */
function heard(board: Board, ms: number) {
  board.advanceTo(ms);
  expect(board.errors).toEqual([]);
  return board.pulses.splice(0).map(({ atMs, hz, ms }) => [atMs, hz, ms]);
}

describe('the buzzer', () => {
  test.each([
    ['Press', [[0, 4000, 8]]],
    ['Second', [[0, 2000, 50]]],
    [
      'Control',
      [
        [0, 2700, 150],
        [250, 2700, 150],
      ],
    ],
    [
      'Flag',
      [
        [0, 2700, 400],
        [550, 2700, 400],
        [1100, 2700, 800],
      ],
    ],
  ])('sounds %s', async (name, pulses) => {
    expect(heard(await buzzer(`sound(Sound.${name});`), 5000)).toEqual(pulses);
  });

  test('sounds each of the last ten seconds once, whatever the ticks', async () => {
    const board = await buzzer(`const tick = () => { soundSecond(s, nowMs()); setTimeout(tick, 100); }; tick();`);
    const at = heard(board, 13_000).map(([atMs]) => Math.ceil(atMs as number));
    expect(at).toEqual(
      [2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000, 10_000, 11_000].map((ms) => expect.closeTo(ms, -3)),
    );
    expect(at).toHaveLength(10);
  });

  test('a flag is not cut short by a press, a press is by a flag', async () => {
    const flag = [
      [0, 2700, 400],
      [550, 2700, 400],
      [1100, 2700, 800],
    ];
    expect(heard(await buzzer('soundEffects(8); setTimeout(() => sound(Sound.Press), 200);'), 5000)).toEqual(flag);
    const both = 'sound(Sound.Press); setTimeout(() => soundEffects(8), 4);';
    expect(heard(await buzzer(both), 5000)).toEqual([
      [0, 4000, 4],
      ...flag.map(([at, ...rest]) => [(at as number) + 4, ...rest]),
    ]);
  });

  test('a control sounds as one', async () => {
    expect(heard(await buzzer('soundEffects(4);'), 1000)).toHaveLength(2);
  });

  test.each([
    ['silent rules, set to on', 0, 2, 0],
    ['rules off', 1, 0, 0],
    ['rules off, set to on', 1, 2, 1],
    ['rules on', 2, 0, 1],
    ['rules on, set to off', 2, 1, 0],
  ])('%s', async (_name, rules, setting, times) => {
    const code = `s.profile_.sound_ = ${rules}; settings.sound_ = ${setting}; buzzer.on_ = isSoundOn(s); sound(Sound.Press);`;
    expect(heard(await buzzer(code), 100)).toHaveLength(times);
  });
});

const withBuzzer = boardNames.filter((name) => 'buzzer' in config.boards[name].pins);

describe.skipIf(withBuzzer.length === 0).each(withBuzzer.length > 0 ? withBuzzer : ['pixl' as const])('%s', (name) => {
  function begin(profile: string, baseMs: number): Board {
    const board = clockOn(name);
    ask(board, { op: 'setup', white: game(baseMs), profile, lockoutMs: 0 });
    ask(board, { op: 'start' });
    return board;
  }
  const signs = (board: Board) => (ask(board, { op: 'state' }) as { screen: { signs: string[] } }).screen.signs;

  test('clicks at a press, counts the last ten seconds, tells the flag', () => {
    const board = begin('fide-2023-rapid', 20_000);
    board.advanceTo(1000);
    press(board, 'white');
    expect(heard(board, 2000)).toEqual([[1000, 4000, 8]]);
    const all = heard(board, 40_000);
    expect(all.filter(([, hz]) => hz === 2000)).toHaveLength(10);
    expect(all.filter(([, hz]) => hz === 2700).map(([atMs]) => Math.round(atMs as number))).toEqual([
      21_000, 21_550, 22_100,
    ]);
  });

  test('is silent, and says so, by the rules of classical chess and of us-chess', () => {
    for (const profile of ['fide-1988', 'fide-2023', 'us-chess']) {
      const board = begin(profile, 20_000);
      expect(signs(board)).toContain('nosound');
      expect(heard(board, 30_000)).toEqual([]);
    }
    expect(signs(begin('fide-2023-rapid', 20_000))).not.toContain('nosound');
  });
});
