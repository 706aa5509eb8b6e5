/**
 * Storage in the prelude: the interpreter's own, its file `espruino.flash` in the play's folder, with the board's free space,
 * the rooms from memory, and a supply that may go in the middle of a record.
 */

export const storage = `
// The Linux build opens its flash file for every read: code runs from RAM, in half the time. The bench runs it from Storage.
sim.rooms = {};
global.require = (function (require, Storage) {
  var storage = {
    getFree: function () { return sim.free; },
    read: function (name, offset, length) {
      var text = sim.rooms[name];
      if (!text) return Storage.read(name, offset, length);
      return length ? text.substr(offset, length) : offset ? text.substr(offset) : text;
    },
    readArrayBuffer: function (n) { return sim.rooms[n] ? E.toArrayBuffer(sim.rooms[n]) : Storage.readArrayBuffer(n); }
  };
  // Of a record; a new file is written as a whole.
  storage.write = function (name, data, offset, size) {
    if (sim.takes === undefined || !offset) return Storage.write(name, data, offset, size);
    var bytes = new Uint8Array(data), left = sim.takes;
    sim.takes -= bytes.length;
    if (sim.takes >= 0) return Storage.write(name, data, offset, size);
    if (!sim.torn) {
      var part = new Uint8Array(left + 1);
      for (var i = 0; i < left; i++) part[i] = bytes[i];
      part[left] = bytes[left] | sim.tornBits;
      Storage.write(name, part.buffer, offset);
    }
    sim.torn = true;
    sim.blocked = Infinity;
    throw new Error("the supply is gone");
  };
  ["erase", "list", "compact"].forEach(function (method) {
    storage[method] = Storage[method];
  });
  return function (name) { return name === "Storage" ? storage : require(name); };
})(require, require("Storage"));
`;
