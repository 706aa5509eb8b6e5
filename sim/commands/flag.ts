/** `zeitnot flag`: loss or draw (exit 0), or a question for the arbiter (exit 1). */
import { type Command, Option } from 'commander';
import { defaultProfile } from '../control';
import { nameOfPly } from '../desk/claim';
import { judgeFlag } from '../desk/flag';
import { checkProfile, gameAt } from '../desk/input';
import { sides } from '../desk/sides';
import type { SideName } from '../engine/types';
import { messages } from '../messages';

const text = messages.desk;

interface Options {
  side: SideName;
  game?: string;
  ply?: string;
  profile: string;
  json?: true;
}

async function flag(file: string, options: Options): Promise<void> {
  const profile = checkProfile(options.profile);
  const { game, ply } = await gameAt(file, options);
  const answer = judgeFlag(game, options.side, ply, profile);
  const { verdict, result, reason, line } = answer;
  const lines = options.json
    ? [JSON.stringify({ side: options.side, ply, profile, ...answer })]
    : [
        text.flag.verdict(verdict, options.side, nameOfPly(game, ply), result, reason),
        ...(line.length > 0 ? [text.flag.line(line)] : []),
      ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (verdict === 'arbiter') process.exitCode = 1;
}

/** Adds the command to the program. */
export function addFlag(program: Command): void {
  program
    .command('flag')
    .description(text.flag.about)
    .argument('<game.pgn>', text.file)
    .addOption(new Option('--side <side>', text.flag.side).choices(sides).makeOptionMandatory())
    .option('--game <n>', text.game)
    .option('--ply <n>', text.ply)
    .option('--profile <name>', text.profile, defaultProfile)
    .option('--json', text.json)
    .action(flag);
}
