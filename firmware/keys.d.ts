/** Made by the build from the board's `keys` (tools/boards.mjs). */
declare module 'keys' {
  /** A row for each pin, see KeyRow in device/keys. */
  export const rows: import('./device/key').KeyRow[];
  /** By contact: the key that it is while a screen is open. */
  export const levers: readonly import('./device/key').Key[];
}
