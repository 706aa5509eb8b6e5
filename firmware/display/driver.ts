/**
 * What a display offers: `import { ... } from 'display'` is the file of the board's driver, `'display/screen'` that of its
 * screens, which lies in a room. tools/display.mjs has a row for each driver.
 */

/** What is no sign, in short words of our letters: groups of them for each contact, and one text for the clock, `''` for none. */
export type Notes = readonly [left: readonly string[], right: readonly string[], middle: string];

export interface Driver {
  /** A contact's time, 0 the left one. */
  drawTime(contact: number, text: string): void;
  /**
   * The seconds of a time that stands, which has a minute and more; and all that was drawn is sent.
   * @param minute the last digit of its minutes; absent: it stands already
   */
  drawTail(contact: number, seconds: number, minute?: number): void;
  /** Who runs, -1 nobody; and all that was drawn is sent. */
  drawRun(contact: number): void;
  /**
   * This contact's time stops and the other's runs; and all that was drawn is sent.
   * @param seconds as for drawTail, -1: the whole time was drawn just now, and waits to be sent
   * @param minute there in that case too
   */
  swapRun(contact: number, seconds: number, minute?: number): void;
  /** @param percent of the display's own light, 0 off */
  setLight(percent: number): void;
  /** Off: nothing is seen, and what was drawn is still there when it is on again. */
  setPower(on: boolean): void;
  /** All that was drawn is sent. */
  flush(): void;
}

export interface Signs {
  /** @param signs names of scenario.md §4; `dark-left`, `dark-right` while a flag that blinks is not seen */
  drawSigns(signs: readonly string[], notes: Notes): void;
}

export interface Screens {
  /**
   * The whole display becomes a screen, and is sent.
   * @param lines `NAME` or `NAME\tVALUE` each, in our letters; the first one is the title, of which with a tab the others are the values
   * @param selected index of the line that the cursor stands on, which is always seen; -1 none
   */
  drawScreen(lines: readonly string[], selected: number): void;
}

type Is<What, File extends What> = File;

/** The compiler looks at every driver, whichever board is built. */
export type Drivers = [
  Is<Driver, typeof import('./pixl')>,
  Is<Driver, typeof import('./bangle2')>,
  Is<Driver, typeof import('./max7219')>,
  Is<Driver, typeof import('./ssd1306')>,
];
export type AllSigns = [Is<Signs, typeof import('./halfSigns')>, Is<Signs, typeof import('./segmentSigns')>];
export type AllScreens = [Is<Screens, typeof import('./pixels')>, Is<Screens, typeof import('./segments')>];
