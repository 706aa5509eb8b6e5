/** The time base alone, on a wall clock with fractions of a ms, as a board's has. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** As on nRF52: 2^32 counts of 2^-20 s. */
const wrapMs = 4096000;

let trueMs = 0;
let aheadMs = 0;
let timers: (() => void)[] = [];
const wallMs = () => trueMs + aheadMs;

interface TimeBase {
  base: { jumps_: readonly unknown[] | undefined };
  nowMs(): number;
  edgeOverJumps(ms: number): number;
}

/** By variables, as the firmware is checked with the globals of a board. */
const file = (name: string) => new URL(`../../firmware/device/${name}.ts`, import.meta.url).pathname;

async function boot(): Promise<TimeBase> {
  vi.resetModules();
  const { base, nowMs } = await import(file('timebase'));
  const { jump, edgeOverJumps } = await import(file('jumps'));
  Object.assign(globalThis, { setTime: jump });
  return { base, nowMs, edgeOverJumps };
}

/** What Espruino makes of an edge's stamp when it serves it. */
const served = (stampMs: number) => stampMs + Math.floor((wallMs() - stampMs) / wrapMs) * wrapMs;

function runTimers(): void {
  const due = timers;
  timers = [];
  for (const timer of due) timer();
}

const jump = (byMs: number) =>
  (globalThis as unknown as { setTime(seconds: number): void }).setTime((wallMs() + byMs) / 1000);

beforeEach(() => {
  trueMs = 0;
  aheadMs = 1_700_000_000_000.123;
  timers = [];
  Object.assign(globalThis, {
    board: { device: 'PIXLJS' },
    getTime: () => wallMs() / 1000,
    setTime: (seconds: number) => {
      aheadMs = seconds * 1000 - trueMs;
    },
    setTimeout: (timer: () => void) => timers.push(timer),
  });
});

/** Half of the resolution of a ms: the float of the wall clock has less. */
const nearMs = (got: number, expected: number) => Math.abs(got - expected) <= 1;

const jumpMs = fc.oneof(
  fc.double({ min: -2000, max: 2000, noNaN: true }),
  fc.double({ min: -1e10, max: 1e10, noNaN: true }),
);
const waitMs = fc.double({ min: 0.01, max: 500, noNaN: true });

describe('time base', () => {
  it('goes on evenly under any jumps, and never back', async () => {
    const { nowMs } = await boot();
    fc.assert(
      fc.property(fc.array(fc.tuple(waitMs, jumpMs), { maxLength: 20 }), (steps) => {
        const beginMs = nowMs() - trueMs;
        for (const [ms, byMs] of steps) {
          trueMs += ms;
          const beforeMs = nowMs();
          jump(byMs);
          expect(nowMs()).toBeGreaterThanOrEqual(beforeMs);
          expect(nearMs(nowMs() - trueMs, beginMs)).toBe(true);
        }
      }),
    );
  });

  it('gives edges that waited over jumps their own ms, whatever their stamps became', async () => {
    const { base, nowMs, edgeOverJumps } = await boot();
    fc.assert(
      fc.property(fc.array(fc.tuple(waitMs, waitMs, jumpMs), { minLength: 1, maxLength: 5 }), (steps) => {
        const edges: { ownMs: number; stampMs: number }[] = [];
        for (const [beforeMs, afterMs, byMs] of steps) {
          trueMs += beforeMs;
          edges.push({ ownMs: nowMs(), stampMs: wallMs() });
          trueMs += afterMs;
          jump(byMs);
        }
        // By the wall clock alone it may as well be another time near: then that is meant which was later.
        const sums = steps.flatMap((_step, from) => {
          let sumMs = 0;
          return steps.slice(from).map(([, , byMs]) => (sumMs += byMs));
        });
        const clear = sums.every((ms) => Math.abs(ms - Math.round(ms / wrapMs) * wrapMs) > 6000);
        for (const { ownMs, stampMs } of edges) {
          const gotMs = edgeOverJumps(served(stampMs));
          expect(gotMs).toBeLessThanOrEqual(nowMs() + 1);
          if (clear) expect(nearMs(gotMs, ownMs)).toBe(true);
        }
        runTimers();
        expect(base.jumps_).toHaveLength(steps.length);
        runTimers();
        expect(base.jumps_).toBeUndefined();
      }),
    );
  });

  it.each([
    ['two forth', [5, 3_600_000]],
    ['there and back', [-3_600_000, 3_600_000]],
    ['back and there', [86_400_000, -86_400_000]],
    ['three', [100, -50, 4_096_000]],
  ])('keeps the ms of an edge before jumps in one pass: %s', async (_name, jumps) => {
    const { nowMs, edgeOverJumps } = await boot();
    trueMs = 3000;
    const [ownMs, stampMs] = [nowMs(), wallMs()];
    trueMs = 4000;
    for (const byMs of jumps) jump(byMs);
    expect(nearMs(edgeOverJumps(served(stampMs)), ownMs)).toBe(true);
    // One that came after them has a stamp of the new time.
    trueMs = 4001;
    expect(nearMs(edgeOverJumps(served(wallMs())), nowMs())).toBe(true);
  });

  it('remembers a jump until the second pass after it: the first had only the edges from before it', async () => {
    const { base, nowMs, edgeOverJumps } = await boot();
    trueMs = 10;
    const [ownMs, stampMs] = [nowMs(), wallMs()];
    trueMs = 20;
    jump(9000);
    runTimers();
    jump(-500);
    expect(nearMs(edgeOverJumps(served(stampMs)), ownMs)).toBe(true);
    runTimers();
    expect(base.jumps_).toHaveLength(1);
    runTimers();
    expect(base.jumps_).toBeUndefined();
  });
});
