/**
 * Writes what is built for a board into its Storage, the script as its boot code, and starts it.
 * npm run flash -- --port PORT [--board NAME]     PORT: /dev/ttyX, a Bluetooth address, tcp://host:port
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { assertBoard, readBoards } from './boards.mjs';
import { root } from './bundle.mjs';
import { storageFiles } from './dist.mjs';
import { Offence, Refusal, run } from './refusal.mjs';

const options = {
  board: { type: 'string', default: 'pixl' },
  port: { type: 'string', short: 'p' },
};

/** The tool patches globals of its process and ends with 0 when it found no port: so a child, and its words count. */
const cli = join(dirname(createRequire(import.meta.url).resolve('espruino')), 'bin/espruino-cli.js');
const isBluetooth = (port) => /^([0-9a-f]{2}:){5}[0-9a-f]{2}$/i.test(port);

/** Nothing is fetched, and nobody sets the clock's time. */
const offline = ['--config', 'MODULE_URL=', '--config', 'SET_TIME_ON_WRITE=0'];

run(async () => {
  const { values } = parseArgs({ options });
  assertBoard(readBoards(join(root, 'board-config.json')), values.board);
  const files = storageFiles(values.board).flatMap(([name, path]) => ['--storage', `${name}:${path}`]);
  if (!values.port) throw new Refusal('which port? --port /dev/ttyX, a Bluetooth address, or tcp://host:port');
  const radio = isBluetooth(values.port) ? [] : ['--no-ble'];
  const args = [cli, ...radio, ...offline, '--port', values.port, ...files, '-e', 'load()'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (!/^Connected$/m.test(stdout)) throw new Refusal(`no board at ${values.port}`);
  const uncaught = stdout.split('\n').find((text) => text.includes('Uncaught'));
  if (uncaught || status !== 0) throw new Offence(uncaught?.trim() ?? stderr.trim());
  console.log(`${values.board} at ${values.port} runs dist/zeitnot-${values.board}.js`);
});
