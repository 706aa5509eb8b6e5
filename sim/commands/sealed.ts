/** `zeitnot sealed`: what the sealed move does (exit 0), or that it is none (exit 1) (§10.15, §10.16). */
import type { Command } from 'commander';
import { positionsOf } from '../desk/follow';
import { gameAt } from '../desk/input';
import { openSealed } from '../desk/sealed';
import { messages } from '../messages';

const text = messages.desk;

interface Options {
  game?: string;
  ply?: string;
  json?: true;
}

async function sealed(file: string, move: string, options: Options): Promise<void> {
  const { game, ply } = await gameAt(file, options);
  const answer = openSealed(positionsOf(game)[ply] ?? game.start, move);
  const { verdict, sealer, san, result, reason, alternatives, fen } = answer;
  const lines = options.json
    ? [JSON.stringify({ ply, written: move, ...answer })]
    : [
        text.sealed.verdict(verdict, sealer, answer.move, san ?? JSON.stringify(move), result, reason),
        ...(alternatives.length > 0 ? [text.sealed.alternatives(alternatives)] : []),
        ...(fen === null ? [] : [text.sealed.position(fen)]),
      ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (san === null) process.exitCode = 1;
}

/** Adds the command to the program. */
export function addSealed(program: Command): void {
  program
    .command('sealed')
    .description(text.sealed.about)
    .argument('<game.pgn>', text.file)
    .argument('<move>', text.sealed.move)
    .option('--game <n>', text.game)
    .option('--ply <n>', text.ply)
    .option('--json', text.json)
    .action(sealed);
}
