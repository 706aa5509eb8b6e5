/** How long a battery lasts: a game on each virtual board, and the currents of board-config.json. */
import { type BoardEntry, createBoard } from '../../sim/board';
import { builtOptions } from '../../sim/engine/files';

/** As far as it is read here. */
interface Battery {
  readonly capacityMah: number;
  readonly sleepUa: number;
  readonly displayUa: number;
  readonly ledUa?: number;
  readonly busyUa: number;
  readonly radioUa: number;
}

/** What is measured: a whole hour of a game with a move every half minute, and an hour of a clock that rests. */
const hourMs = 3_600_000;
const moveMs = 30_000;
const restMs = 660_000;

const setup = { op: 'setup', white: [[0, 5 * hourMs, 0, 0, 0, 0]], profile: 'fide-2023' };

/** µA on average while `play` goes on for an hour. */
function average(battery: Battery, busyMs: number, on: { display: boolean; radio: boolean }, led: boolean): number {
  const { sleepUa, displayUa, ledUa = 0, busyUa, radioUa } = battery;
  const steady = sleepUa + (on.display ? displayUa : 0) + (on.radio ? radioUa : 0) + (led ? ledUa : 0);
  return steady + (busyUa * busyMs) / hourMs;
}

export interface Hours {
  board: string;
  wakeUps: number;
  busyMs: number;
  drawnBytes: number;
  capacityMah: number;
  /** Of a game, and of a clock that rests before the start. */
  playing: number;
  resting: number;
}

export function hoursOf(name: string): Hours {
  const options = builtOptions(name);
  const entry = options.entry as BoardEntry & { battery: Battery; link: { code: string } };
  const switchOn = () => createBoard(options);
  const hours = (ua: number) => (entry.battery.capacityMah * 1000) / ua;

  const board = switchOn();
  for (const fields of [setup, { op: 'start' }]) board.send(JSON.stringify({ code: entry.link.code, ...fields }));
  const before = board.counters();
  for (let i = 1; i * moveMs <= hourMs; i++) {
    board.advanceTo(i * moveMs);
    board.edge(i % 2 ? 'white' : 'black', 1);
    board.edge(i % 2 ? 'white' : 'black', 0);
  }
  const after = board.counters();
  const busyMs = after.busyMs - before.busyMs;

  const idle = switchOn();
  idle.advanceTo(restMs);
  const asleep = idle.counters().busyMs;
  idle.advanceTo(restMs + hourMs);

  return {
    board: name,
    wakeUps: after.wakeUps - before.wakeUps,
    busyMs,
    drawnBytes: after.drawnBytes - before.drawnBytes,
    capacityMah: entry.battery.capacityMah,
    playing: hours(average(entry.battery, busyMs, board.supply, true)),
    resting: hours(average(entry.battery, idle.counters().busyMs - asleep, idle.supply, false)),
  };
}
