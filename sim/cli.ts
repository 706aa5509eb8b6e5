/** The command line. Exit: 0 all is well, 1 something differed, 2 bad input or usage with one line on stderr. */
import { Command, CommanderError } from 'commander';
import { addClaim } from './commands/claim';
import { addControl } from './commands/control';
import { addDemo } from './commands/demo';
import { addDesk } from './commands/desk';
import { addFlag } from './commands/flag';
import { addFuzz } from './commands/fuzz';
import { addGrades } from './commands/grades';
import { brief, printable } from './commands/printable';
import { addReplay } from './commands/replay';
import { addRun } from './commands/run';
import { addSealed } from './commands/sealed';
import { addSim } from './commands/sim';
import { addSlip } from './commands/slip';
import { EngineError } from './engine/types';
import { BadInput } from './input';
import { messages } from './messages';

const badUsage = 2;

/** One line, whatever it quotes. */
const complain = (line: string): unknown =>
  process.stderr.write(`${printable(brief(line.replace(/\s*[\r\n]+\s*/g, ' ')))}\n`);

function createProgram(): Command {
  const program = new Command('zeitnot').description(messages.cli.about).exitOverride().showSuggestionAfterError(false);
  program.configureOutput({ outputError: (text) => complain(text.trimEnd()) });
  const adders = [
    addRun,
    addReplay,
    addControl,
    addSim,
    addDemo,
    addSlip,
    addDesk,
    addClaim,
    addFlag,
    addSealed,
    addGrades,
    addFuzz,
  ];
  for (const add of adders) add(program);
  return program;
}

const visibleNames = (program: Command): string[] =>
  program
    .createHelp()
    .visibleCommands(program)
    .map((command) => command.name());

function refuse(message: string): void {
  complain(`zeitnot: ${message}`);
  process.exitCode = badUsage;
}

/** Runs one command and sets the exit code. */
export async function main(args: readonly string[]): Promise<void> {
  const program = createProgram();
  if (args.length === 0) return refuse(messages.cli.noCommand(visibleNames(program)));
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    // Commander has printed its own line.
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : badUsage;
    else if (error instanceof BadInput || error instanceof EngineError) refuse(error.message);
    else throw error;
  }
}
