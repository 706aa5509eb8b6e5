/** Free text -> tokens. What is neither a number, a known word nor a known sign is refused. */
import type { Ms } from '../../../firmware/core/types';
import { messages } from '../../messages';
import { Malformed, type Numeral } from '../scanner';
import { vocabulary, type WordKind } from './vocabulary';

interface Place {
  /** From 1. */
  readonly column: number;
  readonly text: string;
}

export interface NumberToken extends Place {
  readonly kind: 'number';
  readonly numeral: Numeral;
}

/** `1:30.00` or `1:30:00`: with three groups nothing but h:mm:ss is possible. */
interface ClockToken extends Place {
  readonly kind: 'clock';
  readonly ms: Ms;
}

interface UnitToken extends Place {
  readonly kind: 'unit';
  readonly unitMs: Ms;
}

interface WordToken extends Place {
  readonly kind: Exclude<WordKind, 'unit'> | 'sign' | 'end';
}

export type Token = NumberToken | ClockToken | UnitToken | WordToken;

const pattern = new RegExp(
  [
    '(?<blank>\\s+)',
    '(?<clock>(?<hours>\\d{1,2}):(?<minutes>[0-5]\\d)[:.](?<seconds>[0-5]\\d)(?![\\d.:]))',
    '(?<number>(?<whole>\\d+)(?:\\.(?<fraction>\\d+))?)',
    "(?<mark>''|’’|['′’\"″”])",
    '(?<word>\\p{L}+)\\.?',
    '(?<sign>[/+|,;:])',
  ].join('|'),
  'yu',
);

/**
 * @returns the tokens, an `end` token last
 * @throws Malformed at what is not known
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) throw new Malformed(at + 1, messages.control.expected.known);
    const groups = match.groups ?? {};
    if (groups.blank === undefined) tokens.push(...tokensOf(match[0], groups, at + 1));
    at += match[0].length;
  }
  tokens.push({ kind: 'end', column: at + 1, text: '' });
  return tokens;
}

type Groups = Record<string, string | undefined>;

function tokensOf(text: string, groups: Groups, column: number): Token[] {
  if (groups.clock !== undefined) {
    const ms = ((Number(groups.hours) * 60 + Number(groups.minutes)) * 60 + Number(groups.seconds)) * 1000;
    return [{ kind: 'clock', column, text, ms }];
  }
  if (groups.number !== undefined) {
    return [
      { kind: 'number', column, text, numeral: { column, whole: groups.whole ?? '', fraction: groups.fraction ?? '' } },
    ];
  }
  if (groups.sign !== undefined) return [{ kind: 'sign', column, text }];
  return wordTokens(groups.mark ?? groups.word ?? '', column);
}

/** A known word, or two written as one (`gamewith`). */
function wordTokens(text: string, column: number): Token[] {
  const whole = wordToken(text, column);
  if (whole) return [whole];
  for (let cut = 2; cut <= text.length - 2; cut++) {
    const left = wordToken(text.slice(0, cut), column);
    const right = wordToken(text.slice(cut), column + cut);
    if (left && right) return [left, right];
  }
  throw new Malformed(column, messages.control.expected.known);
}

function wordToken(text: string, column: number): Token | null {
  const word = vocabulary.get(text.toLowerCase());
  if (!word) return null;
  return word.kind === 'unit' ? { kind: 'unit', column, text, unitMs: word.unitMs } : { kind: word.kind, column, text };
}
