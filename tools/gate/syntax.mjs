/** espruino.md 1.2: what does not parse, found out only when that code is run. */
import { isMember } from './tree.mjs';

const logical = ['??=', '||=', '&&='];
const classKeywords = ['delete', 'in', 'default'];

/** `test(node, parents, text)`: is it an offence? `what` ends the line "file:line: ". */
export const syntaxRules = [
  { rows: ['1.2.1'], what: 'a default parameter does not parse', node: 'AssignmentPattern' },
  { rows: ['1.2.2'], what: 'a rest parameter does not parse', node: 'RestElement' },
  { rows: ['1.2.3'], what: 'spread does not parse', node: 'SpreadElement' },
  { rows: ['1.2.4'], what: 'destructuring does not parse', node: ['ObjectPattern', 'ArrayPattern'] },
  {
    rows: ['1.2.5', '1.4.13'],
    what: '** does not parse: multiply, or use a table',
    node: ['BinaryExpression', 'AssignmentExpression'],
    test: (n) => n.operator === '**' || n.operator === '**=',
  },
  { rows: ['1.2.6'], what: '?. does not parse', node: 'ChainExpression' },
  {
    rows: ['1.2.7'],
    what: '??= ||= &&= do not parse',
    node: 'AssignmentExpression',
    test: (n) => logical.includes(n.operator),
  },
  {
    rows: ['1.2.8'],
    what: 'a generator does not parse',
    node: ['FunctionDeclaration', 'FunctionExpression'],
    test: (n) => n.generator,
  },
  {
    rows: ['1.2.9'],
    what: 'async and await do not parse',
    node: ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression', 'AwaitExpression', 'ForOfStatement'],
    test: (n) => n.async || n.await || n.type === 'AwaitExpression',
  },
  { rows: ['1.2.10'], what: 'a label does not parse', node: 'LabeledStatement' },
  { rows: ['1.2.11'], what: 'a tagged template does not parse', node: 'TaggedTemplateExpression' },
  {
    rows: ['1.2.12'],
    what: 'a computed key does not parse: assign o[k] = v',
    node: ['Property', 'MethodDefinition', 'PropertyDefinition'],
    test: (n) => n.computed,
  },
  {
    rows: ['1.2.13'],
    what: 'a private #name does not parse',
    node: ['MemberExpression', 'MethodDefinition', 'PropertyDefinition'],
    test: (n) => (n.property ?? n.key).type === 'PrivateIdentifier',
  },
  {
    rows: ['1.2.14'],
    what: 'a class field without value does not parse',
    node: 'PropertyDefinition',
    test: (n) => n.value === null,
  },
  { rows: ['1.2.15'], what: 'new.target does not parse', node: 'MetaProperty' },
  {
    rows: ['1.2.16'],
    what: 'import and export do not parse',
    node: [
      'ImportDeclaration',
      'ImportExpression',
      'ExportNamedDeclaration',
      'ExportDefaultDeclaration',
      'ExportAllDeclaration',
    ],
  },
  { rows: ['1.2.17'], what: '"with" does not parse', node: 'WithStatement' },
  {
    rows: ['1.2.18'],
    what: 'a case after default does not parse',
    node: 'SwitchStatement',
    test: (n) => n.cases.slice(0, -1).some((branch) => branch.test === null),
  },
  { rows: ['1.2.19'], what: 'a name "of" does not parse', node: 'Identifier', test: (n) => n.name === 'of' },
  {
    rows: ['1.2.20'],
    what: 'a class method named by a keyword does not parse',
    node: 'MethodDefinition',
    test: (n) => classKeywords.includes(n.key.name),
  },
  {
    rows: ['1.2.21'],
    what: '\\${ in a template ends the input: use a plain string',
    node: 'TemplateElement',
    test: (n) => n.value.raw.includes('\\${'),
  },
  {
    rows: ['1.2.22'],
    what: '\\u{...} does not parse',
    node: ['Literal', 'TemplateElement'],
    test: (n) => (n.raw ?? n.value.raw).includes('\\u{'),
  },
  {
    rows: ['1.2.23'],
    what: 'an assignment into a string does not parse',
    node: 'AssignmentExpression',
    test: (n) => n.left.type === 'MemberExpression' && typeof n.left.object.value === 'string',
  },
  {
    rows: ['1.2.11'],
    what: 'String.raw does not exist',
    node: 'MemberExpression',
    test: (n) => isMember(n, 'raw', 'String'),
  },
];
