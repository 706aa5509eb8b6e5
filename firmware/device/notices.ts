/** What the device itself has to say on the face: signs that stand until what they tell of is over (scenario.md §4). */
export const notices = {
  /** The rocker was moved while the clock stood. */
  lever_: false,
  /** A contact chatters or is stuck: 1 the left one, 2 the right one, 3 both. */
  contact_: 0,
  /** After a power cut, until an arbiter goes on; so many seconds more than it had the side that ran may have, 999: not known. */
  restored_: false,
  uncertainS_: 0,
  /** The battery was low when it was read last. */
  battery_: false,
  /** The board has no crystal and was never compared with a clock. */
  uncalibrated_: false,
};
