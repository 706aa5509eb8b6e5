/** The program that the real interpreter runs: the prelude, the board's wiring, the script, the steps. */
import type { BoardEntry } from '../board';
import type { Hardware } from '../board/hardware';
import { displays, touchScreen } from './displays';
import type { Life } from './lives';
import { prelude } from './prelude';
import { storage } from './storage';
import { watchdog } from './watchdog';

/** What a life goes on from: what the one before said at its end, and the line that asks for the clock's own time. */
export interface Before {
  kept: string;
  ask: string;
}

export interface Wired {
  entry: BoardEntry;
  hardware: Hardware;
  rooms: readonly string[];
  freeBytes: number;
  /** What it counts in a ms. */
  pace: number;
}

/** Of the pins only those of the entry and the board's buttons are there, as each costs 17 variables. */
function wiringOf({ entry, hardware, pace }: Wired): string {
  const { left, right, powerFail } = entry.pins;
  const divider = { ...entry.battery.divider, pin: entry.pins.battery };
  const wired = {
    left,
    right,
    powerFail,
    active: entry.active,
    open: 1 - entry.active,
    wrap: hardware.stampWrapS,
    divider,
    pace,
  };
  const pins = [...new Set([...Object.values(entry.pins), ...Object.values(entry.display.pins), ...hardware.buttons])];
  const globals = pins.map((name) => `global.${name}=sim.Pin("${name}");`);
  const battery = hardware.getBattery ? 'E.getBattery = function () { return sim.battery; };' : '';
  const outside = `global[${JSON.stringify(entry.link.port)}] = sim.outside;`;
  const touch = entry.contacts === 'touch' ? touchScreen : '';
  const display = displays[entry.display.driver];
  return [`Object.assign(sim, ${JSON.stringify(wired)});`, ...globals, outside, battery, display, touch].join('\n');
}

/** A board that was dark stands in what it stood in; its wall clock begins at 0, unless that was kept. */
function darkness({ fromMs, dark }: Life, { kept }: Before, pace: number): string {
  const moves = dark.map((step) => {
    if (step.do === 'edge') return `sim.move("${step.side}",${step.level === 1});`;
    if (step.do === 'contact') return `sim.contact("${step.lever}",${step.level === 1});`;
    return `sim.setPin("${step.pin}",${step.level});`;
  });
  return [`Object.assign(sim, { now: ${fromMs}, ahead: ${-fromMs * pace} }, ${kept});`, ...moves].join('\n');
}

/** @param before null in the first life */
export function mainFile(board: Wired, life: Life, before: Before | null): string {
  return `${prelude}${watchdog}${storage}
${wiringOf(board)}
sim.say("");
sim.free=${board.freeBytes};
sim.rooms[".bootcde"]=sim.text("script.js");
${board.rooms.map((room) => `sim.rooms["${room}"]=sim.text("${room}");`).join('\n')}
${before ? darkness(life, before, board.pace) : ''}
sim.guard(sim.load, "script.js");
${before ? `sim.guard(sim.boot, ${JSON.stringify(before.ask)});` : ''}
sim.guard(sim.play);
sim.say("end");
quit();
`;
}
