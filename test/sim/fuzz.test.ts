import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fuzz } from '../../sim/commands/fuzz';
import { builtSource, type Source } from '../../sim/engine/files';
import { createNodeEngine } from '../../sim/engine/node';
import { eventsOf, fuzzGame } from '../../sim/fuzz';
import { randomGame } from '../../sim/fuzz/game';
import { firstViolation } from '../../sim/fuzz/invariants';
import { type FullState, type Happened, playWatched } from '../../sim/fuzz/play';
import { seedOf } from '../../sim/fuzz/random';
import { shrink } from '../../sim/fuzz/shrink';
import { tornIsAllOrNothing } from '../../sim/fuzz/torn';
import { boardNames, type Case, parseCases, runCase } from '../../sim/scenario';
import { newPath, zeitnot } from './commandKit';

const board = 'pixl';

/** The built firmware with a fault in its text. */
function broken(what: RegExp, by: string): Source {
  const source = builtSource();
  return {
    ...source,
    script: (name) => {
      const built = source.script(name);
      expect(built.text.match(new RegExp(what, 'g'))).toHaveLength(1);
      // The boot code, of which the rooms' words are read, as it was.
      return { ...built, text: built.text.replace(what, by) };
    },
  };
}

/** Until a game shows it. */
async function firstFailure(source: Source) {
  const engine = createNodeEngine(source);
  for (let game = 1; game <= 20; game++) {
    const failure = await fuzzGame(engine, { seed: 1, board }, game);
    if (failure) return failure;
  }
  return null;
}

/** `left > alert) bank = left + bonus`, and what counts the move. */
const plainPress = /(\w+)>(\w+)\.(\w+)\)\2\.(\w+)=\1\+\2\.(\w+)/;
const count = /\+\+(\w+\.\w+)<(\w+\.\w+)\?3:/;

afterEach(() => vi.restoreAllMocks());

/** Games of seed 1, from the first to the last one, by board: what draws much is slow. */
const gamesOf: readonly [name: string, first: number, last: number][] = [
  ['pixl', 1, 24],
  ['mdbt42q-7seg', 25, 48],
  ['bangle2', 49, 56],
  ['esp32-oled', 57, 60],
];

const numbers = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

describe('the firmware', () => {
  test('is fuzzed on every board', () => expect(gamesOf.map(([name]) => name).sort()).toEqual([...boardNames].sort()));

  test.each(gamesOf)('on %s keeps every invariant in games %d to %d', { timeout: 240_000 }, async (...games) => {
    const [name, first, last] = games;
    const engine = createNodeEngine();
    let events = 0;
    for (const game of numbers(first, last)) {
      const failure = await fuzzGame(engine, { seed: 1, board: name }, game);
      expect(failure).toBeNull();
      events += eventsOf({ seed: 1, board: name }, game);
    }
    console.log(`${name}: ${events} events`);
  });
});

/** Of all these games. */
const eventsOfGames = () =>
  gamesOf.flatMap(([name, first, last]) =>
    numbers(first, last).flatMap((number) => {
      const { events, options } = randomGame(seedOf(1, number), '', name);
      const ops = events.map(({ op, ...fields }) => (fields.written === undefined ? op : 'torn'));
      return [...ops, ...('ppm' in options ? ['ppm'] : [])];
    }),
  );

test('all that may happen to a clock is among what happens', () => {
  const happens = new Set(eventsOfGames());
  const faults = ['edge', 'busy', 'timeJump', 'battery', 'powerCut', 'torn', 'link', 'key', 'ppm', 'setTime', 'rewind'];
  expect(faults.filter((fault) => !happens.has(fault))).toEqual([]);
});

