#!/usr/bin/env node
import { existsSync } from 'node:fs';

// The reader of our output went away (`| head`).
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const cli = new URL('../dist/cli.mjs', import.meta.url);
if (existsSync(cli)) {
  const { main } = await import(cli.href);
  await main(process.argv.slice(2));
} else {
  console.error('zeitnot: not built yet; npm run build does it');
  process.exitCode = 2;
}
