/** A scoresheet as PGN (§11, §13.2): tags, moves with [%clk] and [%emt], comments, the result and why. */
import { messages } from '../messages';
import { moveNumber, positionsOf } from './follow';
import { isResult } from './results';
import type { Scoresheet } from './scoresheet';
import { writeTime } from './times';

const text = messages.desk.pgnText;

const lineLength = 80;

const escaped = (value: string): string => value.replace(/[\\"]/g, '\\$&').replace(/\s+/g, ' ');

/** Clock commands and TCEC's times, which are written anew. */
const clockCommands = /\[%(?:clk|emt)\s[^\]]*\]|(?<![\w])(?:mt|tl)=[^\s,}]*,?/gi;

/** A brace would end the comment. */
const cleanComment = (comment: string): string =>
  comment.replace(clockCommands, '').replace(/\}/g, ')').replace(/\{/g, '(').replace(/\s+/g, ' ').trim();

/** A command stays on one line. */
const betweenWords = / (?![^[\]]*\])/;

const inBraces = (parts: readonly string[]): string[] => {
  const body = parts.filter((part) => part !== '').join(' ');
  return body === '' ? [] : `{${body}}`.split(betweenWords);
};

/** Seven first, in PGN's order; the rest as they were. */
const roster = ['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result'];

const unknownTags: Readonly<Record<string, string>> = { Date: '????.??.??' };

function tagLines({ game, outcome }: Scoresheet): string[] {
  const { tags } = game.sheet;
  const all = new Map([...roster.map((name) => [name, tags.get(name) ?? unknownTags[name] ?? '?'] as const), ...tags]);
  all.set('Result', resultText({ game, outcome }));
  if (outcome.termination !== null) all.set('Termination', outcome.termination);
  return [...all].map(([name, value]) => `[${name} "${escaped(value)}"]`);
}

const resultText = ({ outcome }: Pick<Scoresheet, 'game' | 'outcome'>): string => outcome.result ?? '*';

/** The end of the moves: PGN knows four of the results, others stand in the tag only. */
const terminator = (result: string): string =>
  isResult(result) && !/^(?:1-0|0-1|1\/2-1\/2)$/.test(result) ? '*' : result;

/** Why the record stops, why the game has ended; not what the record itself says. */
function lastWords({ game, outcome }: Scoresheet): string[] {
  const said = cleanComment(game.moves.at(-1)?.written.comment ?? '');
  const stopped = game.stop ? text.stopped(game.stop.written, game.stop.reason) : '';
  const why = outcome.termination === null ? '' : outcome.why;
  return [stopped, why].map(cleanComment).filter((words) => !said.includes(words));
}

function* words(scoresheet: Scoresheet): Generator<string> {
  const { game, times } = scoresheet;
  const { sheet, start, moves } = game;
  const positions = positionsOf(game);
  yield* inBraces([cleanComment(sheet.before), ...(moves.length === 0 ? lastWords(scoresheet) : [])]);
  let interrupted = true;
  for (const { ply, side, san, written } of moves) {
    const number = moveNumber(positions[ply - 1] ?? start);
    if (side === 'white') yield `${number}.`;
    else if (interrupted) yield `${number}...`;
    yield san;
    const { clock = null, used = null } = times[ply - 1] ?? {};
    const comment = inBraces([
      clock ? `[%clk ${writeTime(clock)}]` : '',
      used ? `[%emt ${writeTime(used)}]` : '',
      cleanComment(written.comment),
      ...(ply === moves.length ? lastWords(scoresheet) : []),
    ]);
    yield* comment;
    interrupted = comment.length > 0;
  }
  yield terminator(resultText(scoresheet));
}

/** One game, an empty line at its end. */
export function writePgn(scoresheet: Scoresheet): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words(scoresheet)) {
    if (line !== '' && line.length + 1 + word.length > lineLength) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...tagLines(scoresheet), '', ...lines, line, '', ''].join('\n');
}
