/**
 * The board's entry in board-config.json. The build puts a constant in place of each `board.x.y`, and code behind a
 * condition that is false for the board is gone; `board` by itself does not exist. Pins become the board's own names:
 * `board.pins.left` is `BTN1`, not `"BTN1"`, which Espruino does not know as a pin.
 */
declare const board: {
  /** Espruino's name of it. */
  readonly device: 'PIXLJS' | 'ESP32';
  readonly display: {
    readonly driver: 'pixl';
    readonly width: number;
    readonly height: number;
    readonly pins: { readonly light: Pin };
  };
  readonly pins: {
    readonly left: Pin;
    readonly right: Pin;
    readonly stop: Pin;
    readonly ok: Pin;
    readonly battery?: Pin;
  };
  readonly contacts: 'buttons' | 'rocker';
  /** Level of a closed contact. */
  readonly active: 0 | 1;
  readonly lockoutMs: number;
  readonly link: { readonly port: 'Bluetooth' | 'Serial1' | 'USB'; readonly code: string };
  readonly battery: {
    /** At or below it ten hours are left; of tools/power.mjs. */
    readonly lowPercent: number;
    /** Current of a light behind the display; 0: there is none. */
    readonly lightUa: number;
    /** What `analogRead` of the battery's pin says. */
    readonly divider: { readonly empty: number; readonly full: number };
  };
  /** What the oscillator runs fast, parts per million. */
  readonly ppm: number;
};
