/** espruino.md 1.4: what runs and gives a wrong result. */
import { nearest, runner } from './scope.mjs';
import { contains, isHarmless, isLiteral, isMember, isMethodCall, isNull, isText, isUndefined } from './tree.mjs';

const Exact = 2 ** 53;
const comparisons = ['<', '>', '<=', '>='];
const clears = ['clearTimeout', 'clearInterval'];

const inTry = (node, parents) => {
  const run = runner(parents);
  return parents.some((p) => p.type === 'TryStatement' && p.start >= run.start && p.block.end >= node.end);
};

/** Between it and the brace that ends its function there is nothing. */
const endsFunction = (node, parents, text) => text.slice(node.end, runner(parents).end).trim() === '}';

const usedEarly = (kinds) => (ref) =>
  ref.binding !== undefined &&
  kinds.includes(ref.binding.kind) &&
  ref.node.start < ref.binding.start &&
  runner(ref.parents) === ref.binding.run;

const caught = ({ binding, parents }) => {
  const parent = parents.at(-1);
  return (
    binding?.kind === 'catch' &&
    (isMember(parent, 'name') || (parent.type === 'CallExpression' && parent.callee.name === 'String'))
  );
};

const stringify = (n) => isMember(n.callee, 'stringify', 'JSON');

export const wrongRules = [
  {
    rows: ['1.4.1'],
    what: 'all closures see the last value of a loop variable: copy it to a const in the body',
    use: ({ binding, parents }) =>
      /^For/.test(binding?.scope.type) && binding.kind !== 'var' && runner(parents) !== binding.run,
  },
  { rows: ['1.4.2'], what: 'functions are not hoisted: define it before', use: usedEarly(['function']) },
  { rows: ['1.4.3'], what: '"var" is not hoisted: declare it before', use: usedEarly(['var']) },
  { rows: ['1.4.42'], what: 'used before its declaration', use: usedEarly(['let', 'const', 'class']) },
  {
    rows: ['1.4.4'],
    what: 'what throws in an object literal is not caught here, unless it is the last property: compute it first',
    node: 'ObjectExpression',
    test: (n, parents) => inTry(n, parents) && n.properties.slice(0, -1).some((p) => !isHarmless(p.value ?? p)),
  },
  {
    rows: ['1.4.5', '1.4.6'],
    what: 'a case is a literal: what it throws is swallowed, objects are all equal',
    node: 'SwitchCase',
    test: (n) => n.test !== null && !isLiteral(n.test),
  },
  {
    rows: ['1.4.7', '1.4.8', '1.4.9', '1.4.10', '1.4.36'],
    what: 'classes go wrong (fields, super, statics, for-in): functions over plain objects',
    node: ['ClassDeclaration', 'ClassExpression'],
  },
  {
    rows: ['1.4.11'],
    what: 'toFixed does not round: integer arithmetic',
    node: 'MemberExpression',
    test: (n) => isMember(n, 'toFixed'),
  },
  {
    rows: ['1.4.12'],
    what: 'Math.round is wrong for some halves: Math.floor(x + 0.5)',
    node: 'MemberExpression',
    test: (n) => isMember(n, 'round', 'Math'),
  },
  {
    rows: ['1.4.13'],
    what: 'Math.pow is not exact: multiply, or use a table',
    node: 'MemberExpression',
    test: (n) => isMember(n, 'pow', 'Math'),
  },
  {
    rows: ['1.4.14'],
    what: 'a decimal number is off in its last bits: integers (exact: quarters)',
    node: 'Literal',
    test: (n) => typeof n.value === 'number' && !Number.isInteger(n.value * 4),
  },
  {
    rows: ['1.4.15', '1.4.16'],
    what: 'a number of 2^53 and more is neither kept nor printed exactly',
    node: 'Literal',
    test: (n) => typeof n.value === 'number' && n.value >= Exact,
  },
  {
    rows: ['1.4.17'],
    what: 'there is no -0',
    node: 'UnaryExpression',
    test: (n) => n.operator === '-' && n.argument.value === 0,
  },
  {
    rows: ['1.4.18'],
    what: 'sort is not stable: insert in order',
    node: 'CallExpression',
    test: (n) => isMethodCall(n, 'sort'),
  },
  {
    rows: ['1.4.19'],
    what: 'delete ends a for-in: collect the keys first',
    node: 'UnaryExpression',
    test: (n, parents) => n.operator === 'delete' && nearest(parents, (p) => p.type === 'ForInStatement') !== undefined,
  },
  {
    rows: ['1.4.20'],
    what: 'a key added in for-in is visited: collect first',
    node: 'ForInStatement',
    test: (n) =>
      contains(
        n.body,
        (child) =>
          child.type === 'AssignmentExpression' &&
          child.left.type === 'MemberExpression' &&
          child.left.object.name !== undefined &&
          child.left.object.name === n.right.name,
      ),
  },
  {
    rows: ['1.4.20', '1.4.21'],
    what: 'forEach visits other elements when the array changes, and costs 2.5 times a for-of',
    node: 'CallExpression',
    test: (n) => isMethodCall(n, 'forEach'),
  },
  {
    rows: ['1.4.22'],
    what: 'for-in over null throws',
    node: 'ForInStatement',
    test: (n) => isNull(n.right) || isUndefined(n.right),
  },
  {
    rows: ['1.4.23'],
    what: 'return takes the value of the next line: put a semicolon',
    node: 'ReturnStatement',
    test: (n, _, text) => n.argument === null && /^return[ \t]*\n\s*[^\s;}]/.test(text.slice(n.start)),
  },
  {
    rows: ['1.4.23'],
    what: 'return as the last word of a function takes the end of the text for a value: leave it out, or put a semicolon',
    node: 'ReturnStatement',
    test: (n, ancestors, text) => n.argument === null && text[n.end - 1] !== ';' && endsFunction(n, ancestors, text),
  },
  {
    rows: ['1.4.24'],
    what: '++ or -- at the start of a line belongs to the line before: put a semicolon',
    node: 'UpdateExpression',
    test: (n, _, text) => n.prefix && /[\w$)\]][ \t]*\n\s*$/.test(text.slice(0, n.start)),
  },
  {
    rows: ['1.4.25'],
    what: 'map skips what new Array(n) makes: a literal, or a typed array',
    node: ['NewExpression', 'CallExpression'],
    test: (n) => n.callee.name === 'Array',
  },
  {
    rows: ['1.4.26'],
    what: "an array's length cannot be assigned: splice(0)",
    node: 'AssignmentExpression',
    test: (n) => isMember(n.left, 'length'),
  },
  {
    rows: ['1.4.27'],
    what: 'replace(text, function) inserts the source of the function: a regular expression, or a text',
    node: 'CallExpression',
    test: (n) =>
      isMethodCall(n, ['replace', 'replaceAll']) &&
      n.arguments.length === 2 &&
      !n.arguments[0].regex &&
      !isText(n.arguments[1]),
  },
  {
    rows: ['1.4.28'],
    what: 'split does not know a limit',
    node: 'CallExpression',
    test: (n) => isMethodCall(n, 'split') && n.arguments.length > 1,
  },
  {
    rows: ['1.4.29'],
    what: 'a text with blanks is no number here: parseInt',
    node: ['UnaryExpression', 'CallExpression'],
    test: (n) => n.operator === '+' || n.callee?.name === 'Number',
  },
  {
    rows: ['1.4.30'],
    what: 'null is neither more nor less than a number',
    node: 'BinaryExpression',
    test: (n) => comparisons.includes(n.operator) && (isNull(n.left) || isNull(n.right)),
  },
  {
    rows: ['1.4.31'],
    what: 'the inner assignment comes first: two statements',
    node: 'AssignmentExpression',
    test: (n, _, text) => {
      const target = text.slice(n.left.start, n.left.end);
      const writes = (child) => child.left ?? child.argument;
      return (
        n.operator !== '=' &&
        contains(
          n.right,
          (child) =>
            /^(Assignment|Update)Expression$/.test(child.type) &&
            text.slice(writes(child).start, writes(child).end) === target,
        )
      );
    },
  },
  {
    rows: ['1.4.33'],
    what: 'JSON knows no reviver and no array as replacer',
    node: 'CallExpression',
    test: (n) =>
      (isMember(n.callee, 'parse', 'JSON') && n.arguments.length > 1) ||
      (stringify(n) && n.arguments.length > 1 && !isNull(n.arguments[1])),
  },
  {
    rows: ['1.4.34'],
    what: 'instanceof Error is false for other errors: look at the message',
    node: 'BinaryExpression',
    test: (n) => n.operator === 'instanceof' && /Error$/.test(n.right.name),
  },
  { rows: ['1.4.35'], what: 'an error has a message only: no name, no String(e)', use: caught },
  {
    rows: ['1.4.37'],
    what: 'keys keep the order of insertion: numbers first, ascending, as the standard orders them',
    node: 'ObjectExpression',
    test: (n) => {
      const numbers = n.properties.map((p) => p.key?.value).map((key) => (typeof key === 'number' ? key : Infinity));
      return numbers.some((key, i) => i > 0 && key !== Infinity && key < numbers[i - 1]);
    },
  },
  { rows: ['1.4.38'], what: 'an arrow has arguments of its own', name: (name) => name === 'arguments' },
  {
    rows: ['1.4.39'],
    what: '"use strict" is ignored: Node would run it otherwise',
    node: 'ExpressionStatement',
    test: (n) => n.directive === 'use strict',
  },
  {
    rows: ['1.4.40'],
    what: 'a key that a literal text lacks throws',
    node: 'MemberExpression',
    test: (n) => n.computed && isText(n.object),
  },
  {
    rows: ['1.4.41'],
    what: 'backslash-newline stays in the text',
    node: ['Literal', 'TemplateElement'],
    test: (n) => /\\\r?\n/.test(n.raw ?? n.value.raw),
  },
  {
    rows: ['1.4.41b'],
    what: 'a character is a byte: Latin-1 only',
    node: ['Literal', 'TemplateElement'],
    test: (n) => /[^\0-\xff]/.test(n.value?.cooked ?? n.value) || /[^\0-\x7f]/.test(n.raw ?? n.value.raw),
  },
  {
    rows: ['1.4.43'],
    what: 'without an id it throws or clears every timer',
    node: 'CallExpression',
    test: ({ callee: { name }, arguments: [id] }) =>
      (clears.includes(name) && (!id || isUndefined(id))) || (name === 'clearWatch' && id && isUndefined(id)),
  },
  {
    rows: ['1.4.44'],
    what: 'a built-in name cannot be assigned: global.name = value',
    use: ({ binding, assigned }) => binding === undefined && assigned,
  },
];
