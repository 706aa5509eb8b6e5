/** Files as text: UTF-8 or Latin-1. */
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BadInput, readText } from '../../sim/input';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zeitnot-input-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(bytes: number[]): Promise<string> {
  const file = join(folder, 'file');
  await writeFile(file, Uint8Array.from(bytes));
  return readText(file);
}

const utf8 = (text: string) => [...new TextEncoder().encode(text)];
const latin1 = (text: string) => Array.from(text, (char) => char.charCodeAt(0));

describe('text', () => {
  it.each(['', '[White "Ding"]\r\n', '[White "Müller, Jörg"]', 'Вишванатан', '\t\f\n'])('%j in UTF-8', async (text) => {
    expect(await read(utf8(text))).toBe(text);
  });
  it('in UTF-8 may begin with a byte order mark, which is no part of it', async () => {
    expect(await read([0xef, 0xbb, 0xbf, ...utf8('[Event "ü"]')])).toBe('[Event "ü"]');
  });
  it.each(['[White "Müller, Jörg"]\r\n', 'Réti', '\t\fAño\n', '\xa0\xff'])('%j in Latin-1', async (text) => {
    expect(await read(latin1(text))).toBe(text);
  });
  it('in Latin-1 as Windows writes it', async () => {
    expect(await read([0x8a, 0x61, 0x72, 0x69, 0xe6])).toBe('Šariæ');
  });
});

describe('binary', () => {
  it.each([
    ['NUL in UTF-8', utf8('a\0b')],
    ['NUL in Latin-1', latin1('é\0b')],
    ['an escape in Latin-1', latin1('é\x1b[0m')],
    ['DEL in Latin-1', latin1('é\x7f')],
    ['a byte that Windows has no letter for', [0xe9, 0x81, 0x61]],
    ['a picture', [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13]],
    ['a compressed file', [0x1f, 0x8b, 8, 0xff]],
    ['UTF-16', [0xff, 0xfe, 0x41, 0, 0x42, 0]],
  ])('is %s', async (_, bytes) => {
    await expect(read(bytes)).rejects.toThrow(BadInput);
    await expect(read(bytes)).rejects.toThrow(/: expected text, this is binary$/);
  });
});

describe('too large', () => {
  const tooLarge = /: a file of more than 512 MB is not read$/;

  it('for a list of bytes', async () => {
    const file = join(folder, 'large');
    await writeFile(file, '');
    await truncate(file, 2200 * 2 ** 20);
    await expect(readText(file)).rejects.toThrow(tooLarge);
    await expect(readText(file)).rejects.toThrow(BadInput);
  });

  it('for a text', async () => {
    const tooLong = Object.assign(new Error('Cannot create a string'), { code: 'ERR_STRING_TOO_LONG' });
    const decode = vi.spyOn(TextDecoder.prototype, 'decode').mockImplementation(() => {
      throw tooLong;
    });
    await expect(read(utf8('a'))).rejects.toThrow(tooLarge);
    decode.mockRestore();
  });
});
