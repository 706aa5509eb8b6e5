/** A room's script made small, and cut into pieces that a board reads one after the other. */
import * as acorn from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { minify } from 'terser';
import { Offence } from './refusal.mjs';

/** What terser may do: functions that are used once go where they are used, so that they cost no name. */
const smaller = {
  ecma: 2015,
  toplevel: true,
  passes: 3,
  // A function inside another is read over with it, every time.
  reduce_funcs: false,
  // As it was written it repeats more often.
  lhs_constants: false,

  // More makes variables that are used before they are declared, which Espruino does not know.
  inline: 1,
  unsafe_arrows: true,
  pure_getters: true,
};

/** @param {string} text statements @returns {Promise<string>} fewer of them, the names as they were */
export async function compress(text) {
  const { code } = await minify(text, { ecma: 2015, compress: smaller, mangle: false, format: { ecma: 2015 } });
  if (!code) throw new Offence('a room is empty');
  return code;
}

/** In characters: short, as a piece is in memory twice while it is read; each costs a byte and a half. */
const PieceLength = 400;
/** A function that is worth a name of its own, where a piece would be too long with it. */
const FunctionLength = 80;

/** Names that no source has (tools/names.mjs gives none with a digit). */
const nextPiece = 'n0';
const text = 't0';
const functionName = (i) => `f${i}`;

/** A long expression's functions, the outermost ones, in the order of their text. */
function functionsIn(node, code) {
  const found = [];
  fullAncestor(node, (inner, _, parents) => {
    const outermost = !parents.slice(0, -1).some(({ type }) => /Function/.test(type));
    if (/Function/.test(inner.type) && outermost && inner.end - inner.start > FunctionLength) found.push(inner);
  });
  return node.end - node.start < PieceLength || found.some(({ end }) => end === node.end)
    ? []
    : found.sort((a, b) => a.start - b.start).map(({ start, end }) => ({ start, end, text: code.slice(start, end) }));
}

/** Top-level names are the room function's own, so that all its pieces see them; a piece gives them their values. */
function statements(code, body) {
  const names = [];
  const parts = [];
  const add = (node) => {
    let rest = '';
    let from = node.start;
    for (const { start, end, text } of functionsIn(node, code)) {
      const name = functionName(names.length);
      names.push(name);
      parts.push(`${name}=${text}`);
      rest += code.slice(from, start) + name;
      from = end;
    }
    parts.push(rest + code.slice(from, node.end).replace(/;$/, ''));
  };
  for (const node of body) {
    if (node.type !== 'VariableDeclaration') add(node);
    else
      for (const d of node.declarations) {
        names.push(d.id.name);
        if (d.init) add(d);
      }
  }
  return { names, parts };
}

/**
 * @param {string} list what stands before the room's function
 * @param {string} code `(a,b)=>{...}`
 * @returns {string[]} first the list with a function that gets the others by its last argument, which gives one at a time
 */
export function piecesOf(list, code) {
  const tree = acorn.parse(code, { ecmaVersion: 2022 });
  const room = tree.body[0].expression;
  const params = room.params.map(({ name }) => name);
  const { names, parts } = statements(code, room.body.body);
  const pieces = [];
  for (const part of parts) {
    const last = pieces.length - 1;
    if (last >= 0 && pieces[last].length + part.length < PieceLength) pieces[last] += `;${part}`;
    else pieces.push(part);
  }
  const reader = `(${[...params, nextPiece].join()})=>{var ${[...names, text].join()};while(${text}=${nextPiece}())eval(${text})}`;
  return [`[${list},${reader}]`, ...pieces];
}
