/** `zeitnot claim`: upheld (exit 0) or refused (exit 1), with the plies that prove it (§10.10-10.13). */
import { type Command, Option } from 'commander';
import { defaultProfile } from '../control';
import { type ClaimKind, claimKinds, judgeClaim, nameOfPly } from '../desk/claim';
import { checkProfile, gameAt, readNumber } from '../desk/input';
import { messages } from '../messages';

const text = messages.desk;

interface Options {
  kind: ClaimKind;
  game?: string;
  ply?: string;
  announce?: string;
  count: string;
  profile: string;
  json?: true;
}

/** The law's number, and more than any ending was ever given. */
const counts = { law: 50, most: 999 };

async function claim(file: string, options: Options): Promise<void> {
  const profile = checkProfile(options.profile);
  const count = readNumber('--count', options.count, counts.law, counts.most);
  const { game, ply } = await gameAt(file, options);
  const answer = judgeClaim(game, { kind: options.kind, ply, announced: options.announce ?? null, count, profile });
  const { kind, upheld, by, announced, reason } = answer;
  const lines = options.json
    ? [JSON.stringify(answer)]
    : [
        text.claim.verdict(upheld, by, kind, nameOfPly(game, ply), announced, reason),
        ...(!upheld && answer.mustPlay ? [text.claim.mustPlay(answer.mustPlay)] : []),
      ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (!upheld) process.exitCode = 1;
}

/** Adds the command to the program. */
export function addClaim(program: Command): void {
  program
    .command('claim')
    .description(text.claim.about)
    .argument('<game.pgn>', text.file)
    .addOption(new Option('--kind <kind>', text.claim.kind).choices(claimKinds).makeOptionMandatory())
    .option('--game <n>', text.game)
    .option('--ply <n>', text.ply)
    .option('--announce <move>', text.claim.announce)
    .option('--count <n>', text.claim.count, String(counts.law))
    .option('--profile <name>', text.profile, defaultProfile)
    .option('--json', text.json)
    .action(claim);
}
