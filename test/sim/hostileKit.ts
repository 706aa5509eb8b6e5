/** A hundred kinds of bytes that no arbiter sends. None has the code. */
import { createRandom } from '../../sim/fuzz/random';

/** What a visitor of a console would type. */
const code = [
  'reset()',
  'load()',
  'E.reboot()',
  'quit()',
  'setTime(0)',
  'clearTimeout()',
  'clearInterval()',
  'clearWatch()',
  'require("Storage").eraseAll()',
  'require("Storage").write(".bootcde","")',
  'global.zeitnotPort=undefined',
  'E.setConsole("Bluetooth",{force:true})',
  'Bluetooth.setConsole(1)',
  'eval("1")',
  'for(;;);',
  'while(1)print(1)',
  'function f(){f()}f()',
  'var a="x";for(;;)a+=a',
  'dump()',
  'save()',
  'E.dumpStr()',
  'process.memory().usage=0',
  'JSON.parse=function(){return {code:1}}',
  'Object.prototype.code="x"',
  'trace()',
  'edit(reset)',
];

/** Bytes by which a console is spoken to. */
const controls = [
  '\x03',
  '\x03\x03\x03\x10reset()',
  '\x04',
  '\x05',
  '\x10load()',
  '\x10\x0ereset()',
  '\x1b[A',
  '\x1b[2J\x1b[H',
  '\0',
  '\x7f\x7f\x7f',
  '\r',
  '\r\r\r',
  '\x01\x02\x03\x04\x05\x06\x07\x08',
  'AT+RST\r',
  'GET / HTTP/1.1\r\nHost: clock\r\n\r\n',
];

/** Nearly our protocol. */
const nearly = [
  '{}',
  '[]',
  'null',
  '1',
  '"text"',
  '{"op":"reset"}',
  '{"op":"state"}',
  '{"op":"setTime","side":"white","ms":0}',
  '{"code":null,"op":"reset"}',
  '{"code":0,"op":"reset"}',
  '{"code":"","op":"reset"}',
  '{"code":["0","0","0","0"],"op":"reset"}',
  '{"code":{},"op":"reset"}',
  '{"code":true,"op":"result","value":"1-0"}',
  '{"Code":"1111","op":"reset"}',
  '{"code":"1111"',
  '{"code":"1111","op":"reset"}}',
  '{"code":"1111","code":"2222","op":"reset"}',
  "{'code':'0000','op':'reset'}",
  '{"code":"\\u0030\\u0030\\u0030\\u0030","op":"reset"}',
  '{"__proto__":{"code":"1"},"op":"reset"}',
  '{"constructor":{"prototype":{"code":"1"}}}',
  '{"op":"setup","white":[[0,1,0,0,0,0]]}',
  '{"op":"face","on":false}',
  '{"op":"slip"}',
  '{"op":"strangers"}',
  `{"op":${'"x",'.repeat(300)}}`,
  '[1]x',
  '01',
  '{"a":1,}',
];

const times = (count: number, make: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, i) => make(i));

const random = createRandom(4);
const bytes = (count: number) => times(count, () => String.fromCharCode(random.int(0, 255))).join('');

/** Each ends with a newline, unless it is about having none. */
export const kinds: readonly string[] = [
  ...[...code, ...controls, ...nearly].map((line) => `${line}\n`),
  // Wrong codes, and all of them.
  ...times(5, (i) => `{"code":"${1111 * (i + 1)}","op":"reset"}\n`),
  times(200, (i) => `{"code":"${1000 + i}","op":"stop"}\n`).join(''),
  times(10, (i) => `{"code":"${'0'.repeat(i)}","op":"stop"}\n`).join(''),
  // Binary.
  ...times(8, (i) => bytes(64 * (i + 1))),
  `${bytes(20_000)}\n`,
  `${times(256, (i) => String.fromCharCode(i)).join('')}\n`,
  // Over-long, with and without an end.
  ...times(4, (i) => `${'x'.repeat(1999 + i)}\n`),
  `${'{'.repeat(5000)}\n`,
  `${'['.repeat(100_000)}\n`,
  `{"code":"${'9'.repeat(50_000)}"}\n`,
  'y'.repeat(400_000),
  `\n${'{"code":"1111",'.repeat(10_000)}\n`,
  // Floods.
  '\n'.repeat(50_000),
  '{}\n'.repeat(30_000),
  '\x03\n'.repeat(20_000),
  '{"op":"reset"}\n'.repeat(5000),
  'reset()\n'.repeat(10_000),
  '\r\n'.repeat(20_000),
];
