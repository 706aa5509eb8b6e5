/** What `zeitnot fuzz` says. */

export const fuzz = {
  about: 'play random games with everything that may happen to a clock, and check what must hold',
  seed: 'of the games, which come again with it; without one it is chosen',
  games: (n: number) => `how many; ${n} unless told`,
  minutes: 'for how long',
  game: 'only this one',
  board: 'whose script is played',
  out: 'folder for the scenarios of what is found',
  notWhole: 'Expected a whole number.',
  notMinutes: 'Expected minutes above 0.',
  progress: (seed: number, done: number) => `seed ${seed}: ${done} games`,
  failed: (seed: number, game: number, rule: string, events: number, file: string, again: string) =>
    `FAIL seed ${seed} game ${game}: ${rule}\n  ${file} has ${events} events; again: ${again}`,
  total: (seed: number, games: number, events: number, failed: number) =>
    `seed ${seed}: ${games} games, ${events} events, ${failed} failed`,
};
