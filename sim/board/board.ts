/** A virtual Espruino board that runs a script in virtual time. */
import { Script } from 'node:vm';
import type { SideName } from '../engine/types';
import type { Pulse } from './analog';
import { createBuses } from './buses';
import { createDisplay, graphicsGlobal } from './display';
import { createErrorFlags } from './errorFlags';
import { createFaults, createGuard, type Fault } from './faults';
import { createFlash, type Flash } from './flash';
import { boardGlobals } from './globals';
import { type BoardEntry, type Hardware, hardwareOf } from './hardware';
import { createLink, createOutside, toBytes } from './link';
import { createLoop } from './loop';
import { createPins } from './pins';
import type { Picture } from './raster';
import { createWorld } from './realm';
import { createStorage } from './storage';
import { radioGlobal, type Supply } from './supply';
import { createTouch } from './touch';
import { createWallClock } from './wallClock';
import { createWiring, type Lever, type Wiring } from './wiring';

/** What is flashed. Compiled once for all boards that run it. */
export interface Program {
  /** The boot code, a character a byte. */
  readonly boot: string;
  readonly script: Script;
}

export interface BoardOptions {
  script: Program;
  /** The board's entry in board-config.json. */
  entry: BoardEntry;
  /** The script's rooms: Storage files by name, a character a byte. */
  rooms?: Record<string, string>;
  /** Pins that are not open when it is switched on. */
  levels?: Record<string, 0 | 1>;
  /** Flash of an earlier board of this kind; its content lives on. */
  flash?: Flash;
  /** What the oscillator runs fast, parts per million; for wall clock and timers. */
  ppm?: number;
}

/** What is left of a board without supply: what it stands in, and when it is switched on again. */
interface Kept {
  levels: Map<string, 0 | 1>;
  wiring: Wiring;
  battery: { percent: number };
  atMs: number;
  /** What its wall clock says then: 0, but when the processor alone started anew (Espruino keeps it in RAM that is not cleared). */
  wallMs: number;
}

export interface Board {
  /** Time since the board was switched on. */
  nowMs(): number;
  /** Time goes on to `ms`, what is due at that very ms included. Jumps from one event to the next. */
  advanceTo(ms: number): void;
  /** Time goes on to `ms`, but timers of that very ms wait for what happens at it. */
  approach(ms: number): void;
  /** When the interpreter is free again; in the past when it is. */
  freeAtMs(): number;
  /** A player's contact closes (1) or opens. The level it has already is no edge. */
  edge(side: SideName, level: 0 | 1): void;
  /** The same, whoever's it is. */
  contact(lever: Lever, closed: boolean): void;
  /** Any pin, by its level and not by its meaning. */
  setPin(name: string, level: 0 | 1): void;
  /** A line into the link, without its end. */
  send(line: string): void;
  /** Bytes of a stranger into the board's own port. */
  intrude(bytes: string): void;
  busy(forMs: number): void;
  /** Somebody sets the wall clock by ±ms: that is a call in the interpreter, so it waits while that is blocked. */
  timeJump(byMs: number): void;
  setBattery(percent: number): void;
  /** The supply goes: nothing runs any more, contacts only have their levels. A power-fail pin says so before, unless told. */
  cutPower(warned?: boolean): void;
  /** The `call`th call from now on of what the board offers its script goes wrong, 0 the next one. */
  failAt(call: number, fault: Fault): void;
  /** Nothing goes wrong any more. @returns what was wanted did not come */
  failNot(): boolean;
  /** A flag of Espruino's, as if something had raised it. */
  raiseFlag(flag: string): void;
  /** When it started anew by itself, by the watchdog or the script: nothing runs then until `bootAgain`. null: it did not. */
  resetAtMs(): number | null;
  /** The same board, flash and wiring switched on at `atMs` of the same time; its wall clock begins at 0 after a cut. */
  bootAgain(atMs: number): Board;
  /** Lines that came out of the link, without their ends. The caller may take them out. */
  readonly answers: string[];
  /** What strangers heard. */
  readonly heard: string[];
  /** What the script printed. */
  readonly printed: string[];
  /** What callbacks threw; as on a board the script goes on. */
  readonly errors: string[];
  readonly lcd: Picture;
  readonly flash: Flash;
  /** What is switched on now. */
  readonly supply: Readonly<Supply>;
  /** What the script has put on a pin, or what stands at it. */
  level(pin: string): 0 | 1;
  /** What the buzzer did, as far as it is over. The caller may take it out. */
  readonly pulses: Pulse[];
  /** `busyMs` is estimated: a wake-up takes as long as a tick, and the display's bytes their time on the bus. */
  counters(): { wakeUps: number; busyMs: number; drawnBytes: number };
}

/** What a tick takes on a board, without its display (tools/power.mjs). */
const tickUs = 12_390;

/**
 * @param boot how the text lies in flash
 * @throws SyntaxError
 */
export function compileScript(text: string, filename = 'script.js', boot = toBytes(text)): Program {
  return { boot, script: new Script(text, { filename }) };
}

/** The file that Espruino runs when it is switched on; it takes its part of the flash. */
const bootFile = '.bootcde';

