/** What the clock in a terminal says: a section of the table in ../messages. */

/** The clock in the terminal (`zeitnot sim`). */
export const sim = {
  about: 'the clock in this terminal',
  board: 'which board it is',
  control: 'the time control',
  profile: 'whose rules',
  speed: 'how many times faster than real time',
  badSpeed: (lowest: number, highest: number) => `Expected a whole number from ${lowest} to ${highest}.`,
  badControl: (control: string, column: number, what: string) =>
    `--control ${JSON.stringify(control)}: column ${column}: expected ${what}`,
  noTerminal: 'the clock needs a terminal to be seen and pressed; zeitnot run plays scenarios without one',
  tooSmall: (has: { columns: number; rows: number }, needs: { columns: number; rows: number }) =>
    `the terminal has ${has.columns} x ${has.rows} characters, the clock needs ${needs.columns} x ${needs.rows}`,
  playKeys: [
    'a left lever (White)',
    'l right lever (Black)',
    's start',
    'space stop, go on',
    'u undo',
    'r new game',
    '+ - speed',
    "the clock's keys: 1 stop, 2 ok, 3 ok held, 4 back, 5 minus, 6 plus",
    'q quit',
  ],
  watchKeys: ['+ - speed', 'Enter to the clock', 'q quit'],
  playing: (speed: number, saying: string) => `${speed}x   ${saying}`,
  watching: (id: string, move: number, speed: number) => `${id}, move ${move}, ${speed}x`,
  resetAgain: 'A new game? r once more.',
  refused: (reason: string) => `Refused: ${refusals[reason] ?? reason}.`,
};

/** Why an operation was refused, by the contract's word. */
const refusals: Readonly<Record<string, string>> = {
  ready: "the game has not begun; Black's lever or s starts it",
  notRunning: 'no clock is running',
  wrongSide: "it is not that side's turn",
  stopped: 'the clocks are stopped',
  notStopped: 'a clock is running; stop it first',
  claimPending: 'a draw claim is to be decided first',
  noClaim: 'nobody has claimed a draw',
  floor: 'a side would be left with too little time',
  flagged: 'a flag has fallen',
  lastPeriod: 'this is the last period',
  noSuchPly: 'there is no such press',
  tooLate: 'the opponent has moved since',
  badValue: 'the value is not possible',
  over: 'the game is over',
  locked: 'the code is wrong',
  nothing: 'there is nothing to take back',
};

const sideNames = { white: 'White', black: 'Black' };

const clockTime = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
};

/** The recorded game of `npm start`. */
export const demo = {
  about: 'a recorded game on the clock, then the clock to play with',
  noGame: (file: string, id: string) => `${file}: no case ${JSON.stringify(id)}`,
  title: (id: string, control: string) => `${id}, ${control}`,
  sides: sideNames,
  row: (move: string, white: string, black: string) => `${move.padStart(4)}${white.padStart(10)}${black.padStart(10)}`,
  passed: (one: { at: number; side: 'white' | 'black'; period: number; white: number; black: number }) =>
    `      ${clockTime(one.at)} played: period ${one.period} ends on ${sideNames[one.side]}'s clock, ` +
    `moves made ${one.white} and ${one.black}`,
  flag: (at: number, side: 'white' | 'black') => `      ${clockTime(at)} played: ${sideNames[side]}'s flag falls`,
  compared: (rows: number, differences: number) => `recorded times compared: ${rows}, differences: ${differences}`,
};
