/** What a board has, as far as a script can see it; where its wires go is in board-config.json. */

export interface Hardware {
  /** Global names of its pins. */
  pins: readonly string[];
  /** Pins on which `setWatch` debounces and sees only closings unless told otherwise. */
  buttons: readonly string[];
  flash: { pages: number; pageBytes: number };
  lcd: { width: number; height: number };
  variables: number;
  /** What 32 bits of the counter hold that stamps edges. */
  stampWrapS: number;
  /** Has `E.getBattery`. */
  battery: boolean;
}

const numbered = (letter: string, count: number) => Array.from({ length: count }, (_, index) => letter + index);

export const hardware: Readonly<Record<string, Hardware>> = {
  pixl: {
    pins: ['BTN1', 'BTN2', 'BTN3', 'BTN4', 'LED1', 'BTN', ...numbered('A', 6), ...numbered('D', 32)],
    buttons: ['BTN1', 'BTN2', 'BTN3', 'BTN4', 'BTN'],
    flash: { pages: 9, pageBytes: 4096 },
    lcd: { width: 128, height: 64 },
    variables: 2950,
    stampWrapS: 4096,
    battery: true,
  },
};

/** A board's entry in board-config.json, as far as the simulator needs it. */
export interface BoardEntry {
  pins: { left: string; right: string; battery?: string };
  battery: { divider?: { empty: number; full: number } };
  display: { pins: Readonly<Record<string, string>> };
  /** Level of a closed contact. */
  active: 0 | 1;
}
