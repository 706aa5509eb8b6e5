/** The clock's own bitmap fonts as art, and as the strings that Espruino's setFontCustom takes. `npm run fonts` writes firmware/display/fonts.ts. */

const digitRows = {
  0: ['###', '#.#', '#.#', '#.#', '#.#', '#.#', '#.#', '#.#', '#.#', '###'],
  1: ['.#.', '##.', '.#.', '.#.', '.#.', '.#.', '.#.', '.#.', '.#.', '###'],
  2: ['###', '..#', '..#', '..#', '..#', '###', '#..', '#..', '#..', '###'],
  3: ['###', '..#', '..#', '..#', '.##', '..#', '..#', '..#', '..#', '###'],
  4: ['#.#', '#.#', '#.#', '#.#', '#.#', '###', '..#', '..#', '..#', '..#'],
  5: ['###', '#..', '#..', '#..', '###', '..#', '..#', '..#', '..#', '###'],
  6: ['###', '#..', '#..', '#..', '###', '#.#', '#.#', '#.#', '#.#', '###'],
  7: ['###', '..#', '..#', '..#', '..#', '.#.', '.#.', '.#.', '.#.', '.#.'],
  8: ['###', '#.#', '#.#', '#.#', '###', '#.#', '#.#', '#.#', '#.#', '###'],
  9: ['###', '#.#', '#.#', '#.#', '#.#', '###', '..#', '..#', '..#', '###'],
  '-': ['...', '...', '...', '...', '...', '###', '...', '...', '...', '...'],
  '.': ['.', '.', '.', '.', '.', '.', '.', '.', '.', '#'],
  ':': ['.', '.', '.', '#', '.', '.', '#', '.', '.', '.'],
};

const letterRows = {
  ' ': ['..', '..', '..', '..', '..'],
  '%': ['#.#', '..#', '.#.', '#..', '#.#'],
  "'": ['#', '#', '.', '.', '.'],
  $: ['########.', '##.....##', '##.....##', '##.....##', '########.'],
  '&': ['..#.#...#', '.##..#.#.', '###...#..', '.##..#.#.', '..#.#...#'],
  '*': ['.##..#', '#..##.', '......', '.##..#', '#..##.'],
  '(': ['.#', '#.', '#.', '#.', '.#'],
  ')': ['#.', '.#', '.#', '.#', '#.'],
  '+': ['...', '.#.', '###', '.#.', '...'],
  ',': ['..', '..', '..', '.#', '#.'],
  '-': ['..', '..', '##', '..', '..'],
  '.': ['.', '.', '.', '.', '#'],
  '/': ['..#', '..#', '.#.', '#..', '#..'],
  0: ['###', '#.#', '#.#', '#.#', '###'],
  1: ['.#.', '##.', '.#.', '.#.', '###'],
  2: ['##.', '..#', '.#.', '#..', '###'],
  3: ['##.', '..#', '.#.', '..#', '##.'],
  4: ['#.#', '#.#', '###', '..#', '..#'],
  5: ['###', '#..', '##.', '..#', '##.'],
  6: ['.##', '#..', '###', '#.#', '###'],
  7: ['###', '..#', '.#.', '.#.', '.#.'],
  8: ['###', '#.#', '###', '#.#', '###'],
  9: ['###', '#.#', '###', '..#', '##.'],
  ':': ['.', '#', '.', '#', '.'],
  '=': ['...', '###', '...', '###', '...'],
  A: ['.#.', '#.#', '###', '#.#', '#.#'],
  B: ['##.', '#.#', '##.', '#.#', '##.'],
  C: ['.##', '#..', '#..', '#..', '.##'],
  D: ['##.', '#.#', '#.#', '#.#', '##.'],
  E: ['###', '#..', '##.', '#..', '###'],
  F: ['###', '#..', '##.', '#..', '#..'],
  G: ['.##', '#..', '#.#', '#.#', '.##'],
  H: ['#.#', '#.#', '###', '#.#', '#.#'],
  I: ['###', '.#.', '.#.', '.#.', '###'],
  J: ['..#', '..#', '..#', '#.#', '.#.'],
  K: ['#.#', '#.#', '##.', '#.#', '#.#'],
  L: ['#..', '#..', '#..', '#..', '###'],
  M: ['#...#', '##.##', '#.#.#', '#...#', '#...#'],
  N: ['#..#', '##.#', '#.##', '#..#', '#..#'],
  O: ['.#.', '#.#', '#.#', '#.#', '.#.'],
  P: ['##.', '#.#', '##.', '#..', '#..'],
  Q: ['.#.', '#.#', '#.#', '###', '.##'],
  R: ['##.', '#.#', '##.', '#.#', '#.#'],
  S: ['.##', '#..', '.#.', '..#', '##.'],
  T: ['###', '.#.', '.#.', '.#.', '.#.'],
  U: ['#.#', '#.#', '#.#', '#.#', '###'],
  V: ['#.#', '#.#', '#.#', '#.#', '.#.'],
  W: ['#...#', '#...#', '#.#.#', '##.##', '#...#'],
  X: ['#.#', '#.#', '.#.', '#.#', '#.#'],
  Y: ['#.#', '#.#', '.#.', '.#.', '.#.'],
  Z: ['###', '..#', '.#.', '#..', '###'],
};

