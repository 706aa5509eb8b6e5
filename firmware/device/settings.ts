/** Of the light, from one choice to the next (screens/words). */
export const enum Light {
  StepPercent = 25,
}

/** What people have set for good. The room set keeps it in flash. */
export const settings = {
  /** 0: as the rules say; 1: off; 2: on. */
  sound_: 0,
  /** Percent. */
  light_: 50,
  /** What the oscillator was found to run fast, parts per million; null: it was never compared with another clock. */
  ppm_: null as number | null,
};
