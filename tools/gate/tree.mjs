/** Questions that the rules ask of a node. */

const staticName = (node) => (node.computed ? node.property.value : node.property.name);

/** Is it `object.name`, or `anything.name` when no object is given? */
export const isMember = (node, names, object) =>
  node.type === 'MemberExpression' &&
  (object === undefined || node.object.name === object) &&
  [names].flat().includes(staticName(node));

/** Is it a call `anything.name(...)`? */
export const isMethodCall = (node, names) => isMember(node.callee, names);

export const isLiteral = (node) =>
  node.type === 'Literal' ||
  (node.type === 'UnaryExpression' && node.operator === '-' && node.argument.type === 'Literal');

export const isText = (node) => typeof node.value === 'string' || node.type === 'TemplateLiteral';

/** `undefined`, which is minified to `void 0`. */
export const isUndefined = (node) =>
  node.name === 'undefined' || (node.type === 'UnaryExpression' && node.operator === 'void');

export const isNull = (node) => node.type === 'Literal' && node.raw === 'null';

/** Evaluating these cannot throw. */
export const isHarmless = (node) =>
  /^(Literal|Identifier|ThisExpression|FunctionExpression|ArrowFunctionExpression)$/.test(node.type) ||
  (node.type === 'UnaryExpression' && isHarmless(node.argument));

const isNode = (value) => value !== null && typeof value === 'object' && typeof value.type === 'string';

/** Does the node or anything in it fit? */
export function contains(node, fits) {
  if (fits(node)) return true;
  return Object.values(node)
    .flat()
    .some((child) => isNode(child) && contains(child, fits));
}
