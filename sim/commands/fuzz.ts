/** `zeitnot fuzz`: random games with everything that may happen to a clock; what is found comes as a scenario file. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type Engine, engineByName } from '../engine';
import { eventsOf, type Failure, fuzzGame, type Plan } from '../fuzz';
import { messages } from '../messages';
import { boardNames, defaultBoard } from '../scenario';
import { printable } from './printable';
import { createProgress } from './progress';

const text = messages.fuzz;

interface Options {
  seed?: number;
  games?: number;
  minutes?: number;
  game?: number;
  board: string;
  out: string;
}

const wholeNumber = (value: string): number => {
  if (!/^\d{1,9}$/.test(value)) throw new InvalidArgumentError(text.notWhole);
  return Number(value);
};

const minutesOf = (value: string): number => {
  if (!/^\d{1,6}(\.\d+)?$/.test(value) || Number(value) === 0) throw new InvalidArgumentError(text.notMinutes);
  return Number(value);
};

const defaultGames = 100;

/** The numbers of the games to play: from 1, to the last one asked for, or until the time is over. */
function* numbers({ game, games, minutes }: Options): Generator<number> {
  if (game !== undefined) {
    yield game;
    return;
  }
  const untilMs = minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + minutes * 60_000;
  const last = games ?? (minutes === undefined ? defaultGames : Number.POSITIVE_INFINITY);
  for (let number = 1; number <= last && Date.now() < untilMs; number++) yield number;
}

/** Writes the scenario and says how it is played again. */
function tell({ seed, game, rule, scenario, shownBy }: Failure, folder: string): string {
  const file = join(folder, `fuzz-${seed}-${game}.json`);
  writeFileSync(file, `${JSON.stringify(scenario)}\n`);
  const again = {
    run: `npx zeitnot run ${file}`,
    traced: `npx zeitnot run --trace ${file}`,
    fuzz: `npx zeitnot fuzz --seed ${seed} --game ${game}`,
  };
  return text.failed(seed, game, printable(rule), scenario.events.length, file, again[shownBy ?? 'fuzz']);
}

/** Plays and prints; exit 1 when an invariant broke. */
export async function fuzz(engine: Engine, options: Options): Promise<void> {
  const plan: Plan = { seed: options.seed ?? Date.now() % 1_000_000, board: options.board };
  const progress = createProgress((number) => text.progress(plan.seed, number), true);
  let games = 0;
  let events = 0;
  let failed = 0;
  for (const number of numbers(options)) {
    const failure = await fuzzGame(engine, plan, number);
    games++;
    events += eventsOf(plan, number);
    progress.show(games);
    if (!failure) continue;
    failed++;
    progress.clear();
    process.stdout.write(`${tell(failure, options.out)}\n`);
  }
  progress.clear();
  process.stdout.write(`${text.total(plan.seed, games, events, failed)}\n`);
  if (failed > 0) process.exitCode = 1;
}

export function addFuzz(program: Command): void {
  program
    .command('fuzz')
    .description(text.about)
    .option('--seed <n>', text.seed, wholeNumber)
    .option('--games <n>', text.games(defaultGames), wholeNumber)
    .option('--minutes <m>', text.minutes, minutesOf)
    .option('--game <n>', text.game, wholeNumber)
    .addOption(new Option('--board <name>', text.board).choices(boardNames).default(defaultBoard))
    .option('--out <folder>', text.out, '.')
    .action((options: Options) => fuzz(engineByName('node'), options));
}
