/** docs/journal.md: its figures are the code's. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import devices from '../../devices.json';
import { bytesOfGame, gamesPerYear } from '../../tools/bench/journal';
import { root } from '../../tools/bundle.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const docs = read('docs/journal.md').replaceAll('\n', ' ');

/** A const enum's number in a source. */
function constant(file: string, enumeration: string, name: string): number {
  const body = new RegExp(`const enum ${enumeration} \\{([^}]*)\\}`).exec(read(`firmware/${file}`))?.[1] ?? '';
  return Number(new RegExp(`\\b${name} = (\\w+)`).exec(body)?.[1]);
}

const RecordBytes = 8;
const pageBytes = constant('device/pages.ts', 'Bytes', 'Page');
const overheadBytes = constant('device/pages.ts', 'Bytes', 'Slack') + constant('device/pages.ts', 'Bytes', 'Header');
const mostRecords = Math.floor((pageBytes - overheadBytes) / RecordBytes) - 1;
const tenths = (value: number) => String(Math.round(value * 10) / 10);

test('the records of a file, and what is spared', () => {
  expect(docs).toContain(`${mostRecords} at most (a page of ${pageBytes} bytes)`);
  expect(docs).toContain(`${constant('device/journal.ts', 'Page', 'Spare')} records are spared`);
  expect(docs).toContain(`modulo ${constant('core/record.ts', 'Bits', 'Modulus')}`);
});

test('heartbeats, and what a power cut costs', () => {
  const silent = (name: string) => constant('device/scheduler.ts', 'Silent', name);
  expect(docs).toContain(`for ${silent('Ms')} ms without a record, ${silent('LowMs')} ms when`);
  expect(docs).toContain(`less than ${silent('BankMs')} ms;`);
  const uncertain = (name: string) => constant('device/restore.ts', 'Uncertain', name);
  expect(docs).toContain(`| five minutes or more | up to ${uncertain('MostS')} s more`);
  expect(docs).toContain(`| less than five minutes | up to ${uncertain('LowS')} s more`);
  expect(docs).toContain(`not known: the face says ${uncertain('UnknownS')} |`);
  expect(docs).toContain(`up to ${uncertain('HungS')} s more than that`);
  expect(uncertain('HungS')).toBe(constant('device/scheduler.ts', 'Watchdog', 'S'));
  expect(constant('core/plausible.ts', 'Waited', 'Ms')).toBe(1000 * uncertain('HungS'));
  expect(uncertain('LowMs')).toBe(silent('BankMs'));
});

test('the sums of the wear', () => {
  const bytes = bytesOfGame();
  const records = bytes / RecordBytes;
  const files = Math.round((gamesPerYear * records) / mostRecords);
  const { endurance } = devices.PIXLJS.flash;
  expect(docs).toContain(`takes ${records} records, ${bytes} bytes`);
  expect(docs).toContain(`A file of ${mostRecords} records lasts ${tenths(mostRecords / records)} games.`);
  expect(docs).toContain(`are ${gamesPerYear} a year: ${files} new files.`);
  expect(docs).toContain(`${gamesPerYear} times a year, ${tenths((gamesPerYear * 100) / endurance)} % of ${endurance}`);
  expect(docs).toContain(`${tenths(endurance / gamesPerYear)} years of ten long games`);
  expect(docs).toContain(`${Math.ceil(files / 2)} times, ${tenths((files * 50) / endurance)} %.`);
  for (const device of Object.values(devices)) expect(docs).toContain(`${device.flash.endurance}`);
});

test('on large flashes less than a tenth of a percent', () => {
  const files = (gamesPerYear * bytesOfGame()) / RecordBytes / mostRecords;
  for (const { flash } of [devices.BANGLEJS2, devices.ESP32]) {
    const round = Math.floor((flash.pages * flash.pageBytes) / pageBytes);
    expect(round).toBeGreaterThanOrEqual(200);
    expect((files / round / flash.endurance) * 100).toBeLessThan(0.1);
  }
});
