/** PGN files as people and programs write them. */
import { describe, expect, it } from 'vitest';
import { readGames } from '../../sim/pgn';
import { clockGame, gameOf } from './pgnKit';

const clocks = (text: string) => gameOf(text).moves.map(({ clock }) => clock && clock.ms / 1000);
const sans = (text: string) => gameOf(text).moves.map(({ san }) => san);
const numbersOfBroken = (text: string) => readGames(text).flatMap(({ number, broken }) => (broken ? [number] : []));

const good = clockGame('300+3', ['0:05:02', '0:05:03']);

describe('a clock value', () => {
  it('is read from [%clk]', () => expect(clocks(good)).toEqual([302, 303]));

  it('may have no hours', () => expect(clocks('1. e4 {[%clk 5:02]}')).toEqual([302]));

  it('may have tenths, and stands for a tenth then', () =>
    expect(gameOf('1. e4 {[%clk 0:00:14.8]}').moves[0]?.clock).toEqual({ ms: 14800, unitMs: 100 }));

  it('may stand among other commands and words', () =>
    expect(clocks('1. e4 {good [%eval 0.2] [%clk 0:01:00][%emt 0:00:04]}')).toEqual([60]));

  it('may be broken over lines', () => expect(clocks('1. e4 {[%clk\n0:01:00]}')).toEqual([60]));

  it.each(['', '[%clk ]', '[%clk xx]', '[%clk -0:00:05]', '[%clk 0:00:05', '[%clk 0:75:00]', '[%clk 0:00:61]'])(
    'is missing in {%s}',
    (comment) => expect(clocks(`1. e4 {[%clk 0:05:00]} e5 {${comment}}`)).toEqual([300, null]),
  );

  it('of a variation is not the game’s', () =>
    expect(clocks('1. e4 {[%clk 0:01:00]} (1. d4 {[%clk 0:02:00]} d5 (1... c5 {[%clk 0:03:00]})) 1... e5')).toEqual([
      60,
      null,
    ]));

  it('after a variation belongs to the move before it', () =>
    expect(clocks('1. e4 (1. d4) {[%clk 0:01:00]} 1... e5 {[%clk 0:02:00]}')).toEqual([60, 120]));

  it('in a comment to the end of the line counts', () =>
    expect(clocks('1. e4 ; [%clk 0:01:00]\n1... e5 {[%clk 0:02:00]}')).toEqual([60, 120]));

  it('is taken from tl= in ms', () => expect(clocks('1. d4 {sd=50, mt=62696, tl=658504,}')).toEqual([658.504]));

  it('is taken from tl= in seconds', () =>
    expect(clocks('1. d4 { ev=0.28, mt=00:06:47, tl=01:33:12,  }')).toEqual([5592]));
});

describe('the source', () => {
  it.each([
    ['clk', '1. e4 {[%clk 0:01:00] [%emt 0:00:04]}'],
    ['emt', '1. e4 {[%emt 0:00:04]}'],
    ['tcec-ms', '1. e4 {mt=1000, tl=59000,}'],
    ['tcec-seconds', '1. e4 {mt=00:00:01, tl=00:00:59,}'],
    [null, '1. e4 {mt is a word} e5'],
  ])('%s is found', (source, text) => expect(gameOf(text).source).toBe(source));
});

describe('a file', () => {
  it('may have CRLF and a byte order mark', () =>
    expect(clocks(`\uFEFF${good.replaceAll('\n', '\r\n')}`)).toEqual([302, 303]));

  it('may have no result at its end', () =>
    expect(sans('[White "A"]\n\n1. e4 e5 2. Nf3')).toEqual(['e4', 'e5', 'Nf3']));

  it('may have comments after the result', () =>
    expect(sans('1. e4 e5 1-0 {the end}\n; { Game 1 }\n; moves { 2 }\n')).toEqual(['e4', 'e5']));

  it('may have NAGs after comments', () => expect(sans('1. e4 {x} $1 e5 $2 $3 {y} *')).toEqual(['e4', 'e5']));

  it('may have castling with zeros', () => expect(sans('1. 0-0 0-0-0 2. O-O *')).toEqual(['O-O', 'O-O-O', 'O-O']));

  it('may end with 0-0, lost by both', () => expect(sans('1. e4 e5 0-0\n')).toEqual(['e4', 'e5']));

  it('may have games without tags', () => expect(readGames('1. e4 e5 1-0\n\n1. d4 d5 0-1\n')).toHaveLength(2));

  it('may begin with Black', () =>
    expect(gameOf('[FEN "4k3/8/8/8/8/8/8/4K3 b - - 0 9"]\n\n9... Kd7 10. Kd2').moves.map(({ side }) => side)).toEqual([
      'black',
      'white',
    ]));

  it('numbers its games from 1', () => expect(readGames(good + good).map(({ number }) => number)).toEqual([1, 2]));

  it('without a game has none', () => expect(readGames('\n  \n')).toEqual([]));
});

