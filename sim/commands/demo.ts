/** `npm start`: a recorded game runs on the clock, then the clock is there to play with. */
import { join } from 'node:path';
import type { Command } from 'commander';
import { defaultProfile, printSide } from '../control';
import { engineByName } from '../engine';
import { packageRoot } from '../engine/files';
import { BadInput } from '../input';
import { messages } from '../messages';
import { type Case, compareRow, playCase, readCases, traceTimes } from '../scenario';
import { defaultBoard } from '../scenario/boards';
import { perform } from '../terminal/perform';
import { createPlay } from '../terminal/play';
import { clockTable } from '../terminal/table';
import { createWatch } from '../terminal/watch';
import { newGame } from './sim';

const text = messages.demo;

const recorded = { file: 'test/scenarios/recorded.jsonl', id: 'wc2025-r1-classical g14' };

/** Four hours are over in half a minute. */
const watchSpeed = 500;

async function recordedGame(): Promise<Case> {
  const games = await readCases(join(packageRoot(), recorded.file));
  const game = games.find(({ id }) => id === recorded.id);
  if (!game) throw new BadInput(text.noGame(recorded.file, recorded.id));
  return game;
}

/** Without a terminal: all that the clock showed. Exit 1 when the record says something else. */
async function print(game: Case): Promise<void> {
  const states = await playCase(engineByName('node'), game, traceTimes(game), false);
  const atTime = new Map(states.map((state) => [state.at, state]));
  const differences = game.expect.flatMap((row) =>
    compareRow(row, atTime.get(row.at) ?? { at: row.at, refused: null }),
  );
  const lines = [
    text.title(game.id, printSide(game.control.white, game.control.advance)),
    ...clockTable(game, states),
    text.compared(game.expect.length, differences.length),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (differences.length > 0) process.exitCode = 1;
}

async function demo(): Promise<void> {
  const game = await recordedGame();
  if (!process.stdin.isTTY || !process.stdout.isTTY) return print(game);
  const ending = await perform(createWatch(game, watchSpeed));
  if (ending === 'over')
    await perform(createPlay(newGame(game.control, defaultBoard, game.profile ?? defaultProfile), 1));
}

export function addDemo(program: Command): void {
  program.command('demo', { hidden: true }).description(text.about).action(demo);
}
