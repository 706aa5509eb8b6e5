/** The bundle on the virtual board in Node: how fast, and how long a battery lasts. */
import { type Engine, engineByName, type Step } from '../../sim/engine';
import { drift } from './drift';
import { bytesOfGame, eventsFoldedPerSecond, wearOf } from './journal';

const Presses = 1000;
const Games = 20;
const Hours = 50;

const line = (at: number, fields: object): Step => ({
  at,
  do: 'line',
  line: JSON.stringify({ code: '0000', ...fields }),
});

const game = (baseMs: number): Step[] => {
  const periods = [[0, baseMs, 1, 30_000, 0, 0]];
  return [line(0, { op: 'setup', white: periods, black: periods }), line(0, { op: 'start' })];
};

/** A press every 7 s; the lever is let go before its next one. */
const pressed = (): Step[] =>
  Array.from({ length: Presses }, (_, i): Step[] => {
    const side = i % 2 === 0 ? 'white' : 'black';
    return [
      { at: 7000 * (i + 1), do: 'edge', side, level: 1 },
      { at: 7000 * (i + 1) + 500, do: 'edge', side, level: 0 },
    ];
  }).flat();

async function seconds(engine: Engine, steps: Step[], times: number): Promise<number> {
  const begin = performance.now();
  for (let i = 0; i < times; i++) await engine.play('pixl', steps);
  return (performance.now() - begin) / 1000;
}

export { hoursOf } from './hours';

/** Of 36 s each: ten thousand hours and a little. */
const DriftPresses = 1_010_000;

/** A year of ten games a day may cost a tenth of what the flash bears. */
const WearPercent = 10;

/** @param boards names of all boards */
const ofLog = (boards: readonly string[]) => [
  { name: 'log of a game of 60 moves', value: bytesOfGame(), of: 'bytes' },
  { name: 'Node: events folded per second at boot', value: eventsFoldedPerSecond() },
  ...boards.map((name) => ({
    name: `wear of the flash in a year, ${name}`,
    value: wearOf(name),
    of: '%',
    budget: WearPercent,
  })),
];

/** Rows of the bench's table. */
export async function play(boards: readonly string[]) {
  const engine = engineByName('node');
  const pressS = await seconds(engine, [...game(5_400_000), ...pressed()], Games);
  const hourMs = 3_600_000;
  const runS = await seconds(engine, [...game(99 * hourMs), line(Hours * hourMs, { op: 'state' })], 1);
  const { presses, games, hours, driftMs } = drift(DriftPresses);
  const whole = (number: number) => Math.round(number).toLocaleString('en');
  return [
    { name: 'Node: presses per second', value: (Presses * Games) / pressS },
    { name: 'Node: simulated hours per second', value: Hours / runS },
    {
      name: `drift in ${whole(presses)} presses, ${whole(hours)} hours, ${whole(games)} games`,
      value: driftMs,
      of: 'ms',
      budget: 0,
    },
    ...ofLog(boards),
  ];
}
