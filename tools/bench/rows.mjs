/** What is measured, against which budget (architecture.md 5): data only. */

import { loadScript } from './interpreter.mjs';
import { coreGame, fakeBoard, loop, pressEdge, runningBoard } from './programs.mjs';

const Plain = 0;
const Fischer = 1;
const Delay = 2;
const Byoyomi = 4;

/** [moves, baseMs, method, bonusMs, perMs, count] */
const plain = [
  [40, 7200000, Plain, 0, 0, 0],
  [0, 3600000, Plain, 0, 0, 0],
];
const fischer = [
  [40, 5400000, Fischer, 30000, 0, 0],
  [0, 1800000, Fischer, 30000, 0, 0],
];
const delay = [
  [40, 5400000, Delay, 5000, 0, 0],
  [0, 1800000, Delay, 5000, 0, 0],
];
/** In overtime from the start: the dearest case. */
const byoyomi = [[0, 0, Byoyomi, 0, 30000, 5]];

const press = 't+=7000;bench.press(s,i&1,t);';
const tick = 't+=1000;bench.nextChangeMs(s,t);';

/** The library's game of the same shape; a press by the sides in turn, a tick of the running side. */
const libraryStages = JSON.stringify([
  { time: [5400000, 5400000], mode: 'Fischer', increment: 30000 },
  { move: 40, time: [1800000, 1800000], mode: 'Fischer', increment: 30000 },
]);
const libraryGame = `${loadScript}var t=0;Date.now=function(){return t;};var s=newClock(${libraryStages});s.push(1);\n`;
const libraryPress = { script: 'library', code: (n) => libraryGame + loop(n, 't+=7000;s.push(i&1);') };
const libraryTick = { script: 'library', code: (n) => libraryGame + loop(n, 't+=100;s._tick(0);') };

const onCore = (name, periods, operation, budget, beside) => ({
  name,
  script: 'clock',
  code: (n) => coreGame(periods) + loop(n, operation),
  budget,
  beside,
});

/**
 * Rows in instructions: `script` of bench.mjs, `code(n)` a program that does n operations, `budget` in units, `beside`
 * the same done by the library.
 */
export const instructionRows = [
  onCore('core press, plain', plain, press, 28),
  onCore('core press, Fischer with periods', fischer, press, 28, libraryPress),
  onCore('core press, delay', delay, press, 37),
  onCore('core press, byo-yomi in overtime', byoyomi, press, 52),
  onCore('core tick with next change, Fischer', fischer, tick, 24, libraryTick),
  onCore('core tick with next change, delay', delay, tick, 41),
  onCore('core tick with next change, byo-yomi', byoyomi, 't=i*100;bench.nextChangeMs(s,t);', 41),
  {
    name: 'edge handler to log record',
    script: 'edge',
    code: (n) => `${fakeBoard}${loadScript}edges[1]({time:0,state:true});\n${loop(n, pressEdge)}`,
    budget: 69,
  },
  {
    name: 'whole press, to face and timer',
    script: 'board',
    code: (n) => `${runningBoard(fischer)}${loop(n, pressEdge)}`,
    budget: 151,
  },
  {
    name: 'whole tick, text redrawn',
    script: 'board',
    code: (n) => `${runningBoard(fischer)}${loop(n, 't+=1;tick();')}`,
    budget: 104,
  },
  {
    name: 'fold of one event',
    script: 'core',
    code: (n) => `${loadScript}bench.foldFirst(${JSON.stringify(fischer)},bench.logOf(220),${n});`,
    budget: 43,
  },
];

const used = 'process.memory().usage';
const fischerText = JSON.stringify(fischer);

/** Rows in variables: what the program says. */
export const variableRows = [
  {
    name: 'variables, clock and state',
    script: 'clock',
    code: `var a=${used};${loadScript}var s=bench.begin(${fischerText});say(${used}-a);`,
    budget: 300,
    beside: { script: 'library', code: `var a=${used};${loadScript}var s=newClock(${libraryStages});say(${used}-a);` },
  },
  {
    name: 'variables, whole core with a game',
    script: 'core',
    code: `var a=${used};${loadScript}var s=bench.game(${fischerText});say(${used}-a);`,
    budget: 600,
  },
  {
    name: 'variables in use after boot',
    script: 'board',
    code: `${fakeBoard}var a=${used};${loadScript}say(${used}-a);`,
    budget: 1475,
  },
];
