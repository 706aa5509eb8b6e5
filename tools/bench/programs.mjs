/** Programs for the real interpreter, in the words it has. */
import { loadFromMemory } from './interpreter.mjs';

/** A loop at whose cost the unit `x=y+1` is measured (architecture.md 5). */
export const unitProgram = (body) => `(function(){var x=0,y=5;for(var i=0;i<1000;i++){${body.repeat(10)}}})();`;

export const loop = (n, operation) => `(function(){for(var i=0;i<${n};i++){${operation}}})();`;

/** A game of the bench's script on these periods; `t` is its time. */
export const coreGame = (periods) => `${loadFromMemory}var t=0,s=bench.begin(${JSON.stringify(periods)});\n`;

/**
 * Timers' callbacks are caught while a game is begun; then they are the interpreter's own. The commonest one closes rooms, and
 * the last one that does not is the tick.
 */
const catchTimers = `var timers=[];
(function(native){global.setTimeout=function(f,ms){timers.push(f);return native(f,ms);};})(setTimeout);
`;
const letTimersGo = `delete global.setTimeout;
(function(){var most=0,closing;
timers.forEach(function(f){var n=timers.filter(function(g){return g===f;}).length;if(n>most){most=n;closing=f;}});
tick=timers.filter(function(f){return f!==closing;}).pop();})();
`;

/** What was begun is over: rooms are dropped, the picture stands. */
export const runTimers = 't+=1;timers.forEach(function(f){f();});timers=[];\n';

const line = (fields) => `receive(${JSON.stringify(`${JSON.stringify({ code: '0000', ...fields })}\n`)});\n`;

const runRooms = 'var due=timers;timers=[];due.forEach(function(f){f();});';

/** Asks for the state, the rooms loaded for it and dropped. */
export const stateGame = (load, periods) => `${startGame(load, periods)}
timers=[];global.setTimeout=function(f){timers.push(f);return 1;};global.clearTimeout=function(){};\n`;
export const askState = `${line({ op: 'state' })}${runRooms}`;
export const stateSaid = `!!JSON.parse(said).white`;

const whole = (ms) => ({ ms, moves: 40, period: 1 });
/** What takes most variables, after a game of 40 moves. */
const arbiterDoes = [
  { op: 'stop', by: 'arbiter', why: 'other' },
  { op: 'set', white: whole(60000), black: whole(50000), side: 'white' },
  { op: 'undo' },
  { op: 'penalty', side: 'white', ms: 120000 },
  { op: 'rewind', ply: 40 },
  { op: 'forward' },
  { op: 'swapTimes' },
  { op: 'slip' },
];

/**
 * The most variables that are in use at a time while an arbiter corrects and goes back: the script takes the interpreter for a board with
 * so many variables, and drops rooms as it does there.
 */
export const mostInUse = (before, variables) => `var most=0,sample=function(){var u=memory().usage;if(u>most)most=u;};
var memory=process.memory;process.memory=function(){var m=memory();m.free=${variables}+${before}-m.usage;return m;};
timers=[];global.setTimeout=function(f){sample();timers.push(f);return 1;};
E.decodeUTF8=(function(native){return function(a,b,c){var r=native(a,b,c);sample();return r;};})(E.decodeUTF8);
${arbiterDoes.map((fields) => `${line(fields)}if(JSON.parse(said).refused)throw new Error(said);${runRooms}`).join('\n')}
say(most-${before});`;

/** After a game on the fake board: its state says that all presses counted. */
export const pressesShown = (n) =>
  `(function(){${line({ op: 'state' }).trim()}return JSON.parse(said).plies===${n};})()`;

/**
 * Files are read from memory, as a board's flash is mapped into it: the Linux build opens its flash file for each byte. Only
 * what was there already; new files and what is written go on in Storage.
 */
export const mapFlash = `global.require=(function(require){
var S=require("Storage"),R={},texts={},buffers={};
S.list().forEach(function(name){var u=new Uint8Array(S.readArrayBuffer(name)),w=new Uint8Array(u.length);
w.set(u);buffers[name]=w.buffer;texts[name]=E.toString(u);});
R.read=function(name,from,length){return texts[name]&&!from&&!length?texts[name]:S.read(name,from,length);};
R.readArrayBuffer=function(name){
if(buffers[name])return buffers[name];
var from=S.readArrayBuffer(name);if(!from)return;
var u=new Uint8Array(from.byteLength);u.set(new Uint8Array(from));return u.buffer;};
["write","erase","list","getFree"].forEach(function(f){R[f]=function(a,b,c,d){return S[f](a,b,c,d);};});
return function(name){return name==="Storage"?R:require(name);};})(require);
`;

/** After a second boot: the game is back, with all its presses. */
export const isBack = (n) =>
  `(function(){${line({ op: 'state' }).trim()}var s=JSON.parse(said);return s.restored&&s.plies===${n};})()`;

/** The whole script on the fake board, loaded in either way, with a game on, Fischer with periods, White to move. */
export const startGame = (load, periods) =>
  `${catchTimers}${load}${line({ op: 'setup', white: periods, black: periods })}${line({ op: 'start' })}${letTimersGo}`;