describe('a cut in the middle of a write', () => {
  const torn = (written: number) =>
    parseCases(
      'torn.json',
      JSON.stringify({
        id: 'torn',
        control: '300',
        options: { board },
        events: [
          { at: 0, op: 'start' },
          { at: 5000, op: 'press', side: 'white' },
          { at: 5000, op: 'powerCut', for: 1000, written },
        ],
        expect: [],
      }),
    )[0] as Case;

  const played = async (written: number, change: (state: FullState) => FullState = (state) => state) => {
    const engine = createNodeEngine();
    const happened = await playWatched(engine, torn(written));
    const last = happened.at(-1) as Happened;
    return tornIsAllOrNothing(engine, torn(written), [
      ...happened.slice(0, -1),
      { ...last, after: change(last.after) },
    ]);
  };

  test.each([0, 1, 7, 8])('after %d bytes: all or nothing', async (written) =>
    expect(await played(written)).toBeNull(),
  );

  test('anything else is found', async () => {
    const half = (state: FullState) => ({ ...state, plies: 1, side: 'white' as const });
    expect(await played(7, half)).toMatchObject({ rule: 'tornIsAllOrNothing', event: 2, expected: { plies: 0 } });
  });
});

describe('keys', () => {
  const one = (board: string, ...events: object[]) =>
    parseCases(
      'keys.json',
      JSON.stringify({ id: 'keys', control: '300', options: { board }, events, expect: [] }),
    )[0] as Case;
  const start = { at: 0, op: 'start' };
  const key = (name: string, at: number) => ({ at, op: 'key', key: name });

  /** @param change of what is seen at the last event */
  const ruleOf = async (wanted: Case, change: (state: FullState) => FullState = (state) => state) => {
    const happened = await playWatched(createNodeEngine(), wanted);
    const last = happened.at(-1) as Happened;
    return firstViolation(wanted, [...happened.slice(0, -1), { ...last, after: change(last.after) }])?.rule ?? null;
  };

  test.each([
    ['esp32-oled', 'plus'],
    ['mdbt42q-7seg', 'ok'],
    ['bangle2', 'plus'],
  ])('in a running game on %s: %s does nothing, or it is found', async (board, name) => {
    const running = one(board, start, key(name, 5000));
    expect(await ruleOf(running)).toBeNull();
    // Refused as a press of the side that does not run.
    const by = board === 'bangle2' ? 'refusedChangesNothing' : 'onlyStopWorks';
    expect(await ruleOf(running, (state) => ({ ...state, white: { ...state.white, moves: 1 } }))).toBe(by);
  });

  test.each([
    ['esp32-oled', 'stop'],
    ['bangle2', 'ok'],
  ])('the pin that stops a running game on %s, as %s, stops it at that ms', async (board, name) => {
    const running = one(board, start, key(name, 5000));
    expect(await ruleOf(running)).toBeNull();
    expect(await ruleOf(running, (state) => ({ ...state, phase: 'running', stopped: null }))).not.toBeNull();
  });

  test('a flag that was taken back falls again when a key lets the clock go on', async () => {
    const lifted = one(
      'bangle2',
      start,
      { at: 302575, op: 'stop' },
      { at: 303000, op: 'liftFlag', side: 'white' },
      key('back', 310000),
      { at: 311000, op: 'press', side: 'black' },
    );
    const happened = await playWatched(createNodeEngine(), lifted);
    expect(happened.at(-1)?.before).toMatchObject({ phase: 'running', white: { flag: 'final', used: 302575 } });
    expect(firstViolation(lifted, happened)).toBeNull();
  });

  test('what is gone through in a screen changes nothing, also not after a while, or it is found', async () => {
    const into = [start, key('stop', 5000), { ...key('ok', 6000), hold: 1600 }, key('plus', 8000)];
    const through = one('esp32-oled', ...into, key('minus', 9000));
    expect(await ruleOf(through)).toBeNull();
    const later = (state: FullState) => ({ ...state, white: { ...state.white, moves: 1 } });
    expect(await ruleOf(through, later)).toBe('keysTakeNoTime');
    const happened = await playWatched(createNodeEngine(), through);
    const last = happened.at(-1) as Happened;
    const moved = { ...last, before: later(last.before), after: later(last.after) };
    expect(firstViolation(through, [...happened.slice(0, -1), moved])?.rule).toBe('nothingElseMoves');
  });

  test('on boards with screens they are opened, in each phase', { timeout: 240_000 }, async () => {
    const titles = new Set<string>();
    for (let game = 1; game <= 12; game++) {
      const raw = randomGame(seedOf(1, game), 'a', 'mdbt42q-7seg');
      const [wanted] = parseCases('keys.json', JSON.stringify(raw));
      for (const { event, before } of await playWatched(createNodeEngine(), wanted as Case)) {
        if (event.op === 'key') titles.add(before.screen.lines?.[0]?.split('\t')[0] ?? before.phase);
      }
    }
    expect([...titles]).toEqual(expect.arrayContaining(['ready', 'running', 'stopped', 'MENU', 'ARBITER', 'CORRECT']));
  });
});

