/** `zeitnot desk`: recorded games followed on a board, as scoresheets, as PGN, as JSON. */
import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { defaultProfile } from '../control';
import { followGame } from '../desk/follow';
import { checkIsPgn, checkProfile, chooseGame, readGamesOf } from '../desk/input';
import { writePgn } from '../desk/pgn';
import { type Entry, namedBy, readEntry, reasonNames } from '../desk/results';
import { rulesOf } from '../desk/rules';
import { type Scoresheet, tableOf, writeScoresheet } from '../desk/scoresheet';
import type { Sheet } from '../desk/sheet';
import { sides } from '../desk/sides';
import { BadInput } from '../input';
import { messages } from '../messages';

const text = messages.desk;

interface Options {
  game?: string;
  profile: string;
  result?: string;
  pgn?: string;
  json?: true;
}

/** @throws BadInput the text names no reason, or not whom it is about */
function enteredBy(value: string | undefined): Entry | null {
  if (value === undefined) return null;
  const entry = readEntry(value);
  if (entry) return entry;
  throw new BadInput(
    text.badResult(
      value,
      reasonNames.map((reason) => text.choice(reason, namedBy(reason))),
    ),
  );
}

const player = ({ tags }: Sheet, side: string): string => tags.get(side) || '?';

function jsonOf({ game, times, gaps, needNotRecord, offers, outcome }: Scoresheet): object {
  const { sheet, moves, ending, stop } = game;
  return {
    game: sheet.number,
    white: player(sheet, 'White'),
    black: player(sheet, 'Black'),
    plies: moves.length,
    result: outcome.result,
    why: outcome.why,
    ending,
    stop,
    differences: outcome.differences,
    gaps,
    needNotRecord,
    offers,
    moves: moves.map(({ ply, side, san }, index) => ({
      ply,
      side,
      san,
      clockMs: times[index]?.clock?.ms ?? null,
      usedMs: times[index]?.used?.ms ?? null,
      ...(times[index]?.usedFollows && { usedFollows: true }),
    })),
    fen: (moves.at(-1) ?? game.start).fen,
  };
}

function linesOf(scoresheet: Scoresheet): string[] {
  const { game, gaps, needNotRecord, offers, outcome } = scoresheet;
  const players = text.players(game.sheet.number, player(game.sheet, 'White'), player(game.sheet, 'Black'));
  const head = game.stop
    ? text.stopped(players, game.stop)
    : text.followed(players, game.moves.length, outcome.result, outcome.why);
  const marked = sides.flatMap((side) => {
    const ply = needNotRecord[side];
    return ply === null ? [] : [text.needNotRecord(side, ply)];
  });
  return [
    head,
    ...tableOf(scoresheet),
    ...outcome.differences.map(text.difference),
    ...(gaps.clock.length + gaps.used.length > 0 ? [text.gaps(gaps.clock, gaps.used)] : []),
    ...marked,
    ...offers.map(({ by, ply, answer, marks }) => text.offer(by, ply, answer, marks)),
  ];
}

async function writeOut(file: string, scoresheets: readonly Scoresheet[]): Promise<void> {
  try {
    await writeFile(file, scoresheets.map(writePgn).join(''));
  } catch (error) {
    throw new BadInput(text.unwritable(file, (error as Error).message));
  }
}

async function desk(file: string, options: Options): Promise<void> {
  const entry = enteredBy(options.result);
  const rules = rulesOf(checkProfile(options.profile));
  const sheets = await readGamesOf(file);
  const chosen = options.game === undefined ? sheets : [chooseGame(sheets, options.game, file)];
  if (entry && chosen.length > 1) throw new BadInput(text.resultNeedsGame(chosen.length));
  const games = chosen.map(followGame);
  checkIsPgn(games, file);
  const scoresheets: Scoresheet[] = [];
  for (const game of games) {
    const scoresheet = writeScoresheet(game, rules, entry);
    scoresheets.push(scoresheet);
    const lines = options.json ? [JSON.stringify(jsonOf(scoresheet))] : linesOf(scoresheet);
    process.stdout.write(`${lines.join('\n')}\n`);
  }
  const stopped = games.filter(({ stop }) => stop !== null).length;
  const differs = scoresheets.filter(({ outcome }) => outcome.differences.length > 0).length;
  const totals = { games: games.length, followed: games.length - stopped, stopped, differs };
  process.stdout.write(`${options.json ? JSON.stringify(totals) : text.totals(totals)}\n`);
  if (options.pgn !== undefined) await writeOut(options.pgn, scoresheets);
  if (stopped + differs > 0) process.exitCode = 1;
}

/** Adds the command to the program. */
export function addDesk(program: Command): void {
  program
    .command('desk')
    .description(text.about)
    .argument('<game.pgn>', text.file)
    .option('--game <n>', text.game)
    .option('--profile <name>', text.profile, defaultProfile)
    .option('--result <reason:side>', text.result)
    .option('--pgn <file>', text.pgn)
    .option('--json', text.json)
    .action(desk);
}
