/** The gate: what Espruino would not parse, lacks or gets wrong (docs/gate.md), found in the emitted script. */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { parse } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { missingRules } from './gate/missing.mjs';
import { references } from './gate/scope.mjs';
import { syntaxRules } from './gate/syntax.mjs';
import { wrongRules } from './gate/wrong.mjs';

const declarations = ['espruino', 'espruinoDisplay']
  .map((name) => readFileSync(new URL(`../firmware/${name}.d.ts`, import.meta.url), 'utf8'))
  .join('\n');
const declared = [...declarations.matchAll(/^declare (?:const|function) (\w+)/gm)].map(([, name]) => name);
const known = new Set([...declared, 'undefined', 'arguments']);
known.delete('Symbol');

/**
 * A rule is {rows, what} and one of: `node` (types) with `test(node, parents, text)`; `use`, asked of every use of a
 * name; `name`, asked of every global name.
 */
export const rules = [...syntaxRules, ...missingRules, ...wrongRules];

/** @returns {object} the program; import and export are parsed too, to be refused by name */
function parseScript(text) {
  const options = { ecmaVersion: 'latest', locations: true };
  try {
    return parse(text, { ...options, sourceType: 'script' });
  } catch (error) {
    try {
      return parse(text, { ...options, sourceType: 'module' });
    } catch {
      throw error;
    }
  }
}

function nodeOffences(tree, text) {
  const byType = new Map();
  for (const rule of rules.filter(({ node }) => node)) {
    for (const type of [rule.node].flat()) byType.set(type, [...(byType.get(type) ?? []), rule]);
  }
  const found = [];
  fullAncestor(tree, (node, _, ancestors) => {
    for (const rule of byType.get(node.type) ?? []) {
      if (!rule.test || rule.test(node, ancestors.slice(0, -1), text))
        found.push({ node, what: rule.what, rows: rule.rows });
    }
  });
  return found;
}

function nameOffences(uses, names) {
  const found = [];
  for (const use of uses) {
    const { node, binding } = use;
    const rule = rules.find((r) => r.use?.(use) || (!binding && r.name?.(node.name)));
    if (rule) found.push({ node, what: `${node.name}: ${rule.what}`, rows: rule.rows });
    else if (!binding && !known.has(node.name) && !names.includes(node.name)) {
      found.push({ node, what: `${node.name}: no such name in firmware/espruino*.d.ts`, rows: ['1.3.1'] });
    }
  }
  return found;
}

/** What the bundler adds to lower a construct comes from no source: refused where it is used. */
function helperOffences(uses, place) {
  return uses
    .filter(({ node, binding }) => binding && place(node) && !place(binding))
    .map(({ node }) => ({
      node,
      what: 'needs a helper of the bundler (object spread, **, #private, import *): write it plainly',
      rows: ['1.2.3', '1.2.5', '1.2.13'],
    }));
}

/**
 * @param {string} text an emitted script
 * @param {object} [map] its source map; without it offences have no place
 * @param {string[]} [names] global names the board has besides those of espruino.d.ts
 * @returns {{place: string, what: string, rows: string[]}[]} offences, in the order of the script
 */
export function check(text, map, names = []) {
  let tree;
  try {
    tree = parseScript(text);
  } catch (error) {
    return [{ place: '', what: error.message, rows: [] }];
  }
  const sourceMap = map && new SourceMap(map);
  const place = ({ loc: { start } }) => {
    const { originalSource, originalLine } = sourceMap?.findEntry(start.line - 1, start.column) ?? {};
    return originalSource ? `${originalSource.replace(/^(\.\.\/)+/, '')}:${originalLine + 1}` : '';
  };
  const uses = references(tree);
  const offences = [...nodeOffences(tree, text), ...nameOffences(uses, names)];
  if (map) offences.push(...helperOffences(uses, place));
  const placed = offences
    .sort((a, b) => a.node.start - b.node.start)
    .map(({ node, what, rows }) => ({ place: place(node), what, rows }));
  const inSources = placed.filter((offence) => offence.place !== '');
  return inSources.length > 0 ? inSources : placed;
}

/** One line for an offence. */
export const line = ({ place, what, rows }) => `${place || 'dist'}: ${what} [${rows.join(', ')}]`;
