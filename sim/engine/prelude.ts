/**
 * The board around the script in the real interpreter: recipe A of docs. Plain old JavaScript, every function before its
 * use; functions that the interpreter has are replaced through `global`. Storage and Graphics are the interpreter's own.
 * Timers, passes, pins and link do what sim/board does, and a test holds the two together.
 *
 * Steps are lines of the file `steps`, read in pieces, as the interpreter has few variables: `at e side level`,
 * `at c lever level`, `at k pin level`, `at l line`, `at i bytes` (a newline as \\n, a backslash as \\b), `at b forMs`,
 * `at j byMs`, `at p percent`, `at d` for a picture of the display, `at w bytes bits` before the steps of which the flash
 * takes no more than so many bytes, of the next one no more than the other bits, last perhaps
 * `at x`: a power cut. What the board stands in is then told to the interpreter's next life (`@kept`), and that tells the
 * clock's own time at its boot (`@own`). A processor that starts anew tells when, and how many steps were taken (`@reset`).
 */

export const mark = '@';

export const prelude = String.raw`
var sim = { now: 0, ahead: 0, blocked: 0, pending: [], serving: false, timers: [], changed: false, watches: [],
  listeners: [], strangers: [], out: "", whiteOnLeft: true, held: {}, levels: {}, battery: 100, open: 0, active: 1, left: "", right: "",
  wrap: 0, divider: {}, queued: 0, flags: [], told: [], flagListeners: [], done: 0 };

global.print = (function (print) {
  sim.say = function (text) { print("@" + text); };
  return print;
})(print);

global.getTime = function () { return (sim.now * sim.pace + sim.ahead) / 1000; };
global.setTime = function (seconds) { sim.ahead = seconds * 1000 - sim.now * sim.pace; };

sim.guard = function (callback, arg) {
  try { callback(arg); } catch (e) { if (!sim.torn && sim.reset === undefined) print("Uncaught " + e + "\n" + (e.stack || "")); }
};

sim.typeError = function () { throw new Error("Function or String not supplied!"); };
global.setTimeout = function (callback, ms) {
  var T = sim.timers, n = T.length, id = n ? T[n - 1].id + 1 : 1;
  if (typeof callback !== "function") sim.typeError();
  if (ms > 3153600000000) throw new Error("Interval is too long (>100 years)");
  T.push({ due: sim.now + (ms >= 1 / 10 ? ms : 1 / 10) / sim.pace, f: callback, id: id, every: 0 });
  sim.changed = true;
  return id;
};
global.setInterval = function (callback, ms) {
  var id = setTimeout(callback, ms), T = sim.timers;
  T[T.length - 1].every = (ms >= 1 / 10 ? ms : 1 / 10) / sim.pace;
  return id;
};
sim.disarm = function (args, name) {
  var T = sim.timers;
  sim.changed = true;
  if (args.length === 0) T.splice(0, T.length);
  else if (args[0] === undefined)
    throw new Error("clear" + name + "(undefined) not allowed. Use clear" + name + "() instead");
  else {
    var i = T.findIndex(function (t) { return t.id === args[0]; });
    if (i >= 0) T.splice(i, 1);
  }
};
global.clearTimeout = function () { sim.disarm(arguments, "Timeout"); };
global.clearInterval = function () { sim.disarm(arguments, "Interval"); };

sim.runTimer = function (t, T) {
  sim.guard(t.f);
  if (t.every > 0) t.due += t.every;
  else {
    var i = T.indexOf(t);
    if (i >= 0) T.splice(i, 1);
  }
};
sim.runDue = function () {
  var S = sim, T = S.timers, i, t;
  do {
    S.changed = false;
    i = 0;
    while (i < T.length && !S.changed) {
      t = T[i];
      if (t.due <= S.now) S.runTimer(t, T);
      if (T[i] === t) i++;
    }
  } while (S.changed);
};
sim.servePending = function () {
  var batch = sim.pending;
  sim.pending = [];
  sim.serving = true;
  for (var serve of batch) serve();
  sim.serving = false;
};
sim.raise = function (serve) {
  sim.pending.push(serve);
  if (!sim.serving && sim.blocked <= sim.now) sim.servePending();
};
sim.tellFlags = function () {
  var S = sim, fresh = S.flags;
  if (fresh === S.told) return;
  S.told = fresh;
  if (fresh.length) S.flagListeners.forEach(function (f) { S.guard(f, fresh); });
  S.told = S.flags;
};
sim.nextPass = function (S) {
  if (S.blocked > S.now) return S.blocked;
  if (S.pending.length) return S.now;
  var due = Infinity;
  for (var t of S.timers) if (t.due < due) due = t.due;
  return due;
};
sim.go = function (ms, inclusive) {
  var S = sim, at = S.nextPass(S);
  while ((at < ms || (inclusive && at === ms)) && S.reset === undefined && S.bite(S) > at) {
    if (at > S.now) S.now = at;
    S.idle(S);
    if (S.pending.length) S.servePending();
    S.runDue();
    S.tellFlags();
    at = S.nextPass(S);
  }
  if (S.reset === undefined && S.bite(S) <= ms) S.reset = Math.max(S.now, S.bite(S));
  if (ms > S.now) S.now = ms;
};

sim.Pin = function (name) {
  return { name: name, read: function () { return digitalRead(this) === 1; }, toString: function () { return name; } };
};
global.digitalRead = function (pin) {
  var level = sim.levels[pin.name];
  return level === undefined ? sim.open : level;
};
global.analogWrite = function (pin, level) { sim.levels[pin.name] = level > 0 ? 1 : 0; };
global.digitalWrite = function (pins, level) {
  for (var pin of [].concat(pins).reverse()) { sim.levels[pin.name] = level & 1; level >>= 1; }
};
global.analogRead = function (pin) {
  var d = sim.divider;
  return pin.name === d.pin ? (d.empty + (d.full - d.empty) * sim.battery / 100) / 1000 : 0;
};
global.pinMode = function () {};
global.setWatch = function (callback, pin, options) {
  if (!pin || !pin.name) throw new Error("Invalid pin");
  if (options.debounce !== 0) throw new Error("setWatch: the virtual board has only debounce: 0");
  var n = sim.watches.length, edge = options.edge;
  var id = n ? sim.watches[n - 1].id + 1 : 1;
  sim.watches.push({ id: id, name: pin.name, pin: pin, repeat: options.repeat, f: callback,
    edge: edge === "both" ? 0 : edge === "falling" ? -1 : 1 });
  return id;
};
global.clearWatch = function (id) {
  if (arguments.length === 0) sim.watches = [];
  else if (id === undefined) throw new Error("clearWatch(undefined) not allowed. Use clearWatch() instead");
  else {
    var i = sim.watches.findIndex(function (w) { return w.id === id; });
    if (i < 0) throw new Error("Unknown Watch " + id);
    sim.watches.splice(i, 1);
  }
};
sim.edge = function (name, level, stamp) {
  var at = stamp + Math.floor((getTime() - stamp) / sim.wrap) * sim.wrap;
  sim.watches.slice().forEach(function (w) {
    if (w.name !== name || sim.watches.indexOf(w) < 0) return;
    if (w.edge === 0 || w.edge === (level ? 1 : -1)) {
      var e = { state: level === 1, time: at, pin: w.pin };
      if (w.last !== undefined) e.lastTime = w.last;
      sim.guard(w.f, e);
      if (!w.repeat) {
        var i = sim.watches.indexOf(w);
        if (i >= 0) sim.watches.splice(i, 1);
      }
    }
    w.last = at;
  });
};
sim.contact = function (lever, closed) {
  sim.setPin(sim[lever], closed ? sim.active : sim.open);
};
sim.setPin = function (name, level) {
  var was = sim.levels[name];
  if ((was === undefined ? sim.open : was) === level) return;
  sim.levels[name] = level;
  if (sim.queued === 170) {
    if (!sim.flags.length) sim.flags = ["FIFO_FULL"];
    return;
  }
  var at = global.getTime();
  sim.queued++;
  sim.raise(function () {
    sim.queued--;
    sim.edge(name, level, at);
  });
};
sim.move = function (side, closed) {
  var own = (side === "white") === sim.whiteOnLeft ? "left" : "right";
  var lever = closed ? own : sim.held[side] || own;
  sim.held[side] = closed ? lever : undefined;
  sim.contact(lever, closed);
};

global.zeitnotPort = {
  on: function (event, f) { if (event === "data") sim.listeners.push(f); },
  write: function (text) {
    if (sim.torn) return;
    sim.out += text;
    for (var end = sim.out.indexOf("\n"); end >= 0; end = sim.out.indexOf("\n")) {
      var line = sim.out.substr(0, end), found = line.lastIndexOf('"whiteOn":"');
      sim.out = sim.out.substr(end + 1);
      if (found >= 0) sim.whiteOnLeft = line[found + 11] === "l";
      sim.say(line);
    }
  }
};
sim.receive = function (listeners, text) {
  sim.raise(function () {
    listeners.forEach(function (f) { sim.guard(f, text); });
  });
};
sim.outside = {
  on: function (event, f) { if (event === "data") sim.strangers.push(f); },
  write: function () {}
};
sim.intrude = function (text) {
  var bytes = text.split("\\n").join("\n").split("\\b").join("\\");
  for (var from = 0; from < bytes.length; from += 64) sim.receive(sim.strangers, bytes.substr(from, 64));
};

E.on = function (event, f) { if (event === "errorFlag") sim.flagListeners.push(f); };
// The list that a listener was given stays as it is.
E.getErrorFlags = function () { var all = sim.flags; sim.flags = []; return all; };
global.NRF = {
  sleep: function () {}, wake: function () {}, getSecurityStatus: function () { return { connected: false }; },
  setSecurity: function () {}
};
E.setConsole = function () {};

sim.toOwn = function (line) {
  var i = line.lastIndexOf('"at":') + 5;
  if (sim.own === undefined || i < 5) return line;
  return line.substr(0, i) + Math.max(parseInt(line.substr(i)) - sim.offset, sim.own) + "}";
};
sim.boot = function (line) {
  var say = sim.say;
  sim.say = function (answer) { sim.own = JSON.parse(answer).at; };
  sim.receive(sim.listeners, line + "\n");
  sim.say = say;
  sim.offset = sim.now - sim.own;
  say("own " + sim.own);
};
sim.standsIn = function (kept) {
  return JSON.stringify(Object.assign(kept, { whiteOnLeft: sim.whiteOnLeft, held: sim.held, levels: sim.levels,
    battery: sim.battery }));
};
sim.step = function (line) {
  var a = line.indexOf(" "), rest = line.substr(a + 3), kind = line[a + 1];
  sim.go(parseInt(line.substr(0, a)), false);
  if (sim.reset !== undefined) return;
  if (kind !== "w") sim.done++;
  if (kind === "x") {
    if (sim.powerFail) {
      if (sim.takes === undefined) sim.setPin(sim.powerFail, 0);
      delete sim.levels[sim.powerFail];
    }
    sim.say("kept " + sim.standsIn({}));
    sim.cut = true;
  } else if (kind === "l") sim.receive(sim.listeners, sim.toOwn(rest) + "\n");
  else if (kind === "w") {
    sim.takes = parseInt(rest);
    sim.tornBits = parseInt(rest.substr(rest.indexOf(" ") + 1));
  } else if (kind === "i") sim.intrude(rest);
  else if (kind === "e") sim.move(rest.substr(0, 5), rest[6] === "1");
  else if (kind === "c") sim.contact(rest.substr(0, rest.length - 2), rest[rest.length - 1] === "1");
  else if (kind === "k") sim.setPin(rest.substr(0, rest.length - 2), rest[rest.length - 1] === "1" ? 1 : 0);
  else if (kind === "b") {
    if (sim.blocked <= sim.now) sim.idle(sim);
    sim.blocked = Math.max(sim.blocked, sim.now + parseInt(rest));
  } else if (kind === "j") sim.raise(function () { global.setTime(global.getTime() + parseInt(rest) / 1000); });
  else if (kind === "d") sim.say(sim.pixels());
  else sim.battery = parseInt(rest);
};
sim.readLine = (function (file, text) {
  return function () {
    for (var end = text.indexOf("\n"); end < 0; end = text.indexOf("\n")) {
      var more = file.read(256);
      if (!more) return;
      text += more;
    }
    var line = text.substr(0, end);
    text = text.substr(end + 1);
    return line;
  };
})(E.openFile("steps", "r"), "");
sim.play = function () {
  for (var line = sim.readLine(); line !== undefined && sim.reset === undefined; line = sim.readLine()) sim.step(line);
  if (!sim.cut && sim.reset === undefined) sim.go(Math.max(sim.now, sim.blocked), true);
  // Espruino keeps its wall clock in RAM that is not cleared.
  if (sim.reset !== undefined) {
    sim.say("kept " + sim.standsIn({ ahead: sim.ahead }));
    sim.say("reset " + sim.reset + " " + sim.done);
  }
};
sim.text = function (file) { return require("fs").readFileSync(file); };
sim.load = function (file) { eval(sim.text(file)); };
`;
