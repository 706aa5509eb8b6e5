/** The firmware and the arithmetic on paper, two workings of the same rules, agree about any game. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engineByName } from '../../sim/engine';
import { replayGame } from '../../sim/pgn';
import { gameOf, movetext, readingOf } from './pgnKit';

const control = fc.constantFrom(
  '120+2',
  '90 without prepaid',
  '2/60+5:3/40+10:30',
  '3/60:2/45+3@moves without prepaid',
  '2/30+4:20+8@zeroIfMoves',
  '2/40',
  '60d5',
  '2/50b4:30b4',
  '40+2 against 2/30+3:25',
);

const thinking = fc.array(fc.integer({ min: 0, max: 29 }), { minLength: 1, maxLength: 40 });

const used = (seconds: number): string => `[%emt 0:00:${String(seconds).padStart(2, '0')}]`;

describe('a game of any thinking', () => {
  it('shows after every press what the arithmetic says', async () => {
    const engine = engineByName('node');
    const shows = async (text: string, seconds: number[]) => {
      const { verdict, differences } = await replayGame(
        engine,
        gameOf(`${movetext(seconds.map(used))} *`),
        readingOf(text),
      );
      expect({ verdict, differences }).toEqual({ verdict: 'ok', differences: [] });
    };
    await fc.assert(fc.asyncProperty(control, thinking, shows), { numRuns: 100 });
  }, 60000);
});
