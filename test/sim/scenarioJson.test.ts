/** What is wrong with a scenario file before its fields are looked at: where JSON breaks, keys that repeat, depth. */
import { describe, expect, it } from 'vitest';
import { parseCases } from '../../sim/scenario';

const line = (id: string): string => `{"id":"${id}","control":"60"}`;

/** Why a file is refused. */
function refusal(file: string, text: string): string {
  try {
    parseCases(file, text);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
}

describe('JSON', () => {
  it.each([
    ['a comma behind the last of a list', '{"at":0,"op":"start"},]'],
    ['a comma behind the last of an object', '{"at":0,"op":"start",}]'],
    ['a word without quotes', '{"at":0,"op":start}]'],
    ['no number', '{"at":NaN,"op":"start"}]'],
    ['a number that breaks off', '{"at":0.,"op":"start"}]'],
    ['a zero before a number', '{"at":00,"op":"start"}]'],
    ['a tab in a text', '{"at":0,"op":"sta\trt"}]'],
    ['an unknown escape', '{"at":0,"op":"sta\\qrt"}]'],
    ['a comment', '{"at":0,/* op */"op":"start"}]'],
  ])('the line of what is not JSON: %s', (_what, events) => {
    const text = `{"id":"a",\n"control":"60",\n"events":[\n${events},\n"expect":[]}`;
    expect(refusal('x.json', text)).toMatch(/^x\.json:4: not JSON: /);
    expect(refusal('x.jsonl', `${line('b')}\n${text.replaceAll('\n', ' ')}`)).toMatch(/^x\.jsonl:2: not JSON: /);
  });

  it.each([
    ['{"id":"a","id":"b","control":"60"}', 'x.jsonl:1: case "b": id: is there twice'],
    ['{"id":"a","control":"60","options":{"session":1,"session":2}}', 'options.session: is there twice'],
    [
      '{"id":"a","control":"60","events":[{"at":0,"op":"start"},{"at":1,"at":2,"op":"stop"}]}',
      'events[1].at: is there',
    ],
    ['{"id":"a","control":"60","expect":[{"at":0,"white":{"ms":1},"white":{}}]}', 'expect[0].white: is there twice'],
    ['{"id":"a","control":{"white":"60","black":"60","white":"60"}}', 'control.white: is there twice'],
    ['{"id":"a","control":"60","\\u0069d":"b"}', 'id: is there twice'],
    ['{"__proto__":1,"__proto__":2}', '__proto__: is there twice'],
  ])('a key that is there twice: %s', (text, message) => expect(refusal('x.jsonl', text)).toContain(message));
  it('the same key in two objects is none', () =>
    expect(
      refusal(
        'x.jsonl',
        '{"id":"a","control":"60","events":[{"at":0,"op":"start"},{"at":0,"op":"stop"}],"expect":[{"at":0,"white":{"ms":1},"black":{"ms":1}}]}',
      ),
    ).toBe('accepted'));

  it.each(['x', '\\\\', '\\"', '\\u0041'])('a text as long as there can be, of %j', (part) => {
    const text = part.repeat(10 ** 7 / part.length);
    expect(refusal('x.jsonl', `{"id":"${text}","control":"60"}`)).toBe('accepted');
    expect(refusal('x.jsonl', `{"id":"a","control":"60","${text}":1}`)).toMatch(
      /^x\.jsonl:1: case "a": .{60,70}: unknown, there is id/,
    );
  });

  const levels = 100000;
  it.each([
    ['lists', '['.repeat(levels) + ']'.repeat(levels)],
    ['objects', `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`],
  ])('%s deeper than anything needs', (_what, deep) => {
    const texts = [
      deep,
      `{"id":${deep}}`,
      `{"id":"a","control":"60","events":${deep}}`,
      `{"id":"a","control":"60","events":[{"at":0,"op":"reopen","slip":${deep}}]}`,
    ];
    for (const text of texts)
      expect(refusal('x.jsonl', text)).toBe('x.jsonl:1: expected at most 64 levels of lists and objects');
  });
});
