/** What a board's game costs of its battery: the sum that the sign, docs/power.md and the bench are made of. */

/** After the sign the clock goes on for so long (FIDE's standard for clocks). */
const Hours = 10;

/** The dearest game: tenths on the display all the time. */
const TicksPerS = 10;

/**
 * A tick's instructions (tools/bench.mjs, "whole tick"), and what a thousand take on a 64 MHz Cortex-M4: the upper end of
 * an estimate, 1.5 cycles each and waiting for the flash. No board was measured.
 */
const TickKIr = 413;
const UsPerKIr = 30;

/** @returns {number} */
export const tickUs = ({ tickBytes, byteUs }) => TickKIr * UsPerKIr + tickBytes * byteUs;

/**
 * The currents of a running game, the dearest there is, added up.
 * @param {object} battery of the board's entry in board-config.json
 * @returns {[what: string, µA: number][]}
 */
export function gameCurrents(battery) {
  const { sleepUa, displayUa, ledUa = 0, busyUa } = battery;
  const share = (TicksPerS * tickUs(battery)) / 1e6;
  return [
    ['asleep', sleepUa],
    ['display', displayUa],
    ['LED of the side that runs', ledUa],
    [`awake, ${(share * 100).toFixed(1)} % of the time`, Math.round(busyUa * share)],
  ].filter(([, ua]) => ua > 0);
}

/** @returns {number} µA, all together */
export const gameUa = (battery) => gameCurrents(battery).reduce((sum, [, ua]) => sum + ua, 0);

/** @returns {number} percent of the battery that ten hours take */
export const tenHours = (battery) => (gameUa(battery) * Hours) / (battery.capacityMah * 10);

/** @returns {number} percent at or below which the sign stands: ten hours, and what the reading may be wrong */
export const lowPercent = (battery) => Math.ceil(tenHours(battery) + battery.errorPercent);

/** @returns {string} the sum for a person, as docs/power.md has it */
export function sumText(name, battery) {
  const rows = gameCurrents(battery).map(([what, ua]) => `| ${what} | ${ua} |`);
  const total = gameUa(battery);
  return [
    `### ${name}`,
    '',
    '| in a running game, tenths shown | µA |',
    '|---|---|',
    ...rows,
    `| together | ${total} |`,
    '',
    `${Hours} hours: ${total} µA x ${Hours} h = ${((total * Hours) / 1000).toFixed(1)} mAh of ${battery.capacityMah} mAh ` +
      `= ${tenHours(battery).toFixed(1)} %; the reading may be ${battery.errorPercent} points wrong: the sign stands at ` +
      `${lowPercent(battery)} % and below.`,
  ].join('\n');
}
