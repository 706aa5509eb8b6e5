/** Delta debugging: the fewest events, and the plainest options, with which a case still fails in the same way. */
import type { RawCase } from './game';

type Fails = (one: RawCase) => Promise<boolean>;

/** Takes out pieces of the list, large ones first, as long as it fails. */
async function shrinkEvents(one: RawCase, fails: Fails): Promise<RawCase> {
  let small = one;
  for (let size = Math.ceil(small.events.length / 2); size >= 1; ) {
    let from = 0;
    let shorter = false;
    while (from < small.events.length) {
      const events = [...small.events.slice(0, from), ...small.events.slice(from + size)];
      const candidate = { ...small, events };
      if (await fails(candidate)) {
        small = candidate;
        shorter = true;
      } else from += size;
    }
    if (size === 1 && !shorter) break;
    size = size === 1 ? 1 : Math.ceil(size / 2);
  }
  return small;
}

/** Fields that can be left out. */
async function shrinkFields(one: RawCase, fails: Fails): Promise<RawCase> {
  let small = one;
  for (const name of Object.keys(small.options)) {
    const { [name]: _dropped, ...options } = small.options;
    const candidate = { ...small, options };
    if (await fails(candidate)) small = candidate;
  }
  return small;
}

/** @param fails the same failure as that of `one` */
export async function shrink(one: RawCase, fails: Fails): Promise<RawCase> {
  return shrinkFields(await shrinkEvents(one, fails), fails);
}
