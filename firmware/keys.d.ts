/** Made by the build from the board's `keys` (tools/keys.mjs). */
declare module 'keys' {
  /** A row for each pin that is a key alone. */
  export const rows: import('./device/key').KeyRow[];
}
declare module 'keys/levers' {
  /** By contact: the key that it is while a screen is open. */
  export const levers: readonly import('./device/key').Key[];
}