/** Seven segments: `a` is the upper bar, then clockwise to `f`, `g` is the bar in the middle. What has no shape is blank. */
const segmentArt = {
  "'": 'f',
  '#': 'adg',
  '(': 'adef',
  ')': 'abcd',
  '+': 'bcg',
  '-': 'g',
  '/': 'beg',
  0: 'abcdef',
  1: 'bc',
  2: 'abdeg',
  3: 'abcdg',
  4: 'bcfg',
  5: 'acdfg',
  6: 'acdefg',
  7: 'abc',
  8: 'abcdefg',
  9: 'abcdfg',
  '=': 'dg',
  A: 'abcefg',
  B: 'cdefg',
  C: 'adef',
  D: 'bcdeg',
  E: 'adefg',
  F: 'aefg',
  G: 'acdef',
  H: 'bcefg',
  I: 'ef',
  J: 'bcde',
  K: 'acefg',
  L: 'def',
  M: 'abcef',
  N: 'ceg',
  O: 'cdeg',
  P: 'abefg',
  Q: 'abcfg',
  R: 'eg',
  S: 'acdfg',
  T: 'defg',
  U: 'bcdef',
  V: 'cde',
  W: 'bdf',
  X: 'bcefg',
  Y: 'bcdfg',
  Z: 'abdeg',
};

/** `a` is bit 6, down to `g`, bit 0: as a MAX7219 wants it. */
const litBy = (art) => [...'abcdefg'].reduce((bits, s) => bits * 2 + (art.includes(s) ? 1 : 0), 0);

/** A byte for each character from blank to Z. */
function encodeSegments(first, last) {
  let bytes = '';
  for (let code = first; code <= last; code++) {
    bytes += String.fromCharCode(litBy(segmentArt[String.fromCharCode(code)] ?? ''));
  }
  return bytes;
}

/** Columns from the left, each from the top, one empty column behind every glyph. */
function encode(glyphs, first, last) {
  let bits = '';
  let widths = '';
  const height = Object.values(glyphs)[0].length;
  for (let code = first; code <= last; code++) {
    const rows = glyphs[String.fromCharCode(code)] ?? Array(height).fill('');
    const width = rows[0].length + 1;
    for (let x = 0; x < width; x++) for (const row of rows) bits += row[x] === '#' ? '1' : '0';
    widths += String.fromCharCode(width);
  }
  const bytes = (bits.match(/.{1,8}/g) ?? []).map((b) => Number.parseInt(b.padEnd(8, '0'), 2));
  return { bitmap: String.fromCharCode(...bytes), first, widths, height };
}

/** Shorter than a string of escapes, and the script stays ASCII; a font that nobody uses is dropped. */
const quote = (text) => `atob('${Buffer.from(text, 'latin1').toString('base64')}')`;

/** One statement; on lines of its own where it is long, as the formatter wants it. */
function constant(name, bytes) {
  const line = `export const ${name} = /* @__PURE__ */ ${quote(bytes)};`;
  return line.length > 120 ? line.replace('atob(', 'atob(\n  ').replace(/\);$/, ',\n);') : line;
}

const lettersFont = () => encode(letterRows, 32, 90);

/** Letters lie in a file of Storage, `zn.font`: nobody needs them while seconds go by. A character a byte. */
export function fontFile() {
  const { bitmap, widths } = lettersFont();
  return bitmap + widths;
}

/** The text of firmware/display/fonts.ts. */
export function fontSource() {
  const digits = encode(digitRows, 45, 58);
  const letters = lettersFont();
  const lines = ['/** Made from the art in tools/font.mjs by `npm run fonts`; a test compares. */', ''];
  lines.push(constant('digitsBitmap', digits.bitmap), constant('digitsWidths', digits.widths), '');
  lines.push(constant('segments', encodeSegments(32, 90)), '');
  lines.push('export const enum Segments {', '  First = 32,', '  /** Place of 0 in `segments`. */', '  Zero = 16,');
  lines.push('  /** Of a side that runs. */', `  Bar = ${litBy(segmentArt['#'])},`, '}', '');
  lines.push('export const enum Glyphs {');
  lines.push(`  DigitsFirst = ${digits.first},`, `  DigitsHeight = ${digits.height},`);
  lines.push(`  LettersFirst = ${letters.first},`, `  LettersHeight = ${letters.height},`);
  lines.push(
    '  /** Of the file of letters: the bitmap, then the widths. */',
    `  BitmapBytes = ${letters.bitmap.length},`,
    '}',
    '',
  );
  return lines.join('\n');
}

if (process.argv[1] === import.meta.filename) process.stdout.write(fontSource());
