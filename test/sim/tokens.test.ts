/** Scripts in Espruino's tokens. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import * as acorn from 'acorn';
import { describe, expect, it } from 'vitest';
import config from '../../board-config.json';
import { withWords } from '../../sim/board/tokens';
import { builtSource } from '../../sim/engine/files';
import { tokenise } from '../../tools/tokens.mjs';

const built = builtSource();

/** The tool that uploads, as Espruino's own makers use it; it takes older boards, which know no tokens for strings and numbers. */
function byTheTool(text: string): string {
  const folder = dirname(createRequire(import.meta.url).resolve('espruino'));
  const espruino = {
    Plugins: {},
    Config: { PRETOKENISE: 1 },
    Core: { Env: { getBoardData: () => ({ VERSION: '2v19' }) } },
  };
  const world = createContext({ acorn, Espruino: espruino, text });
  runInContext(readFileSync(join(folder, 'plugins/pretokenise.js'), 'utf8'), world);
  return runInContext('Espruino.Plugins.Pretokenise.tokenise(text)', world);
}

const wordsOf = (text: string): string[] =>
  Array.from(acorn.tokenizer(text, { ecmaVersion: 2022 }), ({ start, end }) => text.slice(start, end));

describe.each(Object.keys(config.boards))('the boot code of %s', (board) => {
  const { text, boot } = built.script(board);

  it('is the script, word by word', () => {
    expect(wordsOf(withWords(boot))).toEqual(wordsOf(text));
    expect(boot.length).toBeLessThan(text.length * 0.95);
  });

  it('is what the package `espruino` would upload', () => {
    expect(boot.replaceAll(tokenise('catch'), 'catch')).toBe(byTheTool(text));
  });
});

describe('tokens', () => {
  it.each([
    'a+ ++b',
    'for(let of of [1])if(of in{})return!0;else throw new X',
    'x.delete(y.of,z.catch)',
    'typeof a==="string"&&b>>>1',
    '(e,t)=>{let if1=e,iff=t}',
    `\`if \${a}\${in1}of\${b in c}\``,
    '"if(=>)"+\'return\'',
  ])('%s', (text) => {
    expect(wordsOf(withWords(tokenise(text)))).toEqual(wordsOf(text));
  });

  it('are not in strings, nor behind a dot', () => {
    expect(tokenise('"if"+x.in')).toBe('"if"+x.in');
  });
});
