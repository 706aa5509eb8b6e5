/** esbuild's settings for a script that Espruino runs. */
import { join } from 'node:path';
import { build } from 'esbuild';
import { constants } from './boards.mjs';
import { displayPlugin } from './display.mjs';
import { keysPlugin } from './keys.mjs';
import { Offence } from './refusal.mjs';

export const root = join(import.meta.dirname, '..');

/** What esbuild cannot lower, or lowers to a helper that costs more than it saves: an error with file and line. */
const absent = [
  'array-spread',
  'async-await',
  'async-generator',
  'default-argument',
  'destructuring',
  'for-await',
  'generator',
  'new-target',
  'rest-argument',
  'top-level-await',
];

/** Names that must not come out of mangling: `x.at()` is refused by the gate, `of` does not parse. */
const reserved = { at: false, of: false };

/** esbuild's messages, one line each; its warnings are offences too. */
const told = (messages) =>
  messages.map(({ location, text }) => (location ? `${location.file}:${location.line}: ${text}` : text)).join('\n');

async function run(options) {
  const common = { absWorkingDir: root, bundle: true, logLevel: 'silent' };
  const result = await build({ ...common, ...options }).catch((error) => {
    throw error.errors ? new Offence(told(error.errors)) : error;
  });
  if (result.warnings.length > 0) throw new Offence(told(result.warnings));
  return result;
}

/**
 * Bundles one script.
 * @param {string} entryPoint path from the repository's root
 * @param {object | null} board the board's entry, which becomes constants
 * @param {object} mangleCache short names given so far, shared by all scripts of one build
 * @param {object[]} plugins esbuild's
 * @returns {Promise<{text: string, map: object, mangleCache: object, files: string[]}>} `files`: those with code in it
 * @throws {Offence} what esbuild refuses
 */
export async function bundle(entryPoint, board, mangleCache, plugins = [], options = {}) {
  const {
    outputFiles,
    metafile,
    mangleCache: names,
  } = await run({
    entryPoints: [entryPoint],
    outfile: 'dist/script.js',
    metafile: true,
    plugins: board ? [...plugins, displayPlugin(board.display.driver, root), keysPlugin(board)] : plugins,
    write: false,
    format: 'iife',
    platform: 'neutral',
    target: 'es2015',
    supported: Object.fromEntries(absent.map((feature) => [feature, false])),
    minify: true,
    charset: 'ascii',
    legalComments: 'none',
    sourcemap: 'external',
    mangleProps: /[^_]_$/,
    mangleCache: { ...reserved, ...mangleCache },
    define: board ? constants(board) : {},
    ...options,
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false, verbatimModuleSyntax: true } },
  });
  const [map, script] = outputFiles;
  const { inputs } = metafile.outputs['dist/script.js'];
  const files = Object.keys(inputs).filter((file) => inputs[file].bytesInOutput > 0);
  return { text: script.text, map: JSON.parse(map.text), mangleCache: names, files };
}

/** The simulator for Node: sources bundled, packages left to node_modules. */
export async function bundleCli(entryPoint, outfile) {
  await run({
    entryPoints: [entryPoint],
    outfile,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    sourcesContent: false,
  });
}
