/** What people have set for good. The room zn.set keeps it in flash. */
export const settings = {
  /** 0: as the rules say; 1: off; 2: on. */
  sound_: 0,
  /** Percent. */
  light_: 50,
};
