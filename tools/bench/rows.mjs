/** What is measured, against which budget (architecture.md 5): data only. */

import { fakeBoard, pressEdge } from './boards.mjs';
import { loadFromMemory, loadFromStorage } from './interpreter.mjs';
import {
  askState,
  coreGame,
  isBack,
  loop,
  mapFlash,
  mostInUse,
  runTimers,
  startGame,
  stateGame,
  stateSaid,
} from './programs.mjs';

const Plain = 0;
const Fischer = 1;
const Delay = 2;
const Byoyomi = 4;

/** [moves, baseMs, method, bonusMs, perMs, count] */
const plain = [
  [40, 7200000, Plain, 0, 0, 0],
  [0, 3600000, Plain, 0, 0, 0],
];
/** The game on the whole board too. */
export const fischer = [
  [40, 5400000, Fischer, 30000, 0, 0],
  [0, 1800000, Fischer, 30000, 0, 0],
];
const delay = [
  [40, 5400000, Delay, 5000, 0, 0],
  [0, 1800000, Delay, 5000, 0, 0],
];
/** In overtime from the start: the dearest case. */
const byoyomi = [[0, 0, Byoyomi, 0, 30000, 5]];

const press = { does: 't+=7000;bench.press(s,i&1,t);', done: (n) => `bench.movesOf(s)===${n}` };
const tick = { does: 't+=1000;bench.nextChangeMs(s,t);', done: () => 'bench.nextChangeMs(s,t)>0' };
const tickOf100 = { ...tick, does: 't=i*100;bench.nextChangeMs(s,t);' };

/** The library's game of the same shape; a press by the sides in turn, a tick of the running side. */
const libraryStages = JSON.stringify([
  { time: [5400000, 5400000], mode: 'Fischer', increment: 30000 },
  { move: 40, time: [1800000, 1800000], mode: 'Fischer', increment: 30000 },
]);
const libraryGame = `${loadFromMemory}var t=0;Date.now=function(){return t;};var s=newClock(${libraryStages});s.push(1);\n`;
const libraryPress = { script: 'library', code: (n) => libraryGame + loop(n, 't+=7000;s.push(i&1);') };
const libraryTick = { script: 'library', code: (n) => libraryGame + loop(n, 't+=100;s._tick(0);') };

const onCore = (name, periods, { does, done }, budget, beside) => ({
  name,
  script: 'clock',
  code: (n) => coreGame(periods) + loop(n, does),
  done,
  budget,
  beside,
});

const aLog = `${loadFromMemory}var log=bench.logOf(220);`;

const playedOn = (board) => (n) =>
  `${fakeBoard(board)}${startGame(loadFromMemory, fischer)}${loop(n, pressEdge(board))}`;

/**
 * Rows in instructions: `script` of bench.mjs, `code(n)` a program that does n operations, `done(n)` an expression that
 * is true when it did, `operations` how many are measured, `minus` what is not to be measured of it, `budget` in units, `beside` the same done
 * by the library, `inGame`: it may keep an edge waiting while a clock runs.
 */
export const instructionRows = (pixl) => [
  onCore('core press, plain', plain, press, 28),
  onCore('core press, Fischer with periods', fischer, press, 28, libraryPress),
  onCore('core press, delay', delay, press, 37),
  onCore('core press, byo-yomi in overtime', byoyomi, press, 52),
  onCore('core tick with next change, Fischer', fischer, tick, 24, libraryTick),
  onCore('core tick with next change, delay', delay, tick, 41),
  onCore('core tick with next change, byo-yomi', byoyomi, tickOf100, 41),
  {
    name: 'edge handler to log record',
    script: 'edge',
    code: (n) => `${fakeBoard(pixl)}${loadFromMemory}edges[1]({time:0,state:true});\n${loop(n, pressEdge(pixl))}`,
    // The first press starts the clock, behind its time.
    done: (n) => `bench.wordsOf()===${n + 2}`,
    budget: 69,
  },
  {
    name: 'a line that asks for the state: two rooms loaded',
    script: 'pixl',
    operations: 4,
    code: (n) => `${fakeBoard(pixl)}${stateGame(loadFromStorage, fischer)}${loop(n, askState)}`,
    done: () => stateSaid,
  },
  {
    name: 'a line that asks for the state, rooms read from memory',
    script: 'pixl',
    operations: 4,
    code: (n) => `${fakeBoard(pixl)}${mapFlash}${stateGame(loadFromMemory, fischer)}${loop(n, askState)}`,
    done: () => stateSaid,
    inGame: true,
  },
  {
    name: 'boot, each event of the log',
    script: 'pixl',
    code: (n) => playedOn(pixl)(n) + mapFlash + loadFromMemory,
    minus: playedOn(pixl),
    done: isBack,
  },
  {
    name: 'fold of one event',
    script: 'core',
    code: (n) => `${aLog}var moves=bench.foldFirst(${JSON.stringify(fischer)},log,bench.planFirst(log,220),${n});`,
    done: (n) => `moves===${n}`,
    budget: 43,
  },
  {
    name: 'plan of one event, before the fold',
    script: 'core',
    code: (n) => `${aLog}var planned=bench.planFirst(log,${n});`,
    done: (n) => `bench.recordsOf(planned)===${n + 1}`,
  },
];

const used = 'process.memory().usage';
const grows = (before, code) => `${before}var a=${used};${code}say(${used}-a);`;
const begin = `var s=bench.begin(${JSON.stringify(fischer)});`;
const loaded = (script) => ({ script, code: grows('', loadFromStorage) });
const state = { script: 'clock', code: grows(loadFromStorage, begin) };

/** Pixl.js has these; the real interpreter for 64 bits puts more of a text in each of its own. */
const Variables = 2950;
const mostAtOnce = (pixl, method, periods) => ({
  name: `variables in use, most at once as the arbiter corrects and goes back, ${method}`,
  parts: [
    {
      script: 'pixl',
      code: `${fakeBoard(pixl)}var a=${used};${startGame(loadFromStorage, periods)}${runTimers}${loop(80, pressEdge(pixl))}${mostInUse('a', Variables)}`,
    },
  ],
  budget: Variables,
});

/** Rows in variables: the sum of what its parts' programs say. */
export const variableRows = (pixl) => [
  {
    name: 'variables, clock and state',
    parts: [loaded('residentClock'), state],
    budget: 300,
    beside: [{ script: 'library', code: grows('', `${loadFromStorage}var s=newClock(${libraryStages});`) }],
  },
  { name: 'variables, state alone', parts: [state] },
  {
    name: 'variables, whole core as it stays in memory, and state',
    parts: [loaded('residentCore'), state],
    budget: 600,
  },
  { name: 'variables, the same with all rare parts loaded', parts: [loaded('core'), state] },
  mostAtOnce(pixl, 'Fischer', fischer),
  mostAtOnce(pixl, 'byo-yomi', byoyomi),
];
