/** The board around the script in the bench, by its entry in board-config.json, and the rows that are measured on it. */
import { loadFromMemory, loadFromStorage } from './interpreter.mjs';
import { loop, pressesShown, runTimers, startGame } from './programs.mjs';

const lcd = (size) => `global.g=Graphics.createArrayBuffer(${size},{msb:true});g.flip=function(){sent++;};`;

/** What takes the place of a display: `sent` counts what goes to it. */
const displays = {
  pixl: `${lcd('128,64,1')}global.Pixl={setLCDPower:function(){}};`,
  // Its LCD has three bits a pixel and fills them by words; a buffer of four comes nearest, one of sixteen is filled by bytes.
  bangle2: lcd('176,176,4'),
  max7219: 'SPI1.setup=function(){};SPI1.write=function(){sent++;};',
  ssd1306: 'I2C1.setup=function(){};I2C1.writeTo=function(){sent++;};',
};

/** A touch and its end are one press. */
const touchScreen = `global.Bangle={setOptions:function(){},setLocked:function(){},setLCDBrightness:function(){},
setLCDPower:function(){},on:function(e,f){if(e==="drag")edges=[44,132].map(function(x){
var down={x:x,b:1},up={x:x,b:0};return function(){f(down);f(up);};});}};`;

/**
 * As thin as can be: watches are caught, the time stands still, timers are the interpreter's own, and so are Storage and
 * Graphics, but for the transfer to the display.
 */
export function fakeBoard({ pins, display, contacts, active }) {
  const names = [...Object.values(pins), ...Object.values(display.pins)];
  return `var t=0,edges=[],tick,receive,said,sent=0;
global.getTime=function(){return t;};
global.setWatch=function(f,pin){if(pin<2)edges.push(f);};
global.pinMode=function(){};
global.digitalRead=function(){return ${1 - active};};
global.analogRead=function(){return 1;};
global.digitalWrite=function(){};
global.analogWrite=function(){};
${names.map((name, i) => `global.${name}=${i};`).join('')}
global.zeitnotPort={on:function(e,f){receive=f;},write:function(text){said=text;}};
global.NRF={sleep:function(){},wake:function(){},setSecurity:function(){},
getSecurityStatus:function(){return {connected:false};}};
E.setConsole=function(){};
${displays[display.driver]}
${contacts === 'touch' ? touchScreen : ''}
`;
}

/** A press every 7 s, by the sides in turn: an edge that closes. */
export const pressEdge = ({ active }) => `t+=7;edges[i&1]({time:t,state:${active === 1}});`;

const used = 'process.memory().usage';

const budgets = { press: 151, tick: 104 };

/**
 * Rows of a board, by its own scripts.
 * @param {string} label what is put behind the rows' names
 * @param {number} variables half of those that its device has
 */
export function boardRows({ name, entry, label, variables, periods }) {
  const fake = fakeBoard(entry);
  const game = `${fake}${startGame(loadFromMemory, periods)}`;
  return {
    instructions: [
      {
        name: `whole press, to face and timer${label}`,
        script: name,
        code: (n) => game + loop(n, pressEdge(entry)),
        done: pressesShown,
        budget: budgets.press,
        inGame: name === 'pixl',
      },
      {
        name: `whole tick, text redrawn${label}`,
        script: name,
        code: (n) => game + loop(n, 't+=1;tick();'),
        done: () => '(function(){var before=sent;t+=1;tick();return sent>before;})()',
        budget: budgets.tick,
        inGame: name === 'pixl',
      },
    ],
    variables: [
      {
        name: `variables in use after boot${label}`,
        parts: [{ script: name, code: `${fake}var a=${used};${loadFromStorage}say(${used}-a);` }],
        budget: variables,
      },
      {
        name: `variables in use, a game running${label}`,
        parts: [
          {
            script: name,
            code: `${fake}var a=${used};${startGame(loadFromStorage, periods)}${runTimers}say(${used}-a);`,
          },
        ],
        budget: variables,
      },
    ],
  };
}
