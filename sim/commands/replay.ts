/** `zeitnot replay`: recorded times played through the firmware (scenario.md §5). */
import type { Command } from 'commander';
import { type Engine, EngineError, engineByName } from '../engine';
import { BadInput, readText } from '../input';
import { messages } from '../messages';
import { isKnown } from '../pgn/arithmetic';
import { parseReading, type Reading } from '../pgn/controls';
import { type RecordedGame, readGames } from '../pgn/read';
import { type Deviation, type Replayed, replayGame, type Verdict } from '../pgn/replay';
import { printable } from './printable';

const text = messages.replay;

interface Options {
  game?: string;
  control?: string;
  json?: true;
}

/** @throws BadInput it cannot be read, or is nothing that a record can be replayed by */
function givenReading(control: string | undefined): Reading | null {
  if (control === undefined) return null;
  const parsed = parseReading(control);
  if (!parsed.ok) throw new BadInput(text.badControl(control, parsed.column, parsed.expected));
  if (!isKnown(parsed.reading)) throw new BadInput(text.notReplayable(control));
  return parsed.reading;
}

/** @throws BadInput there is no such game */
function chosenGames(
  games: readonly RecordedGame[],
  number: string | undefined,
  file: string,
): readonly RecordedGame[] {
  if (number === undefined) return games;
  const game = games.find((one) => String(one.number) === number);
  if (!game) throw new BadInput(text.noSuchGame(file, number, games.length));
  return [game];
}

/** @throws BadInput the file has no game, or no clock value in any */
function checkClocks(games: readonly RecordedGame[], file: string): void {
  if (games.some(({ source }) => source !== null)) return;
  const broken = games.find((game) => game.broken !== null);
  if (broken?.broken) throw new BadInput(text.noneReadable(file, broken.number, broken.broken));
  throw new BadInput(games.length === 0 ? text.noGames(file) : text.noClocks(file, games.length));
}

function totals(replayed: readonly Replayed[]) {
  const count = (...verdicts: Verdict[]): number => replayed.filter(({ verdict }) => verdicts.includes(verdict)).length;
  return {
    games: replayed.length,
    ok: count('ok'),
    anomalies: count('anomalies'),
    differs: count('differs'),
    skipped: count('no clocks', 'unknown control'),
  };
}

/** One game as `--json` prints it; `differences` and `broken` only where there are any. */
function jsonOf({ game, verdict, control, inferred, compared, anomalies, differences }: Replayed): object {
  return {
    game: game.number,
    verdict,
    control,
    inferred,
    plies: game.moves.length,
    compared,
    anomalies,
    ...(differences.length > 0 && { differences }),
    ...(game.broken !== null && { broken: game.broken }),
  };
}

const player = ({ tags }: RecordedGame, side: string): string => printable(tags.get(side) || '?');

function linesOf(replayed: Replayed): string[] {
  const { game, verdict, control, inferred, compared, anomalies, differences } = replayed;
  const players = text.players(game.number, player(game, 'White'), player(game, 'Black'));
  if (game.broken !== null) return [text.brokenGame(players, verdict, game.broken)];
  if (verdict === 'unknown control') return [text.unknown(players, verdict, game.tags.get('TimeControl') ?? '')];
  if (control === null) return [text.noValues(players, verdict, game.moves.length)];
  const line = (form: (ply: number, shown: string, recorded: string) => string) => (deviation: Deviation) =>
    form(deviation.ply, deviation.shown, deviation.recorded);
  return [
    text.game(
      players,
      verdict,
      inferred ? text.inferred(control) : control,
      game.moves.length,
      compared,
      anomalies.length,
    ),
    ...anomalies.map(line(text.anomaly)),
    ...differences.map(line(text.difference)),
  ];
}

const eraseLine = '\r\x1b[K';

/** How far it is; nobody sees it but on a terminal. */
function tell(progress: string): void {
  if (process.stderr.isTTY) process.stderr.write(eraseLine + progress);
}

/** @throws EngineError that names the game */
async function replayOne(engine: Engine, game: RecordedGame, given: Reading | null, file: string): Promise<Replayed> {
  try {
    return await replayGame(engine, game, given);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    throw new EngineError(text.engineFailed(file, game.number, error.message));
  }
}

async function replay(file: string, options: Options): Promise<void> {
  const given = givenReading(options.control);
  const games = readGames(await readText(file));
  checkClocks(games, file);
  const chosen = chosenGames(games, options.game, file);
  const engine = engineByName('node');
  const replayed: Replayed[] = [];
  for (const game of chosen) {
    tell(text.progress(replayed.length + 1, chosen.length));
    const one = await replayOne(engine, game, given, file);
    replayed.push(one);
    tell('');
    const lines = options.json ? [JSON.stringify(jsonOf(one))] : linesOf(one);
    process.stdout.write(`${lines.join('\n')}\n`);
  }
  const sum = totals(replayed);
  process.stdout.write(`${options.json ? JSON.stringify(sum) : text.totals(sum)}\n`);
  if (sum.differs > 0) process.exitCode = 1;
}

/** Adds the command to the program. */
export function addReplay(program: Command): void {
  program
    .command('replay')
    .description(text.about)
    .argument('<game.pgn>', text.file)
    .option('--game <n>', text.gameNumber)
    .option('--control <text>', text.control)
    .option('--json', text.json)
    .action(replay);
}
