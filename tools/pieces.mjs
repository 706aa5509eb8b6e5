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
  pure_new: true,
};

/** @param {string} text statements @returns {Promise<string>} fewer of them, the names as they were */
export async function compress(text) {
  const { code } = await minify(text, { ecma: 2015, compress: smaller, mangle: false, format: { ecma: 2015 } });
  if (!code) throw new Offence('a room is empty');
  return code;
}

/** In characters: short, as a piece is in memory twice while it is read; each costs a byte and a half. */
const PieceLength = 670;
/** A function that is worth a name of its own, where a piece would be too long with it. */
const FunctionLength = 80;

/** Gives the next piece; tools/names.mjs gives nothing this name, nor any with a digit. */
const nextPiece = '$';
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

/** What stands at the top of a room's function: `name=value` each, or statements without a name. */
function partsOf(code, body) {
  const parts = [];
  const add = (node, isNamed) => {
    let rest = '';
    let from = node.start;
    for (const { start, end, text } of functionsIn(node, code)) {
      const name = functionName(parts.length);
      parts.push({ isNamed: true, text: `${name}=${text}` });
      rest += code.slice(from, start) + name;
      from = end;
    }
    parts.push({ isNamed, text: rest + code.slice(from, node.end).replace(/;$/, '') });
  };
  for (const node of body) {
    if (node.type === 'VariableDeclaration') for (const d of node.declarations) add(d, true);
    else add(node, false);
  }
  return parts;
}

/** The names that a piece declares are the room function's own, as `eval` has it, so that all its pieces see them. */
function joined(parts) {
  let piece = '';
  let wasNamed = false;
  for (const { isNamed, text } of parts) {
    if (piece) piece += isNamed && wasNamed ? ',' : ';';
    piece += isNamed && !wasNamed ? `var ${text}` : text;
    wasNamed = isNamed;
  }
  return piece;
}

/** Of numbers from 0: a place in a kit, the number of a room. */
const characterOf = (number) => String.fromCharCode(35 + number);
const resident = '!';

/**
 * @param {{needs: {room: number | null, places: number[]}[], code: string}} script what the room takes of the resident script
 *   (null) and of other rooms, in the order of the parameters; `(a,b)=>{...}`
 * @returns {string[]} first the parameters' names, a character each, the one that gives the pieces before them, then
 *   what the room needs, of each script its room and the places in its kit; the other pieces are evaluated
 */
export function piecesOf({ needs, code }) {
  const tree = acorn.parse(code, { ecmaVersion: 2022 });
  const room = tree.body[0].expression;
  const params = room.params.map(({ name }) => name);
  const long = params.find((name) => name.length > 1);
  if (long) throw new Offence(`a room takes more pieces than there are short names: ${long}`);
  const groups = [];
  let length = PieceLength;
  for (const part of partsOf(code, room.body.body)) {
    length += part.text.length;
    if (length < PieceLength) groups.at(-1).push(part);
    else {
      groups.push([part]);
      length = part.text.length;
    }
  }
  const taken = needs.map(
    ({ room, places }) => (room === null ? resident : characterOf(room)) + places.map(characterOf).join(''),
  );
  return [[[nextPiece, ...params].join(''), ...taken].join(' '), ...groups.map(joined)];
}
