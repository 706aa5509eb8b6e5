/**
 * The board's entry in board-config.json. The build puts a constant in place of each `board.x.y`, and code behind a
 * condition that is false for the board is gone; `board` by itself does not exist. Pins become the board's own names:
 * `board.pins.left` is `BTN1`, not `"BTN1"`, which Espruino does not know as a pin. A pin that it does not have is undefined.
 */
declare const board: {
  /** Espruino's name of it. */
  readonly device: 'PIXLJS' | 'BANGLEJS2' | 'MDBT42Q' | 'ESP32';
  readonly display: {
    readonly driver: 'pixl' | 'bangle2' | 'max7219' | 'ssd1306';
    /** Pixels, or places of seven segments. */
    readonly width: number;
    readonly height: number;
    /** Only the driver's own. */
    readonly pins: Record<'light' | 'clk' | 'din' | 'cs' | 'sda' | 'scl', Pin>;
  };
  /** The contacts' own are there unless they are of a touch screen. */
  readonly pins: {
    readonly left: Pin;
    readonly right: Pin;
    readonly stop?: Pin;
    readonly ok?: Pin;
    readonly back?: Pin;
    readonly plus?: Pin;
    readonly minus?: Pin;
    readonly buzzer?: Pin;
    readonly ledLeft?: Pin;
    readonly ledRight?: Pin;
    readonly battery?: Pin;
    readonly powerFail?: Pin;
  };
  /** What of these there is. */
  readonly has: Record<'back' | 'buzzer' | 'ledLeft' | 'powerFail', boolean>;
  /** All the screens, or the few ones (tools/keys.mjs). */
  readonly allScreens: boolean;
  /** Of those with the few ones: controls can be typed and kept. */
  readonly composes: boolean;
  readonly contacts: 'buttons' | 'rocker' | 'touch';
  /** Level of a closed contact. */
  readonly active: 0 | 1;
  readonly lockoutMs: number;
  readonly link: { readonly port: 'Bluetooth' | 'Serial1'; readonly code: string; readonly passkey?: string };
  readonly battery: {
    /** At or below it ten hours are left; of tools/power.mjs. */
    readonly lowPercent: number;
    /** Current of a light behind the display; 0: there is none. */
    readonly lightUa: number;
    /** What `analogRead` of the battery's pin says, in thousandths. */
    readonly divider: { readonly empty: number; readonly full: number };
  };
  /** A crystal keeps the time. */
  readonly crystal: boolean;
  /** What the oscillator runs fast, parts per million. */
  readonly ppm: number;
};
