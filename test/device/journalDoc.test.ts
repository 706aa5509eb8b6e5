/** docs/journal.md: its figures are the code's. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import devices from '../../devices.json';
import { boardNames } from '../../sim/scenario/boards';
import { bytesOfGame, bytesOfSetup, gamesPerYear, wearOf } from '../../tools/bench/journal';
import { root } from '../../tools/bundle.mjs';
import { logFiles, switchOn } from './clockKit';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const docs = read('docs/journal.md').replaceAll('\n', ' ');

/** A const enum's number in a source. */
function constant(file: string, enumeration: string, name: string): number {
  const body = new RegExp(`const enum ${enumeration} \\{([^}]*)\\}`).exec(read(`firmware/${file}`))?.[1] ?? '';
  return Number(new RegExp(`\\b${name} = (\\w+)`).exec(body)?.[1]);
}

const WordBytes = 4;
const pageBytes = constant('device/pages.ts', 'Bytes', 'Page');
const overheadBytes = ['Slack', 'Header', 'Head'].reduce(
  (sum, name) => sum + constant('device/pages.ts', 'Bytes', name),
  0,
);
const mostWords = Math.floor((2 * pageBytes - overheadBytes) / WordBytes);
const full = constant('device/begin.ts', 'Full', 'Words');
const spare = constant('device/files.ts', 'Words', 'Spare');
/** Of a file's words on a board whose flash has a single page for it. */
function wordsOn(name: string): number {
  const [file] = logFiles(switchOn(name).board.flash);
  return file?.words.length ?? 0;
}

const tenths = (value: number) => String(Math.round(value * 10) / 10);

test('the words of a file, and what is spared', () => {
  expect(docs).toContain(`${mostWords} at most (two pages of ${pageBytes} bytes)`);
  expect(wordsOn('bangle2')).toBe(mostWords);
  for (const name of ['pixl', 'mdbt42q-7seg']) expect(docs).toContain(`takes ${wordsOn(name)} words`);
  const least = Math.min(...boardNames.map((name) => wordsOn(name) - full - spare));
  expect(docs).toContain(`has room for ${Math.floor(least / 10) * 10} words at least`);
  expect(docs).toContain(`fewer than ${constant('device/journal.ts', 'Words', 'Low')} words are left`);
  expect(docs).toContain(`${spare} words are spared`);
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

/** Games until one begins behind too many words, its own setup among them. */
const gamesPerFile = () => Math.floor((full - bytesOfSetup() / WordBytes) / (bytesOfGame() / WordBytes)) + 1;

test('the sums of the wear', () => {
  const bytes = bytesOfGame();
  const files = Math.ceil(gamesPerYear / gamesPerFile());
  const { endurance } = devices.PIXLJS.flash;
  expect(gamesPerFile()).toBe(4);
  expect(docs).toContain(`takes ${bytes / WordBytes} words, ${bytes} bytes`);
  expect(docs).toContain(`are ${gamesPerYear} a year`);
  expect(docs).toContain(`behind ${full} of them begins a new file`);
  expect(docs).toContain(
    `every fourth game, ${files} times a year, ${tenths((files * 100) / endurance)} % of ${endurance}`,
  );
  for (const device of Object.values(devices)) expect(docs).toContain(`${device.flash.endurance}`);
});

test.each(boardNames)('less than a tenth of what the flash bears in a year of ten games a day: %s', (name) => {
  expect(wearOf(name)).toBeLessThan(10);
});

test('the last game of a page has room for 60 moves', () => {
  const words = (bytesOfGame() - bytesOfSetup()) / WordBytes;
  for (const name of ['pixl', 'mdbt42q-7seg']) expect(wordsOn(name) - full - spare).toBeGreaterThanOrEqual(words);
});

test('on large flashes less than a tenth of a percent', () => {
  const files = gamesPerYear / gamesPerFile();
  for (const { flash } of [devices.BANGLEJS2, devices.ESP32]) {
    const round = Math.floor((flash.pages * flash.pageBytes) / (2 * pageBytes));
    expect(round).toBeGreaterThanOrEqual(100);
    expect((files / round / flash.endurance) * 100).toBeLessThan(0.1);
  }
});