describe('a broken firmware', () => {
  test.each([
    ['that loses the bonus', plainPress, '$1>$2.$3)$2.$4=$1'],
    ['that takes a ms too many', plainPress, '$1>$2.$3)$2.$4=$1-1+$2.$5'],
    ['that counts no move', count, '$1<$2?3:'],
  ])('%s is found', { timeout: 240_000 }, async (_what, where, by) => {
    const source = broken(where, by);
    const failure = await firstFailure(source);
    expect(failure?.scenario.events.length).toBeLessThan(8);
    expect(failure?.shownBy).not.toBeNull();
    const [one] = parseCases('found.json', JSON.stringify(failure?.scenario));
    if (!one) throw new Error('no case');
    const traced = failure?.shownBy === 'traced';
    expect(await runCase(createNodeEngine(source), one, traced)).toMatchObject({ failures: [{}] });
    expect(await runCase(createNodeEngine(), one, traced)).toMatchObject({ failures: [] });
  });
});

test('a seed gives the same game again, another one another', () => {
  expect(randomGame(7, 'a', board)).toEqual(randomGame(7, 'a', board));
  expect(randomGame(8, 'a', board)).not.toEqual(randomGame(7, 'a', board));
});

test('shrinking keeps the events that are needed, in their order', async () => {
  const raw = randomGame(3, 'a', board);
  const needed = [raw.events[3], raw.events[11], raw.events[12]];
  const small = await shrink(raw, async ({ events }) => needed.every((event) => events.includes(event as never)));
  expect(small.events).toEqual(needed);
});

describe('the command', () => {
  test('counts games and events', async () => {
    const { exit, lines } = await zeitnot('fuzz', '--seed', '5', '--games', '2');
    expect(exit).toBe(0);
    expect(lines.at(-1)).toMatch(/^seed 5: 2 games, \d+ events, 0 failed$/);
  });

  test('a failure names seed, game and rule, and leaves a scenario', { timeout: 240_000 }, async () => {
    const folder = dirname(newPath(''));
    const written: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    await fuzz(createNodeEngine(broken(plainPress, '$1>$2.$3)$2.$4=$1')), { seed: 1, games: 3, board, out: folder });
    expect(process.exitCode).toBe(1);
    process.exitCode = 0;
    const [, game, file = '', again] =
      /^FAIL seed 1 game (\d+): \w+\n {2}(\S+) has \d+ events; again: (.*)\n/.exec(written.join('')) ?? [];
    expect(existsSync(file)).toBe(true);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ id: `fuzz 1 ${game}`, expect: [{}] });
    expect(again).toMatch(/^npx zeitnot run (--trace )?\S+$/);
  });

  test.each([[['--seed', 'x']], [['--games', '-1']], [['--minutes', '0']], [['--board', 'none']], [['--what']]])(
    '%j is bad usage',
    async (args) => {
      const { exit, error } = await zeitnot('fuzz', ...args);
      expect(exit).toBe(2);
      expect(error.trimEnd().split('\n')).toHaveLength(1);
    },
  );
});
