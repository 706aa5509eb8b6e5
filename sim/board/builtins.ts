/**
 * What the language offers in Espruino 2v29, found by asking the interpreter for every name that Node 20 knows.
 * Everything else is taken out of the virtual board's context.
 */

const words = (text: string) => text.trim().split(/\s+/);

/** Global names; those of the board come on top. Promise is left out: no order of its jobs and our timers is promised. */
export const globalNames: readonly string[] = words(`
  Object Function Array Number Boolean String Date RegExp Error ReferenceError SyntaxError TypeError globalThis JSON Math
  ArrayBuffer Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float32Array Float64Array
  Uint8ClampedArray DataView parseFloat parseInt Infinity NaN undefined decodeURIComponent encodeURIComponent eval
  isFinite isNaN
`);

/** Members of the constructors and of Math and JSON. */
export const staticNames: Readonly<Record<string, readonly string[]>> = {
  Array: words('length prototype isArray'),
  String: words('length prototype fromCharCode'),
  Object: words(`length prototype assign getOwnPropertyDescriptor getOwnPropertyDescriptors getOwnPropertyNames create
    defineProperties defineProperty getPrototypeOf setPrototypeOf keys entries fromEntries values`),
  Number: words('length prototype MAX_VALUE MIN_VALUE NaN NEGATIVE_INFINITY POSITIVE_INFINITY'),
  Math: words(`abs acos asin atan atan2 ceil cos exp floor log max min pow random round sign sin sqrt tan E LN10 LN2
    LOG10E LOG2E PI SQRT1_2 SQRT2`),
  JSON: words('parse stringify'),
  ArrayBuffer: words('length prototype'),
};

/** Methods that a value has. RegExp keeps all: its methods ask each other. */
export const methodNames: Readonly<Record<string, readonly string[]>> = {
  Array: words(`constructor length concat fill find findIndex pop push reverse shift unshift slice sort splice includes
    indexOf join forEach filter map every some reduce toString`),
  String: words(`constructor length charAt charCodeAt concat endsWith includes indexOf lastIndexOf match padEnd padStart
    repeat replace replaceAll slice split substr substring startsWith toString trim toLowerCase toUpperCase valueOf`),
  Number: words('constructor toFixed toString valueOf'),
  Object: words('constructor hasOwnProperty toString valueOf __proto__'),
  Date: words(`constructor toString toISOString toUTCString getDate setDate getDay getFullYear setFullYear getHours
    setHours getMilliseconds setMilliseconds getMinutes setMinutes getMonth setMonth getSeconds setSeconds getTime setTime
    getTimezoneOffset getUTCDate getUTCDay getUTCFullYear getUTCHours getUTCMilliseconds getUTCMinutes getUTCMonth
    getUTCSeconds valueOf toJSON`),
  ArrayBuffer: words('constructor byteLength'),
};

/** Methods of all typed arrays. */
export const typedArrayNames: readonly string[] =
  words(`constructor buffer byteLength byteOffset length every fill filter
  find findIndex forEach includes indexOf join map reverse reduce set slice some sort subarray toString`);
