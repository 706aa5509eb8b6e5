/** What the prelude says in place of a board's display, by driver: the interpreter on Linux has Graphics and no buses. */
import type { BoardEntry } from '../board';

/** What "d" of the steps answers, as sim/picture reads it: a digit a pixel. @param digit of the color c */
const pixels = (digit: string) => `
sim.pixels = function () {
  var w = g.getWidth(), h = g.getHeight(), text = "";
  for (var y = 0; y < h; y++) for (var x = 0; x < w; x++) {
    var c = g.getPixel(x, y);
    text += ${digit};
  }
  return JSON.stringify({ width: w, height: h, pixels: text });
};`;

const lcd = (size: string, digit: string) => `
global.g = Graphics.createArrayBuffer(${size}, { msb: true });
g.flip = function () { g.getModified(true); };${pixels(digit)}`;

/** A chip on a bus takes bytes; what is no data of the kind that the firmware sends is an error. */
const bus = (name: string, method: string, check: string) => `
${name}.setup = function (options) {
  for (var key in options) if (!options[key]) throw new Error("${name}.setup: no " + key);
};
${name}.${method} = ${check};`;

export const displays: Readonly<Record<BoardEntry['display']['driver'], string>> = {
  pixl: `${lcd('128, 64, 1', 'c')}
global.Pixl = { setLCDPower: function () {} };`,
  bangle2: lcd('176, 176, 16', '(c >> 15) + ((c >> 10) & 1) * 2 + ((c >> 4) & 1) * 4'),
  // It has no pixels: the frames that it was sent, the last of each register.
  max7219: `${bus(
    'SPI1',
    'write',
    `function (data, select) {
  if (!select.name || data.length !== 4) throw new Error("SPI1.write: not a frame for two chips");
  sim.frames[data[0]] = [].slice.call(data);
}`,
  )}
sim.frames = [];
sim.pixels = function () { return JSON.stringify({ frames: sim.frames.filter(function (f) { return f; }) }); };`,
  ssd1306: `${bus(
    'I2C1',
    'writeTo',
    `function (address, first, data) {
  var isSent = data === undefined ? first.every(function (part) { return part.byteLength > 0; }) : data.length !== undefined;
  if (address !== 60 || !isSent) throw new Error("I2C1.writeTo: nobody listens");
}`,
  )}${pixels('c')}`,
};

/** A touch screen in place of contacts. */
export const touchScreen = `
sim.touch = { listeners: [], held: "" };
global.Bangle = {
  on: function (event, f) { if (event === "drag") sim.touch.listeners.push(f); },
  setLCDBrightness: function () {}, setLCDPower: function () {}, setLocked: function () {}, setOptions: function () {}
};
sim.contact = function (lever, closed) {
  var T = sim.touch;
  if (closed ? T.held : T.held !== lever) return;
  T.held = closed ? lever : "";
  sim.raise(function () {
    for (var f of T.listeners) sim.guard(f, { x: lever === "left" ? 44 : 132, y: 44, b: closed ? 1 : 0, dx: 0, dy: 0 });
  });
};`;
