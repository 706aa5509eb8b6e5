/**
 * The npm package chess-clock 0.5.0 as a script for Espruino. As published it loads in neither Node 20 (its inner
 * package.json is no JSON) nor Espruino (destructuring, spread, Map): the least edits, then the minifier that ours has.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { transform } from 'esbuild';
import { root } from '../bundle.mjs';

/** Text for text; a class becomes functions on a prototype besides. */
const edits = [
  ["export * from './types';", ''],
  ['export class Clock', 'class Clock'],
  [
    'constructor({ name = hourglass.name, stages = hourglass.stages, updateInterval = UPDATE_INTERVAL, callback, }) {',
    'constructor(options) { const name = options.name, stages = options.stages, updateInterval = UPDATE_INTERVAL, callback = options.callback;',
  ],
  ['reset({ name, stages } = {}) {', 'reset(name, stages) {'],
  ['[...this._stages[0].time]', 'this._stages[0].time.slice()'],
  ['[...Clock._Configs.keys()]', 'Clock._Configs.names.slice()'],
  ['[...Clock._Configs.entries()]', 'Clock._Configs.names.slice()'],
];

/** As much of a Map as the library's table of presets needs. */
const map = `function Map() { this.names = []; this.values = {}; }
Map.prototype.set = function (name, value) { this.names.push(name); this.values[name] = value; };
Map.prototype.get = function (name) { return this.values[name]; };
`;

function edited(text) {
  return edits.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`chess-clock is not the 0.5.0 that is known: ${from}`);
    return result.replaceAll(from, to);
  }, text);
}

/** A member of the class as a function of the constructor or its prototype, which is faster in Espruino than a class. */
function member({ kind, static: isStatic, key: { name }, value }, text) {
  const code = `function ${text.slice(value.start, value.end)}`;
  if (kind === 'constructor') return code.replace('function', 'function Clock');
  const owner = isStatic ? 'Clock' : 'Clock.prototype';
  if (kind === 'get') return `Object.defineProperty(${owner}, '${name}', { get: ${code} });`;
  return `${owner}.${name} = ${code};`;
}

function withoutClass(text) {
  const tree = parse(text, { ecmaVersion: 2022 });
  const node = tree.body.find(({ type }) => type === 'ClassDeclaration');
  const members = node.body.body.map((method) => member(method, text));
  return `${text.slice(0, node.start)}${members.join('\n')}${text.slice(node.end)}`;
}

/** @returns {Promise<string>} a script that leaves a function `newClock(stages)` */
export async function library() {
  const text = edited(readFileSync(join(root, 'node_modules/chess-clock/lib/esm/index.js'), 'utf8'));
  const open = 'global.newClock = function (stages) { return new Clock({ name: "bench", stages: stages }); };';
  const whole = `(function () {\n${map}${withoutClass(text)}\n${open}\n})();`;
  return (await transform(whole, { minify: true, target: 'es2015', charset: 'ascii' })).code;
}
