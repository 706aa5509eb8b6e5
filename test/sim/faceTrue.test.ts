/**
 * What stands on a display is what a picture drawn anew would show. A state's `screen` is computed apart from it, so
 * this looks at the pixels: after presses, ticks, refusals and questions that find what time has done.
 */
import { describe, expect, test } from 'vitest';
import { type Board, createBoard } from '../../sim/board';
import { builtOptions } from '../../sim/engine/files';
import { parseCases } from '../../sim/scenario';
import { boardNames, linkCode } from '../../sim/scenario/boards';
import { createLink } from '../../sim/scenario/link';

type Event = { at: number; op: string; [field: string]: unknown };

interface Flow {
  readonly name: string;
  readonly control: unknown;
  readonly profile?: string;
  readonly events: readonly Event[];
  /** When the face is looked at. */
  readonly looks: readonly number[];
}

/** Just behind it, and so many seconds after it. */
const after = (ms: number, seconds = 3) => [ms + 1, ...Array.from({ length: seconds }, (_, i) => ms + 50 + 1000 * i)];

/** Notes and signs that change with a press are drawn with the next tick, no press waits for them. */
const ticked = (ms: number, seconds = 3) => after(ms + 1000, seconds);

const start = { at: 0, op: 'start' };
const press = (at: number, side: string) => ({ at, op: 'press', side });

const flag = { control: '60+5', profile: 'fide-2023-rapid' };

const flows: Flow[] = [
  { name: 'a flag found by a press at its ms', ...flag, events: [start, press(65_000, 'white')], looks: after(65_000) },
  { name: 'a flag found by the other press', ...flag, events: [start, press(65_000, 'black')], looks: after(65_000) },
  { name: 'a flag found by a stop', ...flag, events: [start, { at: 65_000, op: 'stop' }], looks: after(65_000) },
  {
    name: 'a flag found by what is refused',
    ...flag,
    events: [start, { at: 65_000, op: 'addTime', side: 'white', ms: 1 }],
    looks: after(65_000),
  },
  {
    name: 'a control passed by both, found by the wrong press',
    control: '1/60:1800',
    events: [start, press(5000, 'white'), press(15_000, 'black'), press(70_000, 'black')],
    looks: after(70_000),
  },
  {
    name: 'presses in byo-yomi',
    control: '10y3x5',
    events: [start, press(12_000, 'white'), press(23_500, 'black'), press(26_000, 'white')],
    looks: [...after(12_000), ...after(23_500, 2), ...after(26_000, 4)],
  },
  {
    name: 'presses in Canadian overtime',
    control: '10c5/30',
    events: [start, press(12_000, 'white'), press(25_500, 'black'), press(29_000, 'white')],
    looks: [...ticked(12_000), ...ticked(25_500, 2), ...ticked(29_000)],
  },
  {
    name: 'byo-yomi against plain: it stands all the other turn',
    control: { white: '10y3x5', black: '600' },
    events: [start, press(12_000, 'white')],
    looks: after(12_000, 5),
  },
  {
    name: 'Bronstein',
    control: '60b10',
    events: [start, press(15_000, 'white'), press(19_300, 'black')],
    looks: [...after(15_000), ...after(19_300)],
  },
  {
    name: 'US delay',
    control: '60d5',
    profile: 'us-chess',
    events: [start, press(3000, 'white'), press(12_400, 'black')],
    looks: [...ticked(3000), ...ticked(12_400)],
  },
  { name: 'hourglass', control: '*60', events: [start, press(9700, 'white')], looks: after(9700, 4) },
  { name: 'count-up', control: 'up', events: [start, press(9700, 'white')], looks: after(9700, 4) },
  {
    name: 'a flag that was declared does not run down',
    control: '7200',
    profile: 'fide-1988',
    events: [start, { at: 1000, op: 'declareFlag', side: 'black' }, press(9000, 'white')],
    looks: [...ticked(9000), 69_500, 80_500],
  },
  {
    name: 'the player need not record, in the turn in which it falls due',
    control: '600',
    profile: 'fide-1988',
    events: [start],
    // With 4:59 on the face comes the mark.
    looks: [299_500, 301_500, 320_570],
  },
];

const pixels = ({ lcd }: Board): string =>
  Array.from({ length: lcd.height }, (_, y) =>
    Array.from({ length: lcd.width }, (__, x) => lcd.getPixel(x, y)).join(''),
  ).join('\n');

/** The board after all that is up to `ms`. */
function boardAt(board: string, { control, profile = 'fide-2023', events }: Flow, ms: number): Board {
  const [one] = parseCases('face', JSON.stringify({ id: 'face', control, profile, events, expect: [] }));
  if (!one) throw new Error('no case');
  const link = createLink(one);
  const device = createBoard(builtOptions(board));
  const send = (line: string) => {
    device.send(line);
    if (device.errors.length > 0) throw new Error(device.errors.join('\n'));
  };
  send(link.setup());
  send(JSON.stringify({ code: linkCode(board), op: 'face', on: true }));
  for (const event of events.filter(({ at }) => at <= ms)) {
    device.approach(event.at);
    if (event.op === 'press') for (const level of [1, 0] as const) device.edge(event.side as 'white', level);
    else send(link.op(event as Parameters<typeof link.op>[0], event.at));
  }
  device.advanceTo(ms);
  return device;
}

describe.each(boardNames)('%s', (board) => {
  test.each(flows)('$name', (flow) => {
    for (const ms of flow.looks) {
      const [seen, anew] = [boardAt(board, flow, ms), boardAt(board, flow, ms)];
      const drawnBytes = anew.counters().drawnBytes;
      for (const on of [false, true]) anew.send(JSON.stringify({ code: linkCode(board), op: 'face', on, at: ms }));
      for (const device of [seen, anew]) device.advanceTo(ms + 2);
      expect(anew.counters().drawnBytes).toBeGreaterThan(drawnBytes);
      expect(pixels(seen), `at ${ms}`).toBe(pixels(anew));
    }
  });
});
