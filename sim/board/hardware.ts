/** What a board has, as far as a script can see it; where its wires go is in board-config.json. */
import devices from '../../devices.json' with { type: 'json' };

export interface Hardware {
  /** Global names of its pins. */
  readonly pins: readonly string[];
  /** Pins on which `setWatch` debounces and sees only closings unless told otherwise. */
  readonly buttons: readonly string[];
  /** `endurance`: erases of a page that its maker promises. */
  readonly flash: { readonly pages: number; readonly pageBytes: number; readonly endurance: number };
  readonly variables: number;
  /** What 32 bits of the counter hold that stamps edges. */
  readonly stampWrapS: number;
  /** Has a touch screen, `Bangle`. */
  readonly touch: boolean;
  /** Has `E.getBattery`. */
  readonly getBattery: boolean;
}

/** A board's entry in board-config.json, as far as the simulator needs it. */
export interface BoardEntry {
  /** Espruino's name of it. */
  device: keyof typeof devices;
  contacts: 'buttons' | 'rocker' | 'touch';
  pins: { left?: string; right?: string; battery?: string; buzzer?: string; powerFail?: string };
  battery: { divider?: { empty: number; full: number }; byteUs?: number };
  display: {
    driver: 'pixl' | 'bangle2' | 'max7219' | 'ssd1306';
    width: number;
    height: number;
    pins: Readonly<Record<string, string>>;
  };
  link: { port: string };
  /** Level of a closed contact. */
  active: 0 | 1;
}

export const hardwareOf = ({ device }: BoardEntry): Hardware => devices[device];
