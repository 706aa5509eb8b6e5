/**
 * Short names for the rooms. The same thing has the same name in all rooms, a piece of a kit as well as what sources call
 * alike, so that their texts repeat each other: that is what packing lives on.
 */
import * as acorn from 'acorn';
import { bindings, references } from './gate/scope.mjs';

/** Names of one letter: what lies in functions takes the small ones, what functions stand in the others. */
const small = [...'etoracdusgjvwyxknilpmhfbqz'];
const large = [...'BCLMNOPQRSTUVWXYZ_GHIJKDFA'];
/** Names of the boards that no local one may hide, though the room at hand does not use them. */
const reserved = ['E', 'g', '$', 'of', 'in', 'if', 'do'];

function* longer() {
  for (const first of small) for (const second of [...small, ...large]) yield first + second;
}

/** Depth of a scope, as functions and blocks are opened one in the other. */
const within = (outer, inner) => outer.start <= inner.start && inner.end <= outer.end;

/** A function's text as its names: {text, names: [{name, scope, sites, top}], globals}. */
function namesOf(text) {
  const tree = acorn.parse(text, { ecmaVersion: 2022 });
  const room = tree.body[0].expression;
  const uses = references(tree);
  const found = [];
  for (const [scope, names] of bindings(tree))
    for (const [name, binding] of names) {
      const own = uses.filter((use) => use.binding?.start === binding.start);
      const sites = own.map(({ node, parents }) => ({ at: node.start, key: parents.at(-1).shorthand === true }));
      const top = scope === room || scope === room.body;
      found.push({ name, scope, top, sites: [{ at: binding.start, key: false }, ...sites] });
    }
  return { text, names: found, globals: uses.filter((use) => !use.binding).map((use) => use.node.name) };
}

/** One name would hide the other, or be hidden, where it is used. */
const clash = (outer, inner) =>
  outer.scope === inner.scope ||
  (within(outer.scope, inner.scope) && outer.sites.some(({ at }) => at >= inner.scope.start && at < inner.scope.end)) ||
  outer.scope.body === inner.scope ||
  inner.scope.body === outer.scope;

function rename({ text, names, globals }, wishes) {
  const taken = [];
  for (const entry of names) {
    const hidden = new Set(taken.filter((other) => clash(other, entry)).map((other) => other.given));
    const free = (name) => name && !hidden.has(name) && !globals.includes(name) && !reserved.includes(name);
    const wish = wishes(entry);
    const given = [...wish, ...longer()].find(free);
    taken.push({ ...entry, given });
  }
  const edits = taken.flatMap(({ name, given, sites }) => sites.map(({ at, key }) => ({ at, name, given, key })));
  let result = '';
  let from = 0;
  for (const { at, name, given, key } of edits.sort((a, b) => a.at - b.at)) {
    result += `${text.slice(from, at)}${key ? `${name}:` : ''}${given}`;
    from = at + name.length;
  }
  return result + text.slice(from);
}

/**
 * @param {{text: string, pieces: Object<string, string>}[]} functions a room each: `(a,b)=>{...}`; the ids of pieces by
 *   their names in it
 * @returns {string[]} the same with short names
 */
export function shortNames(functions) {
  const read = functions.map(({ text, pieces }) => ({ ...namesOf(text), pieces }));
  const counts = new Map();
  for (const { names, pieces } of read)
    for (const { name, top, sites } of names)
      if (top) counts.set(pieces[name] ?? name, (counts.get(pieces[name] ?? name) ?? 0) + sites.length);
  const commonest = [...counts].sort((a, b) => b[1] - a[1]).slice(0, large.length);
  const shared = Object.fromEntries(commonest.map(([id], i) => [id, large[i]]));
  return read.map(({ pieces, ...room }) => {
    const sharedName = ({ name, top }) => top && shared[pieces[name] ?? name];
    // Outer scopes first, and in the outermost one those whose name is settled, then the common ones.
    const size = ({ scope, top }) => (top ? Number.POSITIVE_INFINITY : scope.end - scope.start);
    const rank = (entry) => (pieces[entry.name] ? 0 : 1) + (sharedName(entry) ? 0 : 1 / (1 + entry.sites.length));
    room.names.sort((a, b) => (a.top && b.top ? rank(a) - rank(b) : size(b) - size(a)));
    return rename(room, (entry) => (entry.top ? [sharedName(entry), ...large] : small));
  });
}
