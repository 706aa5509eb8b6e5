/** Which control a game was played with (scenario.md §5, `replay`). */
import { describe, expect, it } from 'vitest';
import { explainGame } from '../../sim/pgn';
import { clockGame, gameOf, movetext } from './pgnKit';

const explain = (text: string) => {
  const explanation = explainGame(gameOf(text));
  return explanation && [explanation.name, explanation.inferred];
};

/** First moves without thinking much: base and increment can be seen in them. */
const blitz = ['0:05:02', '0:05:03', '0:05:04', '0:05:05', '0:05:06', '0:05:07'];
const classical = ['1:30:54', '1:30:57', '1:31:20', '1:31:15'];

describe('the tag', () => {
  it('is taken when the first clocks agree', () =>
    expect(explain(clockGame('300+3', blitz))).toEqual(['300+3', false]));

  it('may be a control that is not usual', () => expect(explain(clockGame('295+5', blitz))).toEqual(['295+5', false]));

  it('is read leniently when it is free text', () =>
    expect(explain(clockGame('5 min + 4 sec', blitz))).toEqual(['300+4', true]));

  it('in minutes is no control in seconds', () =>
    expect(explain(clockGame('90+30', ['1:30:54', '1:30:57']))).toEqual(['5400+30', true]));

  it('is left when the clocks show more than it gives', () =>
    expect(explain(clockGame('180+2', blitz))).toEqual(['300+3', true]));

  it('is left when it would need an hour for the first move', () =>
    expect(explain(clockGame('40/5400+30:1800+30', blitz))).toEqual(['300+3', true]));

  it('is kept when one side began late and nothing else agrees', () =>
    expect(explain(clockGame('3600+30', ['0:40:00', '1:00:40', '0:40:20', '1:00:50']))).toEqual(['3600+30', false]));

  it('leaves open whether the first increment is prepaid', () =>
    expect(explain(`[TimeControl "60+5"]\n\n${movetext(['mt=1000, tl=64000,', 'mt=2000, tl=63000,'])} *`)).toEqual([
      '60+5 without prepaid',
      true,
    ]));

  it('leaves open whether the next period comes with the press', () =>
    expect(explain(clockGame('2/300+3:60+3', ['0:05:02', '0:05:02', '0:06:02', '0:06:02', '0:06:00']))).toEqual([
      '2/300+3:60+3@moves',
      true,
    ]));
});

describe('a tag that says a control which is not replayed', () => {
  it.each(['*300', '600y5x30', '600c20/300', 'g30', 'up', '40/5400:y5x30@moves'])('%s is not guessed about', (tag) =>
    expect(explain(clockGame(tag, blitz))).toBe(null),
  );
});

describe('without a tag', () => {
  it.each([
    ['300+3', blitz],
    ['900+10', ['0:15:18', '0:15:19', '0:15:27', '0:15:28']],
    ['1500+10', ['0:25:18', '0:25:19', '0:25:27', '0:25:28']],
    ['600+10', ['0:10:18', '0:10:19', '0:10:27', '0:10:28']],
    ['600+5', ['0:10:08', '0:10:09', '0:10:12', '0:10:13']],
    ['180+2', ['0:03:02', '0:03:03', '0:03:03', '0:03:04']],
    ['240+2 against 160+2', ['0:04:03', '0:02:43', '0:04:04', '0:02:44']],
  ])('%s is inferred', (name, times) => expect(explain(clockGame('?', times))).toEqual([name, true]));

  it('the time used speaks for a long first move', () =>
    expect(explain(`${movetext(['[%clk 0:10:18] [%emt 0:05:02]', '[%clk 0:10:10] [%emt 0:05:10]'])} *`)).toEqual([
      '900+10',
      true,
    ]));

  it('nothing is guessed', () => expect(explain(clockGame('?', ['0:12:02', '0:12:03']))).toBe(null));
});

describe('controls that give the same clocks', () => {
  it('count as one, named by the tag', () =>
    expect(explain(clockGame('90 min + 30 sec', classical))).toEqual(['5400+30', true]));

  it('count as one, named by the table', () =>
    expect(explain(clockGame('classical', classical))).toEqual(['40/5400+30:1800+30', true]));
});

describe('a usual control', () => {
  it('is played as usual where the record leaves it open: TCEC, season 1', () =>
    expect(
      explain(
        `[TimeControl "40/6000:20/3000:1200+10"]\n\n${movetext(['tl=01:40:00', 'tl=01:40:00', 'tl=01:39:00'])} *`,
      ),
    ).toEqual(['40/6000:20/3000:1200+10@moves without prepaid', true]));
});
