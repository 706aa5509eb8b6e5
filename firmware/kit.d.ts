/** Made by the build (tools/rooms.mjs): what the rooms need of the resident script. */
declare module 'kit' {
  /** The script's pieces. */
  export const kit: () => readonly unknown[];
}
