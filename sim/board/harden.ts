/**
 * The script that makes a bare V8 context look like Espruino, where a bundle could get away with the difference. It runs
 * inside the context, as the objects of a script belong to it.
 */
import { globalNames, methodNames, staticNames, typedArrayNames } from './builtins';

/** Names that are still missing: reading `Array.prototype.slice` gives undefined, `[].slice` works. */
const bareConstructors = `
  function bare(Real, make, statics) {
    make.prototype = { toString: Real.prototype.toString, constructor: make };
    Object.defineProperty(make, Symbol.hasInstance, { value: function (x) { return x instanceof Real; } });
    statics.forEach(function (name) { if (name in Real && !(name in make)) make[name] = Real[name]; });
    return make;
  }
  var RealArray = Array, RealString = String, RealNumber = Number;
  global.Array = bare(RealArray, function (n) {
    return arguments.length === 1 && typeof n === "number" ? new RealArray(n) : [].slice.call(arguments);
  }, statics.Array);
  global.String = bare(RealString, function (x) { return arguments.length ? RealString(x) : ""; }, statics.String);
  global.Number = bare(RealNumber, function (x) {
    return typeof x === "string" && x !== x.trim() ? NaN : arguments.length ? RealNumber(x) : 0;
  }, statics.Number);
`;

/** Numbers of docs/gate.md, that is of espruino.md 1.4. */
const wrongResults = `
  var exp = Math.exp, log = Math.log, floor = Math.floor;
  RealNumber.prototype.toFixed = function (places) { return toFixed(+this, places | 0); };
  function toFixed(value, places) {
    if (!isFinite(value)) return "" + value;
    var sign = value < 0 ? "-" : "", x = value < 0 ? -value : value, whole = floor(x), text;
    if (floor(x + 0.0000001) === whole + 1) { whole++; x = whole; }
    text = sign + whole;
    x = (x - whole) * 10;
    for (var left = places; left > 0; left--) {
      var digit = floor(x + (left === 1 ? 0.5 : 0.00000001));
      x = (x - digit) * 10;
      text += (left === places ? "." : "") + (digit > 9 ? 9 : digit);
    }
    return text;
  }
  Math.round = function (x) { return x < 0 ? -floor(0.5 - x) : floor(x + 0.5); };
  Math.pow = function (x, y) {
    if (y >= 0 && y < 10 && y === floor(y)) {
      for (var p = 1, i = 0; i < y; i++) p *= x;
      return p;
    }
    if (x < 0 && y === floor(y)) return y % 2 ? -exp(log(-x) * y) : exp(log(-x) * y);
    return x === 0 && y > 0 ? 0 : exp(log(x) * y);
  };
  var stringify = JSON.stringify, hidden = /[^\\x00-\\x7e]/;
  JSON.stringify = function (value, replacer, indent) {
    var text = stringify(value, replacer, indent);
    return text === undefined || !hidden.test(text) ? text : replace.call(text, /[^\\x00-\\x7e]/g, function (char) {
      return "\\\\u" + ("000" + char.charCodeAt(0).toString(16).toUpperCase()).slice(-4);
    });
  };
  var replace = RealString.prototype.replace, split = RealString.prototype.split;
  RealString.prototype.replace = function (what, by) {
    if (typeof what !== "string" || typeof by !== "function") return replace.call(this, what, by);
    var source = "" + by;
    return replace.call(this, what, function () { return source; });
  };
  RealString.prototype.split = function (by) { return arguments.length ? split.call(this, by) : split.call(this); };
`;

const takeOut = `
  function keepOnly(object, names) {
    var kept = Object.create(null);
    names.forEach(function (name) { kept[name] = true; });
    ownNames(object).forEach(function (name) { if (!kept[name]) delete object[name]; });
  }
  var ownNames = Object.getOwnPropertyNames;
  for (var name in methods) keepOnly(global[name].prototype, methods[name]);
  var TypedArray = Object.getPrototypeOf(Uint8Array);
  keepOnly(TypedArray.prototype, typedMethods);
  keepOnly(TypedArray, ["length", "prototype"]);
`;

const clock = `
  var RealDate = Date;
  global.Date = function (a, b, c, d, e, f, g) {
    if (!new.target) return "" + new RealDate(wallMs());
    if (arguments.length === 0) return new RealDate(wallMs());
    if (arguments.length === 1) return new RealDate(a);
    return new RealDate(a, b, c || 1, d || 0, e || 0, f || 0, g || 0);
  };
  global.Date.prototype = RealDate.prototype;
  global.Date.now = function () { return wallMs(); };
  global.Date.parse = RealDate.parse;
`;

/** How the board makes things of the script's own world; see Realm. */
const realm = `
  var RealBuffer = ArrayBuffer, RealError = Error, parse = JSON.parse;
  function expose(f, chained) {
    return function () {
      try {
        called();
        var result = f.apply(null, arguments);
        return chained || result;
      } catch (e) {
        throw new RealError(e.message);
      }
    };
  }
  function object(values, chain) {
    var made = {}, name;
    for (name in values) made[name] = typeof values[name] === "function" ? expose(values[name]) : values[name];
    for (name in chain) made[name] = expose(chain[name], made);
    return made;
  }
  var realm = {
    newArrayBuffer: function (bytes) { return new RealBuffer(bytes); },
    parseJson: function (text) { return parse(text); },
    object: object,
    setTime: function (seconds) { global.setTime(seconds); },
    getTime: function () { return global.getTime(); }
  };
`;

export const hardenScript = `(function (global, wallMs, called) {
  var statics = ${JSON.stringify(staticNames)};
  var methods = ${JSON.stringify(methodNames)};
  var typedMethods = ${JSON.stringify(typedArrayNames)};
  ${takeOut}
  ${bareConstructors}
  ${wrongResults}
  ${clock}
  ${realm}
  for (var name in statics) keepOnly(global[name], statics[name]);
  keepOnly(global, ${JSON.stringify(globalNames)});
  global.global = global;
  return realm;
})`;
