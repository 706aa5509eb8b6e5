/** `zeitnot run`: scenarios through the firmware, one line a case (scenario.md §5). */
import { type Command, Option } from 'commander';
import { type Engine, engineByName } from '../engine';
import { messages } from '../messages';
import { type Case, type Outcome, readCases, runCases } from '../scenario';
import { printable } from './printable';
import { createProgress } from './progress';

const { run } = messages;

interface Options {
  engine: string;
  trace?: boolean;
  json?: boolean;
}

interface Counts {
  passed: number;
  failed: number;
}

/** How an outcome and the end are printed. */
interface Printer {
  outcome(outcome: Outcome): string;
  total(counts: Counts): string;
}

const words: Printer = {
  outcome(outcome) {
    const id = printable(outcome.id);
    if ('broken' in outcome) return run.broken(id, printable(outcome.broken.split('\n').join(' ')));
    const [first] = outcome.failures;
    if (!first) return run.ok(id);
    return run.fail(id, first.at, first.field, JSON.stringify(first.got), JSON.stringify(first.expected));
  },
  total: ({ passed, failed }) => run.total(passed, failed),
};

const json: Printer = {
  outcome(outcome) {
    const { id } = outcome;
    const failures =
      'broken' in outcome ? [{ at: null, field: 'engine', got: outcome.broken, expected: null }] : outcome.failures;
    return JSON.stringify({ id, ok: failures.length === 0, failures });
  },
  // The contract has a count of what is not built yet: everything is.
  total: (counts) => JSON.stringify({ ...counts, skipped: 0 }),
};

function verdict(outcome: Outcome): keyof Counts {
  return 'broken' in outcome || outcome.failures.length > 0 ? 'failed' : 'passed';
}

/** Runs and prints all cases; sets the exit code when one fails. */
export async function report(engine: Engine, cases: readonly Case[], options: Omit<Options, 'engine'>): Promise<void> {
  const printer = options.json ? json : words;
  const counts: Counts = { passed: 0, failed: 0 };
  const progress = createProgress((number) => run.progress(number, cases.length));
  let done = 0;
  for await (const outcome of runCases(engine, cases, options.trace)) {
    const trace = 'trace' in outcome ? outcome.trace : [];
    process.stdout.write([...trace, printer.outcome(outcome), ''].join('\n'));
    counts[verdict(outcome)]++;
    progress.show(++done);
  }
  progress.clear();
  process.stdout.write(`${printer.total(counts)}\n`);
  if (counts.failed > 0) process.exitCode = 1;
}

/** All files are read before anything runs: bad input runs nothing. */
async function runFiles(files: string[], options: Options): Promise<void> {
  const cases: Case[] = [];
  for (const file of files) cases.push(...(await readCases(file)));
  await report(engineByName(options.engine), cases, options);
}

export function addRun(program: Command): void {
  program
    .command('run')
    .description(run.about)
    .argument('<file...>', run.files)
    .addOption(new Option('--engine <name>', run.engine).choices(['node', 'espruino']).default('node'))
    .option('--trace', run.trace)
    .option('--json', run.json)
    .action(runFiles);
}
