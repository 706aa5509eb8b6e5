/** `zeitnot sim`: the clock in this terminal (scenario.md §5). */
import { type Command, InvalidArgumentError, Option } from 'commander';
import config from '../../board-config.json' with { type: 'json' };
import { type Control, profileNames } from '../../firmware/core/control';
import { advanceOf, defaultProfile, parseControl } from '../control';
import { BadInput } from '../input';
import { messages } from '../messages';
import type { Case } from '../scenario';
import { boardNames, defaultBoard } from '../scenario/boards';
import { speeds } from '../terminal/pace';
import { assertTerminal, perform } from '../terminal/perform';
import { createPlay } from '../terminal/play';

const text = messages.sim;

const defaultControl = '5400+30';

interface Options {
  readonly board: string;
  readonly control: string;
  readonly profile: string;
  readonly speed: number;
}

const boards: Readonly<Record<string, { readonly lockoutMs: number }>> = config.boards;

/** A game in which nothing has happened yet, on a board as it is. */
export const newGame = (control: Control, board: string, profile: string): Case => ({
  id: 'sim',
  control,
  profile,
  options: { board, lockoutMs: boards[board]?.lockoutMs ?? 0 },
  events: [],
  expect: [],
});

function readSpeed(given: string): number {
  const speed = Number(given);
  if (Number.isInteger(speed) && speed >= speeds.lowest && speed <= speeds.highest) return speed;
  throw new InvalidArgumentError(text.badSpeed(speeds.lowest, speeds.highest));
}

/** @throws BadInput */
function readControl(control: string, profile: string): Control {
  const parsed = parseControl(control, advanceOf(profile));
  if (!parsed.ok) throw new BadInput(text.badControl(control, parsed.column, parsed.expected));
  return parsed.control;
}

async function sim({ board, control, profile, speed }: Options): Promise<void> {
  const game = newGame(readControl(control, profile), board, profile);
  assertTerminal();
  await perform(createPlay(game, speed));
}

export function addSim(program: Command): void {
  program
    .command('sim')
    .description(text.about)
    .addOption(new Option('--board <name>', text.board).choices(boardNames).default(defaultBoard))
    .option('--control <text>', text.control, defaultControl)
    .addOption(new Option('--profile <name>', text.profile).choices(profileNames).default(defaultProfile))
    .addOption(new Option('--speed <n>', text.speed).argParser(readSpeed).default(speeds.lowest))
    .action(sim);
}
