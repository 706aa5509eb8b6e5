/** Press times from clock values, and values that no clock could show (scenario.md §5, `replay`). */
import { describe, expect, it } from 'vitest';
import { planGame } from '../../sim/pgn/plan';
import { clockGame, gameOf, movetext, readingOf } from './pgnKit';

const plan = (control: string, text: string) => planGame(gameOf(text), readingOf(control));
const ofClocks = (control: string, times: readonly string[]) => plan(control, clockGame('?', times));
const anomalies = (control: string, times: readonly string[]) =>
  ofClocks(control, times).flatMap(({ isAnomaly, ply }) => (isAnomaly ? [ply] : []));

describe('a press', () => {
  it('comes base + 2 increments - recorded after the start', () => {
    const [move] = ofClocks('300+3', ['0:05:02']);
    expect(move?.thinkMs).toBeGreaterThanOrEqual(4000);
    expect(move?.thinkMs).toBeLessThan(5000);
  });

  it('brings out the recorded second, rounded up', () =>
    expect(ofClocks('300+3', ['0:05:02', '0:05:01', '0:04:59'])[2]?.range).toEqual([298001, 299000]));

  it('brings out the recorded tenth', () => expect(ofClocks('60+0', ['0:00:14.8'])[0]?.range).toEqual([14701, 14800]));

  it('of the same second needs no thinking', () =>
    expect(anomalies('300+3', ['0:05:02', '0:05:02', '0:05:05', '0:05:05', '0:05:08', '0:05:08'])).toEqual([]));

  it('may need none for a whole game of tenths', () =>
    expect(anomalies('60+1.2', ['0:01:01', '', '0:01:02', '', '0:01:03.2', '', '0:01:04.4'])).toEqual([]));

  it('without a recorded value is placed by the time used', () => {
    const [move] = plan('300+3', `1. Nf3 {[%emt 0:00:07]} Nf6 {[%clk 0:05:00]} *`);
    expect(move?.thinkMs).toBe(7000);
  });

  it('without a recorded value leaves what the next one needs', () =>
    expect(
      plan('300+3', '1. e4 {[%emt 0:01:00]} e5 2. d4 {[%clk 0:05:06]} *').filter(({ isAnomaly }) => isAnomaly),
    ).toEqual([]));

  it('inside a delay costs nothing', () => expect(anomalies('300d5', ['0:05:00', '0:05:00', '0:05:00'])).toEqual([]));

  it('with Bronstein is followed by the whole delay', () =>
    expect(ofClocks('300b5', ['0:05:03'])[0]?.expectedMs).toBeGreaterThan(302000));
});

describe('a move without a value', () => {
  it.each(['300+3', '300d5', '300b5', '300'])('%s: does not hide the value before it', (control) => {
    const value = control === '300b5' ? '0:05:04' : control === '300+3' ? '0:05:02' : '0:04:58';
    const moves = ofClocks(control, [value, '', '', '', '']);
    expect(new Set(moves.map(({ side, atMs }) => side + atMs)).size).toBe(moves.length);
  });
  it('leaves what the next one needs', () =>
    expect(anomalies('300+3', ['0:05:02', '0:05:02', '', '', '0:05:08', '0:05:08'])).toEqual([]));
});

describe('a control', () => {
  const minutes = '2/60+2:30+2';

  it('is passed by both when the first clock reaches zero', () =>
    expect(anomalies(minutes, ['0:00:54', '0:01:02', '0:00:06', '0:00:50', '0:00:31', '0:01:18'])).toEqual([]));

  it('is passed by each with its own press where the text says so', () =>
    expect(anomalies('2/60+2:30+2@moves', ['0:00:54', '0:01:02', '0:01:20', '0:01:30'])).toEqual([]));

  it('is not passed at zero in a move recorded as quick', () => {
    const text = movetext(['[%clk 0:10:00] [%emt 0:00:30]', '', '[%clk 0:10:40] [%emt 0:00:20]', '']);
    expect(plan('40/600+30:1800+30', `${text} *`)[2]?.isAnomaly).toBe(true);
  });

  it('recorded before its base: season 1 of TCEC', () => {
    const text = movetext(['mt=00:00:50, tl=00:00:10,', 'mt=00:00:20, tl=00:00:40,', 'mt=00:00:03, tl=00:00:07,']);
    expect(plan('2/60:30@moves', `${text} *`).map(({ range }) => range?.[0])).toEqual([10000, 40000, 37000]);
  });
});

describe('an anomaly', () => {
  it('is a value above base and increments', () => expect(anomalies('300+3', ['0:05:07'])).toEqual([1]));

  it('is a value below the increment that was just added', () =>
    expect(anomalies('300+10', ['0:05:18', '0:05:18', '0:00:09', '0:05:20'])).toEqual([3]));

  it('is 0:00 in a game that goes on', () =>
    expect(anomalies('300+3', ['0:05:02', '0:05:02', '0:00:00', '0:05:00', '0:05:01'])).toEqual([3]));

  it('is followed by the arbiter’s setting', () =>
    expect(ofClocks('300+3', ['0:06:02', '0:05:02', '0:06:00'])[0]?.setMs).toBe(362000));

  it('leaves the values after it as they are', () =>
    expect(anomalies('300+3', ['0:05:02', '0:05:02', '0:06:05', '0:05:02', '0:06:01', '0:05:03'])).toEqual([3]));

  it('is no reason to set what no clock can hold', () =>
    expect(ofClocks('300+3', ['100:00:00', '0:05:02', '0:05:00'])[0]?.setMs).toBe(null));

  it('is a time left that the time used to the ms contradicts', () => {
    const text = movetext(['mt=1000, tl=720200,', 'mt=2000, tl=719200,', 'mt=1000, tl=720401,']);
    expect(plan('720+1.2 without prepaid', `${text} *`).map(({ isAnomaly }) => isAnomaly)).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('the last move', () => {
  it('needs no press', () =>
    expect(ofClocks('300+10', ['0:05:18', '0:05:18', '0:00:04'])[2]).toMatchObject({
      pressed: false,
      isAnomaly: false,
    }));

  it('may be the flag: 0:00, and no increment', () =>
    expect(ofClocks('300+3', ['0:05:02', '0:05:02', '0:00:00'])[2]?.range).toEqual([0, 0]));
});
