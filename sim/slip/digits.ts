/**
 * A list of whole numbers as digits to the base of 31. A number of the stream takes one digit while it is below 16, each
 * further digit multiplies by 15. An even one is a number of the list (twice its zigzag: 0, -1, 1, -2, ... are 0, 1, 2, 3,
 * ...), an odd one says how many numbers come again, and the one after it from how far back: many are 0, and both sides
 * mostly have one control.
 */

/** Digits below `ends` end a number, the `goesOn` others do not. */
const ends = 16;
const goesOn = 15;
export const base = ends + goesOn;

/** Longer than any slip: what typed digits may grow to. */
const longest = 5000;

/** What goes into the stream is two bits longer than a number that is exact. */
function write(digits: number[], value: bigint): void {
  let rest = value;
  for (; rest >= ends; rest = (rest - BigInt(ends)) / BigInt(goesOn)) {
    digits.push(ends + Number((rest - BigInt(ends)) % BigInt(goesOn)));
  }
  digits.push(Number(rest));
}

const zigzag = (value: bigint): bigint => (value < 0n ? -2n * value - 1n : 2n * value);
const unzigzag = (value: bigint): bigint => (value % 2n === 0n ? value / 2n : -(value + 1n) / 2n);

function spell(numbers: readonly number[]): number[] {
  const digits: number[] = [];
  for (const number of numbers) write(digits, 2n * zigzag(BigInt(number)));
  return digits;
}

/** How many numbers from `at` on are those from `at - back` on. */
function repeated(numbers: readonly number[], at: number, back: number): number {
  let count = 0;
  while (at + count < numbers.length && numbers[at + count] === numbers[at + count - back]) count++;
  return count;
}

/** The longest part before `at` that comes again there, the nearest of them. */
function findCopy(numbers: readonly number[], at: number): { count: number; back: number } {
  let copy = { count: 0, back: 0 };
  for (let back = 1; back <= at; back++) {
    const count = repeated(numbers, at, back);
    if (count > copy.count) copy = { count, back };
  }
  return copy;
}

/** @param numbers whole and exact */
export function toDigits(numbers: readonly number[]): number[] {
  const digits: number[] = [];
  for (let at = 0; at < numbers.length; ) {
    const { count, back } = findCopy(numbers, at);
    const copied: number[] = [];
    if (count > 0) {
      write(copied, BigInt(2 * count - 1));
      write(copied, BigInt(back - 1));
    }
    const shorter = count > 0 && copied.length < spell(numbers.slice(at, at + count)).length;
    digits.push(...(shorter ? copied : spell(numbers.slice(at, at + 1))));
    at += shorter ? count : 1;
  }
  return digits;
}

/** The numbers of the stream; what the last one lacks is not there yet. */
function streamOf(digits: readonly number[]): bigint[] {
  const stream: bigint[] = [];
  let [value, weight] = [0n, 1n];
  for (const digit of digits) {
    value += BigInt(digit) * weight;
    weight *= BigInt(goesOn);
    if (digit >= ends) continue;
    stream.push(value);
    [value, weight] = [0n, 1n];
  }
  return stream;
}

/** @returns the list as far as the digits go; null: no list is written so */
export function fromDigits(digits: readonly number[]): number[] | null {
  const numbers: number[] = [];
  const stream = streamOf(digits);
  for (let i = 0; i < stream.length; i++) {
    const value = stream[i] as bigint;
    if (value % 2n === 0n) {
      numbers.push(Number(unzigzag(value / 2n)));
      continue;
    }
    const count = Number((value + 1n) / 2n);
    const back = Number(stream[++i] ?? -1n);
    if (back < 0) break;
    if (back >= numbers.length || numbers.length + count > longest) return null;
    for (let n = 0; n < count; n++) numbers.push(numbers[numbers.length - 1 - back] as number);
  }
  return numbers;
}