/** A board's parts, joined; nothing has run on it. */
function assemble(kind: Hardware, flash: Flash, { entry, ppm = 0 }: BoardOptions, kept: Kept) {
  const answers: string[] = [];
  const printed: string[] = [];
  const { battery, wiring, levels } = kept;
  const faults = createFaults();
  const { errors, guard } = createGuard((error) =>
    loop.resetAtMs() === null ? faults.tell(error, errorFlags) : 'done',
  );
  const pace = 1 + ppm / 1e6;
  const loop = createLoop(kept.atMs, pace, () => errorFlags.tell());
  const wall = createWallClock(() => loop.nowMs() * pace, kept.wallMs);
  const world = createWorld(() => wall.getTimeS() * 1000, faults.call);
  const { realm } = world;
  const errorFlags = createErrorFlags(realm, guard);
  const batteryPercent = () => battery.percent;
  const around = { guard, raise: errorFlags.raise, batteryPercent };
  const pins = createPins({ hardware: kind, entry, levels }, loop, wall.getTimeS, around);
  const buses = createBuses(realm, pins.pins);
  const supply: Supply = { display: true, brightness: 1, radio: true, passkey: null, console: true };
  const display = createDisplay(entry, { realm, buses, supply });
  const touch = createTouch(loop, realm, guard, supply);
  const link = createLink(loop, realm, guard, (line) => {
    answers.push(line);
    wiring.learn(line);
  });
  const outside = createOutside(entry.link.port, loop, realm, guard);
  const storage = createStorage(flash, realm);
  const print = (line: string) => void printed.push(line);
  const bangle = kind.touch ? { Bangle: touch.api } : {};
  const own = {
    Graphics: graphicsGlobal(realm),
    NRF: radioGlobal(supply, realm),
    ...buses.api,
    ...display.globals,
    ...bangle,
    ...outside.globals,
  };
  const globals = { realm, loop, wall, pins, storage, link, errorFlags, own, supply, batteryPercent, print, guard };
  world.define(boardGlobals({ hardware: kind, ...globals }));
  const said = { answers, printed, errors, heard: outside.heard };
  const inside = { faults, errorFlags, guard, loop, wall, world, storage };
  return { ...inside, supply, outside, said, battery, wiring, pins, touch, display, link };
}

/** Switches a fresh board on: the script has run when this returns. */
export function createBoard(options: BoardOptions): Board {
  const wiring = createWiring();
  return switchOn(options, {
    levels: new Map(Object.entries(options.levels ?? {})),
    wiring,
    battery: { percent: 100 },
    atMs: 0,
    wallMs: 0,
  });
}

function switchOn(options: BoardOptions, kept: Kept): Board {
  const { script, entry, rooms = {} } = options;
  const kind = hardwareOf(entry);
  const flash = options.flash ?? createFlash(kind.flash.pages, kind.flash.pageBytes);
  const parts = assemble(kind, flash, options, kept);
  const { guard, loop, world, wiring, pins, touch, display, link, storage } = parts;
  const { realm } = world;
  const { powerFail } = entry.pins;
  storage.write(bootFile, script.boot);
  for (const [file, text] of Object.entries(rooms)) storage.write(file, text);
  guard(() => world.run(script.script));

  function contact(lever: Lever, closed: boolean): void {
    const level = closed ? entry.active : entry.active === 1 ? 0 : 1;
    if (entry.contacts === 'touch') touch.move(lever === 'left' ? 0 : 1, closed);
    else pins.move(entry.pins[lever] ?? '', level);
  }

  return {
    nowMs: loop.nowMs,
    advanceTo: loop.advanceTo,
    approach: loop.approach,
    freeAtMs: loop.blockedUntilMs,
    edge: (side, level) => contact(wiring.leverOf(side, level === 1), level === 1),
    contact,
    setPin: pins.move,
    send: (line) => link.receive(`${toBytes(line)}\n`),
    intrude: parts.outside.receive,
    busy: loop.busy,
    timeJump: (byMs) => loop.raise(() => guard(() => realm.setTime(realm.getTime() + byMs / 1000))),
    setBattery(percent) {
      parts.battery.percent = percent;
    },
    cutPower(warned = true) {
      // It falls a little before the supply is gone, and is up again with it.
      if (powerFail && warned) pins.move(powerFail, 0);
      loop.die();
      if (powerFail) kept.levels.delete(powerFail);
    },
    failAt: parts.faults.wantAt,
    failNot: parts.faults.wantNone,
    raiseFlag: (flag) => loop.raise(() => parts.errorFlags.raise(flag)),
    resetAtMs: loop.resetAtMs,
    bootAgain(atMs) {
      const wallMs = loop.resetAtMs() !== null ? parts.wall.getTimeS() * 1000 + atMs - loop.nowMs() : 0;
      return switchOn({ ...options, flash }, { ...kept, atMs, wallMs });
    },
    ...parts.said,
    lcd: display.picture,
    flash,
    supply: parts.supply,
    level: pins.level,
    pulses: pins.pulses,
    counters() {
      const [wakeUps, drawnBytes] = [loop.wakeUps(), display.drawnBytes()];
      const busyUs = wakeUps * tickUs + drawnBytes * (entry.battery.byteUs ?? 0);
      return { wakeUps, busyMs: busyUs / 1000, drawnBytes };
    },
  };
}
