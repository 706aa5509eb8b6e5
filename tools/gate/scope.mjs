/** Who declares the names of a script: bindings and references. */
import { fullAncestor } from 'acorn-walk';

const isFunction = (node) => /Function/.test(node.type);
const opensScope = (node) =>
  isFunction(node) || /^(Program|BlockStatement|For|SwitchStatement|CatchClause|Class)/.test(node.type);

/** The nearest of the parents, innermost first, that fits. */
export const nearest = (parents, fits) => parents.findLast(fits);

/** The function, or the program, whose run reaches a node. */
export const runner = (parents) => nearest(parents, (p) => isFunction(p) || p.type === 'Program');

/** Is the node inside a child of `parent` under one of the keys? */
const under = (parent, keys, node) =>
  keys.some((key) => [parent[key]].flat().some((child) => child && child.start <= node.start && node.end <= child.end));

/** What a pattern's name belongs to: [key of the declaring parent, kind], or nothing for an assignment. */
const declarers = [
  { type: /^VariableDeclarator$/, keys: ['id'], kind: (parent, parents) => parents[parents.indexOf(parent) - 1].kind },
  { type: /^FunctionDeclaration$/, keys: ['id'], kind: () => 'function' },
  { type: /^FunctionExpression$/, keys: ['id'], kind: () => 'itself' },
  { type: /Function/, keys: ['params'], kind: () => 'param' },
  { type: /^CatchClause$/, keys: ['param'], kind: () => 'catch' },
  { type: /^Class/, keys: ['id'], kind: () => 'class' },
];

function declaration(node, parents) {
  for (const parent of parents.toReversed()) {
    if (!/Pattern$|^Property$|^RestElement$/.test(parent.type)) {
      const found = declarers.find(({ type, keys }) => type.test(parent.type) && under(parent, keys, node));
      return found && { kind: found.kind(parent, parents), parent };
    }
  }
}

/** Where a declared name is known. */
function home({ kind, parent }, parents) {
  if (kind === 'param' || kind === 'itself' || kind === 'catch') return parent;
  const outside = parents.slice(0, parents.indexOf(parent));
  return kind === 'var' ? runner(outside) : nearest(outside, opensScope);
}

/** Scope -> name -> binding; `run` is the function whose run makes it. */
export function bindings(tree) {
  const scopes = new Map();
  fullAncestor(tree, (node, _, ancestors, type) => {
    if (node.type !== 'Identifier' || type !== 'VariablePattern') return;
    const parents = ancestors.slice(0, -1);
    const declared = declaration(node, parents);
    if (!declared) return;
    const scope = home(declared, parents);
    if (!scopes.has(scope)) scopes.set(scope, new Map());
    const names = scopes.get(scope);
    if (names.has(node.name)) return;
    const run = runner([...parents.slice(0, parents.indexOf(scope)), scope]);
    names.set(node.name, { kind: declared.kind, start: node.start, loc: node.loc, scope, run });
  });
  return scopes;
}

/**
 * @param {import('acorn').Node} tree a program
 * @returns {{node: object, parents: object[], binding?: object, assigned: boolean}[]} every use of a name;
 *   without a binding it is a global one
 */
export function references(tree) {
  const scopes = bindings(tree);
  const found = [];
  fullAncestor(tree, (node, _, ancestors, type) => {
    if (node.type !== 'Identifier') return;
    const parents = ancestors.slice(0, -1);
    const pattern = type === 'VariablePattern';
    if (pattern && declaration(node, parents)) return;
    const scope = nearest(parents, (p) => scopes.get(p)?.has(node.name));
    found.push({
      node,
      parents,
      binding: scope && scopes.get(scope).get(node.name),
      assigned: pattern || parents.at(-1).type === 'UpdateExpression',
    });
  });
  return found;
}
