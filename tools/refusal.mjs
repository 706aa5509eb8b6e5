/** How a tool ends: bad input of its user is one line and exit 2, an offence in what it builds exit 1. */

/** Bad input. */
export class Refusal extends Error {}

/** What is built breaks a rule. */
export class Offence extends Error {}

const isRefusal = (error) => error instanceof Refusal || String(error.code).startsWith('ERR_PARSE_ARGS');

/** @param {() => Promise<void>} main a tool's body */
export async function run(main) {
  try {
    await main();
  } catch (error) {
    const known = isRefusal(error) || error instanceof Offence;
    console.error(known ? error.message : error);
    process.exitCode = isRefusal(error) ? 2 : 1;
  }
}
