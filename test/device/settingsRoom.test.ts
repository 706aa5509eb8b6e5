/** Settings lie in flash beside the log: kept as often as may be, they leave it room for its files. */
import { expect, test } from 'vitest';
import { allFiles } from '../../sim/board/fileLog';
import { boardNames } from '../../sim/scenario/boards';
import { type Clock, switchOn } from './clockKit';

const hourMs = 3_600_000;

/** The oscillator is compared with another clock: the last settings that every board keeps. */
function compare({ board, ask }: Clock, ms: number): void {
  expect(ask({ op: 'calibrate' })).toMatchObject({ refused: null });
  board.advanceTo(board.nowMs() + hourMs);
  expect(ask({ op: 'calibrate', ms: hourMs + ms })).toMatchObject({ refused: null });
}

/** A short game, and a new one. */
function play({ board, ask, press }: Clock): void {
  expect(ask({ op: 'start' })).toMatchObject({ refused: null });
  for (let ply = 1; ply <= 40; ply++) {
    board.advanceTo(board.nowMs() + 2000);
    press(ply % 2 ? 'white' : 'black');
  }
  expect(ask({ op: 'state' })).toMatchObject({ phase: 'running', plies: 40 });
  expect(ask({ op: 'result', value: '1-0' })).toMatchObject({ refused: null });
  board.advanceTo(board.nowMs() + 20_000);
  expect(ask({ op: 'reset' })).toMatchObject({ refused: null });
}

/** Of the pages on which the board's scripts lie: how often each was erased, where it was. */
function erasedScripts({ board: { flash } }: Clock): number[] {
  const scripts = allFiles(flash).filter((file) => ['.bootcde', 'zn.font', 'zn.rooms'].includes(file.name));
  expect(scripts.length).toBeGreaterThan(1);
  const end = Math.max(...scripts.map(({ address, size }) => address + size));
  return Array.from(flash.erases.slice(0, Math.ceil(end / flash.pageBytes))).filter((times) => times > 0);
}

// A cut while Storage makes room may lose what lies on the pages that it erases: no script does.
test.each(boardNames)('settings kept again and again leave the log its files, on pages of its own, on %s', (name) => {
  const clock = switchOn(name);
  for (let time = 1; time <= 8; time++) compare(clock, 3600 - time);
  for (let game = 1; game <= 25; game++) play(clock);
  expect(clock.board.errors).toEqual([]);
  expect(erasedScripts(clock)).toEqual([]);
});
