/** `zeitnot control`: what a time control means, in words or as JSON (scenario.md §5). */
import type { Command } from 'commander';
import { controlJson, defaultAdvance, describeControl, type Lenient, parseControl, readLenient } from '../control';
import { BadInput, readText } from '../input';
import { messages } from '../messages';
import { printable } from './printable';

const { cli, control } = messages;

interface Options {
  lenient?: boolean;
  json?: boolean;
}

/** A text and what names it in an error. */
interface Line {
  readonly text: string;
  readonly where: string;
}

/** @throws BadInput standard input cannot be read, or is empty */
async function linesOf(text: string): Promise<Line[]> {
  if (text !== '-') return [{ text, where: JSON.stringify(text) }];
  const lines = (await readText('-')).split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  if (lines.length === 0) throw new BadInput(`-: ${cli.noText}`);
  return lines.map((line, index) => ({ text: line, where: `-:${index + 1}` }));
}

function readStrict(text: string): Lenient {
  const parsed = parseControl(text);
  return parsed.ok ? { ...parsed, inferred: [] } : parsed;
}

function inJson(text: string, read: Lenient): string {
  if (!read.ok) return JSON.stringify(read);
  return JSON.stringify({ ok: true, text, ...controlJson(read.control, defaultAdvance), inferred: read.inferred });
}

function inWords(read: Lenient): string {
  if (!read.ok) return '';
  const notes = read.inferred.map((note) => `  ${control.words.inferred(note)}`);
  return [...describeControl(read.control, defaultAdvance), ...notes].join('\n');
}

/** Prints what each text means. A refused one: its line on stderr, and exit 2. */
export async function explain(text: string, { lenient = false, json = false }: Options): Promise<void> {
  const reader = lenient ? readLenient : readStrict;
  for (const line of await linesOf(text)) {
    const read = reader(line.text);
    const answer = json ? inJson(line.text, read) : inWords(read);
    if (answer !== '') process.stdout.write(`${answer}\n`);
    if (read.ok) continue;
    process.stderr.write(`${printable(cli.refused(line.where, read.column, read.expected))}\n`);
    process.exitCode = 2;
  }
}

export function addControl(program: Command): void {
  program
    .command('control')
    .description(cli.control)
    .argument('<text>', cli.controlText)
    .option('--lenient', cli.lenient)
    .option('--json', cli.json)
    .action(explain);
}
