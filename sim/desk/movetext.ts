/**
 * Movetext -> the moves as they were written, each with its comments and line. Nothing is judged: where the text breaks
 * off or a word is no move, the desk follows the game to that very move (§11: what is missing is marked).
 */
import { messages } from '../messages';

const text = messages.desk.movetext;

export interface WrittenMove {
  readonly text: string;
  readonly comment: string;
  /** Counted from the first line of the movetext, from 0. */
  readonly line: number;
}

export interface Movetext {
  readonly moves: readonly WrittenMove[];
  /** Comments before the first move. */
  readonly before: string;
  /** As written; null: none. */
  readonly result: string | null;
  /** What is wrong after the last move, and where; null: nothing. */
  readonly broken: { readonly line: number; readonly reason: string } | null;
}

const tokenKinds = {
  comment: /\{[^}]*\}?/y,
  restOfLine: /;[^\n]*/y,
  open: /\(/y,
  close: /\)/y,
  result: /(?:1-0|0-1|1\/2-1\/2|½-½|1\/2-0|0-1\/2|\*)(?=[\s{(;]|$)/y,
  // Numeric annotations, signs, `e.p.`, move numbers, the dots of a number.
  ornament: /\$\d*|[!?]+(?=[\s{(;]|$)|e\.?p\.?(?=[\s{(;]|$)|\d+(?:\s*\.+|(?=[\s{(;]|$))|\.+/y,
  word: /[^\s{};()$]+|[}]/y,
};

type Kind = keyof typeof tokenKinds;

interface Token {
  readonly kind: Kind;
  readonly text: string;
  readonly line: number;
}

const kinds = Object.entries(tokenKinds) as [Kind, RegExp][];

function* tokens(movetext: string): Generator<Token> {
  const blank = /\s*/y;
  let at = 0;
  let line = 0;
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(movetext)?.[0] ?? null;
    at += found?.length ?? 0;
    return found;
  };
  const countLines = (passed: string): void => {
    line += passed.split('\n').length - 1;
  };
  for (;;) {
    countLines(take(blank) ?? '');
    if (at >= movetext.length) return;
    for (const [kind, pattern] of kinds) {
      const found = take(pattern);
      if (found === null) continue;
      yield { kind, text: found, line };
      countLines(found);
      break;
    }
  }
}

/** One game while it is read. */
interface Draft {
  moves: { text: string; comments: string[]; line: number }[];
  before: string[];
  result: string | null;
  broken: Movetext['broken'];
}

const newDraft = (): Draft => ({ moves: [], before: [], result: null, broken: null });

const commentText = ({ kind, text: written }: Token): string =>
  kind === 'restOfLine' ? written.slice(1) : written.slice(1).replace(/\}$/, '');

/** `0-0` at the very end is a result: both have lost. */
function finish({ moves, before, result, broken }: Draft): Movetext {
  const last = moves.at(-1);
  const bothLost = result === null && broken === null && last?.text === '0-0';
  const own = bothLost ? moves.slice(0, -1) : moves;
  return {
    moves: own.map(({ text: san, comments, line }) => ({ text: san, comment: comments.join(' '), line })),
    before: before.join(' '),
    result: bothLost ? '0-0' : result,
    broken,
  };
}

/** @returns one game, or several that follow one another without tags */
export function readMovetext(movetext: string): Movetext[] {
  const drafts = [newDraft()];
  let depth = 0;
  let lastLine = 0;
  for (const token of tokens(movetext)) {
    let draft = drafts.at(-1) as Draft;
    lastLine = token.line;
    if (token.kind === 'comment' && !token.text.endsWith('}'))
      draft.broken = { line: token.line, reason: text.unclosedComment };
    if (token.kind === 'open') depth++;
    else if (token.kind === 'close' && depth > 0) depth--;
    else if (depth > 0 || token.kind === 'ornament') continue;
    else if (token.kind === 'comment' || token.kind === 'restOfLine')
      (draft.moves.at(-1)?.comments ?? draft.before).push(commentText(token));
    else if (token.kind === 'result') draft.result ??= token.text;
    else {
      if (draft.result !== null) {
        draft = newDraft();
        drafts.push(draft);
      }
      draft.moves.push({ text: token.text, comments: [], line: token.line });
    }
  }
  const last = drafts.at(-1) as Draft;
  if (depth > 0) last.broken ??= { line: lastLine, reason: text.unclosedVariation };
  return drafts.map(finish);
}
