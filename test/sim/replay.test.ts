/** Verdicts of replayed games, on a clock that is plain arithmetic. */
import { describe, expect, it } from 'vitest';
import { replayGame } from '../../sim/pgn';
import { clockGame, gameOf, paperClock, readingOf } from './pgnKit';

const replay = (text: string, { errorMs = 0, control = '' } = {}) =>
  replayGame(paperClock(errorMs), gameOf(text), control === '' ? null : readingOf(control));

const blitz = ['0:05:02', '0:05:03', '0:05:00', '', '0:04:50', '0:05:04'];
const corrected = ['0:05:02', '0:05:03', '0:06:00', '0:05:04', '0:05:50', '0:05:04'];

describe('a verdict', () => {
  it('is ok when every recorded time is shown', async () =>
    expect(await replay(clockGame('300+3', blitz))).toMatchObject({ verdict: 'ok', compared: 5, control: '300+3' }));

  it('is anomalies when the record jumps', async () =>
    expect(await replay(clockGame('300+3', corrected))).toMatchObject({
      verdict: 'anomalies',
      compared: 6,
      anomalies: [{ ply: 3, shown: '5:05', recorded: '6:00' }],
    }));

  it('is differs when the clock is wrong', async () =>
    expect(await replay(clockGame('300+3', blitz), { errorMs: 1000 })).toMatchObject({ verdict: 'differs' }));

  it('is differs when the clock is wrong at an anomaly, too', async () =>
    expect(await replay(clockGame('300+3', corrected), { errorMs: 1 })).toMatchObject({
      anomalies: [],
    }));

  it('is differs when even the first clocks contradict the control that was given', async () =>
    expect(await replay(clockGame('300+3', blitz), { control: '60+1' })).toMatchObject({ verdict: 'differs' }));

  it('is no clocks without values', async () => expect((await replay('1. e4 e5 *')).verdict).toBe('no clocks'));

  it('is no clocks for a broken game', async () => expect((await replay('1. e4 @ *')).verdict).toBe('no clocks'));

  it('is unknown control when nothing agrees', async () =>
    expect((await replay(clockGame('?', ['0:12:02', '0:12:03']))).verdict).toBe('unknown control'));

  it('is unknown control for a game that outlasts the clock’s time stamps (49 days)', async () => {
    const times = Array.from({ length: 13 }, () => '96:00:01');
    const control = '1/345600@moves';
    expect((await replay(clockGame('?', times), { control })).verdict).toBe('unknown control');
  });

  it('is given for times used alone', async () =>
    expect(await replay('[TimeControl "300+3"]\n\n1. e4 {[%emt 0:00:02]} e5 {[%emt 0:00:03]} *')).toMatchObject({
      verdict: 'ok',
      compared: 2,
    }));
});

describe('a control that is given', () => {
  it('helps where none can be inferred', async () =>
    expect(await replay(clockGame('?', ['0:12:02', '0:12:03']), { control: '720+3' })).toMatchObject({
      verdict: 'ok',
      control: '720+3',
      inferred: false,
    }));
});

describe('times', () => {
  it('are printed as the record has them', async () =>
    expect(await replay(clockGame('60+1', ['0:01:01.5', '0:01:01', '0:09:00.2', '0:01:00']))).toMatchObject({
      anomalies: [{ ply: 3, shown: '1:02.5', recorded: '9:00.2' }],
    }));
});
