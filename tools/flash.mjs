/**
 * Builds for a board, writes what is built into its Storage, the script as its boot code, and starts it.
 * npm run flash -- --port PORT [--board NAME] [--config FILE]
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
  config: { type: 'string', default: join(root, 'board-config.json') },
};

/** The tool patches globals of its process and ends with 0 when it found no port: so a child, and its words count. */
const cli = join(dirname(createRequire(import.meta.url).resolve('espruino')), 'bin/espruino-cli.js');
const isBluetooth = (port) => /^([0-9a-f]{2}:){5}[0-9a-f]{2}$/i.test(port);

/** Nothing is fetched, and nobody sets the clock's time. */
const offline = ['--config', 'MODULE_URL=', '--config', 'SET_TIME_ON_WRITE=0'];

const radio = 'its Bluetooth address, as aa:bb:cc:dd:ee:ff';

/** How a device is reached, and how fast it talks over a wire. */
const ways = {
  PIXLJS: { by: `${radio}, or the serial port of an adapter on D0 and D1`, baud: 9600 },
  BANGLEJS2: { by: radio, baud: 9600 },
  MDBT42Q: { by: `${radio}, or the serial port of an adapter on D6 and D8`, baud: 9600 },
  ESP32: { by: 'the serial port of its USB socket, as /dev/ttyUSB0 or COM3', baud: 115200 },
};

const whichPort = (board, { device }) =>
  `which port? --port is for ${board} ${ways[device].by}; or tcp://host:port. npx espruino --list shows what is in reach`;

const noBoard = (port) =>
  `no board at ${port}: ${
    isBluetooth(port)
      ? 'is it on and near, and nothing else connected to it?'
      : 'is it plugged in, the name right, the port free of other programs, and may you open it?'
  } Nothing was written`;

function build({ board, config }) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'tools/build.mjs'), '--quiet', '--board', board, '--config', config],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new (status === 2 ? Refusal : Offence)(stderr.trim());
}

run(async () => {
  const { values } = parseArgs({ options });
  const { board, port, config } = values;
  const boards = readBoards(config);
  assertBoard(boards, board);
  if (!port) throw new Refusal(whichPort(board, boards[board]));
  build(values);
  const files = storageFiles(board).flatMap(([name, path]) => ['--storage', `${name}:${path}`]);
  const wire = isBluetooth(port) ? [] : ['--no-ble', '-b', String(ways[boards[board].device].baud)];
  const args = [cli, ...wire, ...offline, '--port', port, ...files, '-e', 'load()'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (!/^Connected$/m.test(stdout)) throw new Refusal(noBoard(port));
  const uncaught = stdout.split('\n').find((text) => text.includes('Uncaught'));
  if (uncaught || status !== 0) throw new Offence(uncaught?.trim() ?? stderr.trim());
  console.log(`${board} at ${port} runs dist/zeitnot-${board}.js`);
});
