/** The clock in a person's hands, on the built script: levers, operations, refusals in words, a recorded game. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { newGame } from '../../sim/commands/sim';
import { parseControl } from '../../sim/control';
import { messages } from '../../sim/messages';
import { parseCases } from '../../sim/scenario';
import { boardNames } from '../../sim/scenario/boards';
import { createDevice } from '../../sim/terminal/device';
import type { Action } from '../../sim/terminal/keys';
import { linesOf } from '../../sim/terminal/perform';
import { createPlay } from '../../sim/terminal/play';
import { createWatch } from '../../sim/terminal/watch';

const built = existsSync(fileURLToPath(new URL('../../dist/zeitnot-pixl.js', import.meta.url)));
const { sim: text } = messages;

function game(board = 'pixl') {
  const parsed = parseControl('300+3');
  if (!parsed.ok) throw new Error(parsed.expected);
  return newGame(parsed.control, board, 'fide-2023');
}

describe.skipIf(!built).each(boardNames)('%s in a terminal of 80 x 24', (board) => {
  it('is seen, and its levers are pressed', () => {
    const play = createPlay(game(board), 1);
    const seen = () => linesOf(play, { columns: 80, rows: 24 }, false).join('\n');
    const before = seen();
    expect(before).toMatch(board === 'mdbt42q-7seg' ? / _ .*\n.*\| \|.*\n.*\|_\|/ : /[⠁-⣿]{3}/);
    play.act('right');
    expect(play.status()).toContain('1x');
    expect(seen()).not.toBe(before);
  });
});

describe.skipIf(!built)('the device', () => {
  it("a lever is a contact: the right one, Black's, starts, the left one, White's, ends his move", () => {
    const device = createDevice(game());
    device.advanceTo(100);
    expect(device.press('left')).toBe('ready');
    device.advanceTo(1000);
    expect(device.press('right')).toBe(null);
    device.advanceTo(5000);
    expect(device.press('left')).toBe(null);
    expect(device.state()).toMatchObject({ phase: 'running', side: 'black', white: { ms: 302000, moves: 1 } });
  });
  it('operations are done at their moment', () => {
    const device = createDevice(game());
    device.operate({ op: 'start' });
    device.advanceTo(777);
    expect(device.operate({ op: 'stop' })).toBe(null);
    device.advanceTo(9999);
    expect(device.state()).toMatchObject({ phase: 'stopped', white: { ran: 777 } });
  });
});

describe.skipIf(!built)('playing', () => {
  const said = (...actions: Action[]): string[] => {
    const play = createPlay(game(), 1);
    return actions.map((action) => {
      play.act(action);
      return play.status();
    });
  };
  const [quiet, resetAgain] = [text.playing(1, ''), text.playing(1, text.resetAgain)];
  const refused = (reason: string) => text.playing(1, text.refused(reason));

  it('what is done is on the face, what is refused is said', () =>
    expect(said('stopResume', 'start', 'right', 'stopResume', 'left', 'stopResume', 'undo')).toEqual([
      refused('ready'),
      quiet,
      refused('wrongSide'),
      quiet,
      refused('stopped'),
      quiet,
      refused('notStopped'),
    ]));
  it('every reason has words', () =>
    expect(refused('floor')).toBe('1x   Refused: a side would be left with too little time.'));
  it('a reset is asked for twice, in a row, and can be taken back', () =>
    expect(said('start', 'stopResume', 'reset', 'undo', 'reset', 'reset', 'undo', 'stopResume')).toEqual([
      quiet,
      quiet,
      resetAgain,
      refused('nothing'),
      resetAgain,
      quiet,
      quiet,
      quiet,
    ]));
  it('the speed is shown', () => expect(said('faster', 'faster', 'slower')).toEqual(['2x   ', '5x   ', '2x   ']));
});

describe.skipIf(!built)('watching', () => {
  const presses = [1000, 2000, 3000].map((at, index) => ({ at, op: 'press', side: index % 2 ? 'black' : 'white' }));
  const [recorded] = parseCases(
    'x.json',
    JSON.stringify({ id: 'x', control: '300', events: [{ at: 0, op: 'start' }, ...presses] }),
  );
  if (!recorded) throw new Error('no case');

  it('the moves made are told', async () => {
    const watch = createWatch(recorded, 1000);
    await new Promise((go) => setTimeout(go, 10));
    watch.tick();
    expect(watch.status()).toBe(text.watching('x', 2, 1000));
  });
  it('goes on after the game until it is left', () => {
    const watch = createWatch(recorded, 1000);
    expect(watch.tick()).toBe(true);
    watch.act('skip');
    expect(watch.tick()).toBe(false);
  });
});
