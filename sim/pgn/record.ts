/** Clock values in PGN comments: where each program writes them, and what a written value says about the clock. */
import type { Ms } from '../../firmware/core/types';

/** A time as it was written: the clock stood within one `unitMs` of it. */
export interface Written {
  readonly ms: Ms;
  /** 1000 for whole seconds, 100 for tenths, ... 1 for milliseconds. */
  readonly unitMs: Ms;
}

/** What the comments of one move say. */
export interface Values {
  /** On the clock. */
  readonly clock: Written | null;
  /** Used for this move. */
  readonly used: Written | null;
}

/** Which of the known ways of recording a game follows. */
export type Source = 'clk' | 'emt' | 'tcec-ms' | 'tcec-seconds';

/** How a written clock value is to be understood. */
export interface Convention {
  /** Towards where a rest below the unit was rounded. */
  readonly rounded: 'up' | 'down';
  /** Written before the press added anything. */
  readonly beforeBonus: boolean;
  /** The time used is a record of its own, to the millisecond. */
  readonly exactUse: boolean;
}

/**
 * - `clk`, `emt` (PGN supplement): what a DGT clock shows after the press, rounded up.
 * - TCEC season 1: whole seconds, cut off, before bonus and new period. Later seasons: milliseconds after the press.
 */
export const conventions: Readonly<Record<Source, Convention>> = {
  clk: { rounded: 'up', beforeBonus: false, exactUse: false },
  emt: { rounded: 'down', beforeBonus: false, exactUse: false },
  'tcec-ms': { rounded: 'up', beforeBonus: false, exactUse: true },
  'tcec-seconds': { rounded: 'down', beforeBonus: true, exactUse: false },
};

const clockText = /^(?:(\d{1,4}):)?(\d{1,3}):(\d{1,2})(?:\.(\d{1,3}))?$/;

/** `h:mm:ss`, `m:ss`, with up to three decimals; null when it is no time. */
function readTime(text: string): Written | null {
  const found = clockText.exec(text.trim());
  if (!found) return null;
  const [, hours, minutes = '', seconds = '', decimals = ''] = found;
  if (Number(seconds) > 59 || (hours !== undefined && Number(minutes) > 59)) return null;
  const whole = (Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds);
  return { ms: whole * 1000 + Number(decimals.padEnd(3, '0')), unitMs: 10 ** (3 - decimals.length) };
}

const readMs = (text: string): Written | null => (/^\d{1,12}$/.test(text) ? { ms: Number(text), unitMs: 1 } : null);

const command = (comment: string, name: string): string | null =>
  new RegExp(`\\[%${name}\\s+([^\\]\\s]+)\\s*\\]`, 'i').exec(comment)?.[1] ?? null;

const attribute = (comment: string, name: string): string | null =>
  new RegExp(`(?:^|[\\s,])${name}=([^\\s,}]+)`).exec(comment)?.[1] ?? null;

const read = (text: string | null, reader: (text: string) => Written | null): Written | null =>
  text === null ? null : reader(text);

/** By source: its values in a comment. In the order in which a game's source is looked for. */
const readers: Readonly<Record<Source, (comment: string) => Values>> = {
  clk: (comment) => ({ clock: read(command(comment, 'clk'), readTime), used: read(command(comment, 'emt'), readTime) }),
  'tcec-ms': (comment) => ({
    clock: read(attribute(comment, 'tl'), readMs),
    used: read(attribute(comment, 'mt'), readMs),
  }),
  'tcec-seconds': (comment) => ({
    clock: read(attribute(comment, 'tl'), readTime),
    used: read(attribute(comment, 'mt'), readTime),
  }),
  emt: (comment) => ({ clock: null, used: read(command(comment, 'emt'), readTime) }),
};

const sources = Object.keys(readers) as Source[];

/** The first source with a value in any comment of a game; null when there is none. */
export function sourceOf(comments: readonly string[]): Source | null {
  const has = (source: Source) => (comment: string) => {
    const { clock, used } = readers[source](comment);
    return source === 'emt' ? used !== null : clock !== null;
  };
  return sources.find((source) => comments.some(has(source))) ?? null;
}

/** The values of one move's comments. */
export const valuesOf = (comment: string, source: Source | null): Values =>
  source === null ? { clock: null, used: null } : readers[source](comment);
