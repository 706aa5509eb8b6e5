/** Control texts found in public files. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Limit } from '../../firmware/core/control';
import { parseControl, readLenient } from '../../sim/control';

/** Facts from files named in domain.md 4.6 (row) and timecontrols.tsv: is the text strict? */
const corpus: readonly (readonly [text: string, strict: boolean, source: string])[] = [
  ['40/7200:20/3600:900+30', true, 'row 1, python-chess fixture'],
  ['40/5400+30:1800+30', true, 'row 2'],
  ['40/6000+30:20/3000+30:900+30', true, 'row 4, Bundesliga'],
  ['40/7200:20/3600', true, 'row 8, WC 1985'],
  ['40/7200:1800+30', true, 'row 10'],
  ['40/9000', true, "row 13, the standard's example"],
  ['40/960:40/960:40/960', true, 'row 15'],
  ['1500+25', true, 'row 18, chess.com'],
  ['0+1', true, 'row 19, lichess'],
  ['0+1000', false, 'row 20, Paladin logs: over the limit'],
  ['0.5+0.005', true, 'row 21, cutechess'],
  ['0.6666666666666666+0.4', false, 'row 22: more than three decimals'],
  ['*180', true, 'row 23'],
  ['*0', false, 'row 24'],
  ['-', false, 'row 25'],
  ['?', false, 'row 26'],
  ['', false, 'row 27'],
  ['1/259200', true, 'row 28, chess.com daily'],
  ['1/604800:0', false, 'row 29'],
  ['1/0', false, 'row 30'],
  ['0', false, 'row 31, ChessUp'],
  ['0+0', false, 'row 31'],
  ['400*', false, 'row 41'],
  ['0:30+0.25', false, 'row 47, CrazyAra'],
  ['40/6000:20/3000:1200+10', true, 'TCEC season 1'],
  ['720+1.2', true, 'TCEC season 26'],
  ['5.824+0.024', true, 'TCEC-Chess/tcecgames'],
  ['3600+5.298', true, 'TCEC-Chess/tcecgames'],
  ['1/1209600', false, 'lgbarn/pgn-extract-go: two weeks are over the limit'],
];

describe('texts from public files', () => {
  it.each(corpus)('%j strict: %s (%s)', (text, strict) => expect(parseControl(text).ok).toBe(strict));
});

interface Line {
  readonly text: string;
  readonly kind: string;
}

const file = '../shared/data/timecontrols.tsv';

function readLines(): Line[] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => line.split('\t')).map(([text = '', , kind = '']) => ({ text, kind }));
}

/** Of the class `pgn`, but over the limits of scenario.md §2 or without time. */
const isRefused = (text: string): boolean =>
  ['*0', '1/0'].includes(text) || text.split(/[:/+]/).some((part) => Number(part) * 1000 > Limit.TimeMs);

describe.skipIf(!existsSync(file))(`${file} (skipped where that folder is not)`, () => {
  const lines = existsSync(file) ? readLines() : [];
  const texts = (kind: string) => lines.filter((line) => line.kind === kind).map(({ text }) => text);

  it('there are 260 lines', () => expect(lines).toHaveLength(260));
  it('PGN texts within the limits are read, the others are not', () => {
    const wrong = texts('pgn').filter((text) => parseControl(text).ok === isRefused(text));
    expect(wrong).toEqual([]);
  });
  it('what is only lenient is refused strictly and understood leniently', () => {
    const wrong = texts('L').filter((text) => parseControl(text).ok || !readLenient(text).ok);
    expect(wrong).toEqual([]);
  });
  it('errors are errors either way', () => {
    const wrong = texts('E').filter((text) => parseControl(text).ok || readLenient(text).ok);
    expect(wrong).toEqual([]);
  });
  it('of the free texts only those without a meaning are refused', () => {
    const refused = texts('text').filter((text) => !readLenient(text).ok);
    expect(refused).toEqual(['([^', ': 90 minutes for the first 40 moves...', 'standard']);
  });
});
