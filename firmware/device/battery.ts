/** The battery sign: it comes at the level that leaves ten hours (tools/power.mjs), and goes when clearly above it. */
import { notices } from './notices';

const enum Percent {
  /** A reading trembles, and a cell recovers when little is asked of it. */
  Gap = 5,
}

/** Of the board's divider where there is one, else Espruino's estimate. */
const percent = (): number => {
  if (board.pins.battery)
    return (
      ((analogRead(board.pins.battery) * 1000 - board.battery.divider.empty) * 100) /
      (board.battery.divider.full - board.battery.divider.empty)
    );
  return E.getBattery ? E.getBattery() : 100;
};

/** Reads the battery, when somebody looks. */
export const isLow = (): boolean => {
  notices.battery_ = percent() <= board.battery.lowPercent + (notices.battery_ ? Percent.Gap : 0);
  return notices.battery_;
};