describe('a tag', () => {
  const tagOf = (lines: string, name: string) => gameOf(`${lines}\n\n1. e4 {x} *`).tags.get(name);

  it('may hold a semicolon', () => expect(tagOf('[TimeControl "G/90; +30"]', 'TimeControl')).toBe('G/90; +30'));
  it('may hold escaped quotes', () => expect(tagOf('[White "a \\"b\\" c"]', 'White')).toBe('a "b" c'));
  it('may hold quotes that nobody escaped', () =>
    expect(tagOf('[Event "The "Big" One"]', 'Event')).toBe('The "Big" One'));
  it('may share its line', () => expect(tagOf('[White "A"] [Black "B"] 1. d4 *', 'Black')).toBe('B'));
  it('that is malformed costs no other tag', () => expect(tagOf('[White A]\n[Black "B"]', 'Black')).toBe('B'));
  it('does not begin a game inside a comment', () =>
    expect(readGames('1. e4 {see\n[Event "other"]\nthere} e5 *')).toHaveLength(1));
});

describe('a broken game', () => {
  it('leaves the others alone', () =>
    expect(numbersOfBroken(`${good}\n[White "X"]\n\n1. e4 @@ e5 *\n\n${good}`)).toEqual([2]));

  it('names its line and what is there', () =>
    expect(gameOf('[White "X"]\n\n1. e4 {a\nb} e5\n2. @ *').broken).toBe('line 5: "@" where a move should be'));

  it('that breaks off in a variation says so', () =>
    expect(gameOf('1. e4 (1. d4').broken).toBe('line 1: the game breaks off'));

  it('with an open comment ends before the next tags', () =>
    expect(numbersOfBroken(`[White "X"]\n\n1. e4 {[%clk 0:05\n\n${good}`)).toEqual([1]));
});

describe('a very long game', () => {
  const knights = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
  const moves = Array.from({ length: 6000 }, (_, i) => `${knights[i % 4]} {[%clk 1:00:${10 + (i % 50)}]}`);
  const numbered = moves.map((move, i) => (i % 2 ? move : `${i / 2 + 1}. ${move}`));
  const clockSums = (text: string) => {
    const { broken, moves } = gameOf(text);
    return [broken, moves.length, moves.reduce((sum, { clock }) => sum + (clock?.ms ?? Number.NaN), 0)];
  };
  const sum = moves.reduce((ms, _, i) => ms + (3610 + (i % 50)) * 1000, 0);

  it('is read to its end', () => expect(clockSums(numbered.join('\n'))).toEqual([null, 6000, sum]));

  it('with a variation in each move too', () => {
    const varied = numbered.map((move, i) => (i % 2 ? move : move.replace(' {', ' (1. a3) {')));
    expect(clockSums(varied.slice(0, 2400).join(' '))).toEqual([null, 2400, sum * 0.4]);
  });

  it('is followed by the next one', () =>
    expect(readGames(`${numbered.join(' ')} 1-0\n1. d4 d5 0-1`).map(({ moves }) => moves.length)).toEqual([6000, 2]));

  it('names the line of what is wrong in it', () =>
    expect(gameOf(`${numbered.join('\n')}\n@ *`).broken).toBe('line 6001: "@" where a move should be'));

  it('of variations in one another without end says so', () =>
    expect(gameOf(`1. e4 ${'( 1. d4 '.repeat(99999)}${')'.repeat(99999)} *`).broken).toMatch(
      /^from line 1: too many moves/,
    ));
});
