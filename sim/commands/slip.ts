/** `zeitnot slip`: the adjournment slip of the clock at the end of a scenario, and a typed slip read back. */
import type { Command } from 'commander';
import { type Engine, engineByName } from '../engine';
import { BadInput, readText } from '../input';
import { messages } from '../messages';
import { type Case, createLink, readCases, type State } from '../scenario';
import { boardOf } from '../scenario/link';
import { stepsOf } from '../scenario/play';
import { figureRows, type Heading, headingRows, printRow, printSlip, readSlip, slipJson } from '../slip';

const { slip: texts } = messages;

interface Options extends Heading {
  check?: boolean;
  id?: string;
  json?: boolean;
}

/** @returns the clock's own list at the end of a case, and in which phase it was */
export async function playSlip(engine: Engine, one: Case): Promise<{ phase: unknown; numbers: readonly number[] }> {
  const at = Math.max(0, ...[...one.events, ...one.expect].map((item) => item.at));
  const line = createLink(one).op({ at, op: 'slip' }, at);
  const answers = await engine.play(boardOf(one), [...stepsOf(one, [at], false), { at, do: 'line', line }]);
  const [state, slip] = answers.slice(-2).map((answer) => JSON.parse(answer) as State);
  return { phase: state?.phase, numbers: slip?.slip as readonly number[] };
}

function pick(file: string, cases: readonly Case[], id: string | undefined): Case {
  const [first, ...others] = id === undefined ? cases : cases.filter((one) => one.id === id);
  if (!first) throw new BadInput(texts.noSuchCase(file, id ?? ''));
  if (others.length > 0) throw new BadInput(texts.whichCase(file, cases.length));
  return first;
}

/** Of this place: 2026-08-27. */
function today(): string {
  const now = new Date();
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

async function print(file: string, { id, json, ...said }: Options): Promise<void> {
  const one = pick(file, await readCases(file), id);
  const { phase, numbers } = await playSlip(engineByName('node'), one);
  if (phase !== 'adjourned') throw new BadInput(texts.notAdjourned(one.id, String(phase)));
  const heading = { date: today(), ...said };
  process.stdout.write(json ? `${JSON.stringify(slipJson(numbers, heading))}\n` : printSlip(numbers, heading));
}

/** Says what the slip says, or what is wrong with it (exit 1). */
async function check(file: string, json: boolean): Promise<void> {
  const read = readSlip(await readText(file));
  if (!read.ok) process.exitCode = 1;
  if (json) {
    const { ok } = read;
    const said = read.ok ? slipJson(read.numbers, read.heading) : { faults: read.faults };
    process.stdout.write(`${JSON.stringify({ ok, ...said })}\n`);
    return;
  }
  const rows = read.ok ? [...headingRows(read.heading), ...figureRows(read.figures)] : [];
  const lines = read.ok ? [texts.ok, ...rows.map(printRow)] : read.faults;
  process.stdout.write(`${lines.join('\n')}\n`);
}

export function addSlip(program: Command): void {
  program
    .command('slip')
    .description(texts.about)
    .argument('<file>', texts.file)
    .option('--check', texts.check)
    .option('--id <case>', texts.id)
    .option('--json', texts.json)
    .option('--white <name>', texts.white)
    .option('--black <name>', texts.black)
    .option('--event <name>', texts.event)
    .option('--round <name>', texts.round)
    .option('--date <date>', texts.date)
    .option('--position <text>', texts.position)
    .action((file: string, options: Options) =>
      options.check ? check(file, options.json === true) : print(file, options),
    );
}
