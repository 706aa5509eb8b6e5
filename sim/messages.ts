/**
 * All text that people read, by the program's part. One table, so that another language is another table of this shape.
 * Texts with a place for something are functions.
 */
import { deskTexts as desk } from './desk/texts';
import { fuzz } from './fuzz/texts';
import { slip } from './slip/texts';
import { demo, sim } from './terminal/texts';

const times = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

/** What a control's text should have had at a column. */
const expected = {
  field: 'a time in seconds, moves "/", "y", "c", "*", "g" or "up"',
  base: 'a base time in seconds',
  moves: 'a whole number of moves, 1 to 999',
  increment: 'an increment in seconds',
  delay: 'a delay in seconds',
  periods: 'a number of byo-yomi periods, 1 to 99',
  times: '"x" and the seconds of a period',
  per: '"/" and the seconds of a block',
  seconds: 'a number of seconds',
  digit: 'a digit',
  decimals: 'at most three decimals',
  time: 'a time of at most 359999 seconds (99:59:59)',
  bonus: 'at most 599 seconds (9:59)',
  above0: 'more than 0 seconds',
  base0: 'a base above 0, or a bonus, byo-yomi or Canadian part with it',
  laterBase0: 'a base above 0: base 0 in a later period needs "moves" or "zeroIfMoves"',
  afterMovesField: '"+", "d", "b", ":", "@" or the end',
  afterField: '"+", "d", "b", "y", "c", ":", "@" or the end',
  afterLast: '"@" or the end: byo-yomi, Canadian, hourglass, gong and up come last',
  fieldEnd: '":", "@" or the end',
  noMoves: 'the end: a field without moves is the last, or needs "zero"',
  tooMany: 'the end: at most 9 periods',
  advance: '"zero", "moves" or "zeroIfMoves"',
  end: 'the end',
  sameAdvance: 'the same "@" for both sides',
  // Lenient reading only.
  known: 'something about time; this was not understood',
  unit: 'a unit: this may be minutes or seconds',
  number: 'a number',
  aTime: 'a time',
  movesWord: '"moves", a number of moves or "rest"',
  strayNumber: 'the end: it is not said what this number is',
  plus: '"+" before these seconds, or "increment" or "delay" behind them',
  movesBefore: 'the end: only the last period is without moves',
  oneBonus: 'one increment or delay only',
  startOfPeriod: 'the first move of a period',
  bonusNeedsTime: 'a base time as well',
  onlyPerMove: 'nothing else beside a time per move',
};

/** What a control means (`zeitnot control`). */
const words = {
  period: (n: number, text: string) => `Period ${n}: ${text}`,
  movesIn: (moves: number, time: string) => `${times(moves, 'move', 'moves')} in ${time}`,
  allIn: (time: string) => `all moves in ${time}`,
  restIn: (time: string) => `all remaining moves in ${time}`,
  fischer: (text: string, bonus: string) => `${text}, each press adds ${bonus} for the next move (Fischer)`,
  delay: (text: string, bonus: string) => `${text}, in each turn ${bonus} run down before it (US delay)`,
  bronstein: (text: string, bonus: string) =>
    `${text}, in each turn ${bonus} run down before it, shown as one total (Bronstein)`,
  byoyomi: (base: string, periods: number, per: string) =>
    `${base}, then ${times(periods, 'period', 'periods')} of ${per} (byo-yomi): a move made within a period restores it, ` +
    'a period used up is gone, with the last one the flag falls',
  canadian: (base: string, moves: number, per: string) =>
    `${base}, then ${times(moves, 'move', 'moves')} in each ${per} (Canadian): the last of them renews both, unused time lapses`,
  hourglass: (time: string, sum: string) =>
    `${time} each (hourglass): what one side uses the other gains, the sum stays ${sum}`,
  gong: (time: string) => `${time} for each move, nothing is carried over (gong)`,
  up: 'the time used is counted up, no flag falls',
  noBase: 'no main time',
  repeats: 'The last period repeats for ever; there is no last one.',
  carried: 'What is left is kept: the base of the new period is added to it.',
  entry: {
    zero: 'Next period: when the first running clock reaches 0, both sides enter it at that moment ("zero").',
    moves:
      'Next period: each side by itself, with the press that completes its moves; at 0 before that its flag falls ("moves").',
    zeroIfMoves:
      'Next period: each side by itself when its own clock reaches 0; with fewer moves than prescribed its flag falls ("zeroIfMoves").',
    repeated:
      'While the last period repeats each side passes by itself at its own 0, if its moves are made; else its flag falls.',
  },
  byDefault: 'The way into the next period is the default profile\'s; "@zero", "@moves" or "@zeroIfMoves" sets it.',
  flag: 'The flag falls when nothing is left.',
  prepaid: (time: string) =>
    `Each side begins with ${time}: the increment of the first move is on the clock (unless "prepaid" is false).`,
  seconds: 'Note: PGN counts seconds; if minutes were meant, --lenient reads them.',
  inferred: (note: string) => `Understood: ${note}`,
  shortTime: (seconds: string) => `${seconds} s`,
  odds: { white: 'White', black: 'Black' },
};

/** What the lenient reader says it understood. */
const inferred = {
  part: (snippet: string, meaning: string) => `"${snippet}" as ${meaning}`,
  minutes: (base: string, bonus: string) => `minutes and seconds: ${base} min + ${bonus} s, not ${base} s`,
  secondsPlus: (base: string, bonus: string) => `seconds: ${base} s + ${bonus} s`,
  everyPeriod: 'from move 1',
  fromMove: (n: number) => `from move ${n}`,
  perMove: (time: string) => `${time} for each move, nothing carried over`,
  period: (moves: number, time: string) => `${times(moves, 'move', 'moves')} in ${time}`,
  rest: (time: string) => `all remaining moves in ${time}`,
  increment: (time: string, from: string) => `an increment of ${time} ${from}`,
  delay: (time: string, from: string) => `a delay of ${time} ${from}`,
  bronstein: (time: string, from: string) => `a Bronstein delay of ${time} ${from}`,
  markIsSeconds: (snippet: string) => `"${snippet}" as seconds: so many minutes for each move are beyond the limit`,
  infinite: 'no limit: time is counted up, no flag falls',
  label: (word: string) => `"${word}" left out: it says nothing about time`,
  result: (text: string) => `in all: ${text}`,
};

/** What a scenario file may hold, and what is wrong with one. */
const scenario = {
  expected: {
    duration: 'a whole number of ms from 0 to 4294967295',
    whole: 'a whole number of at most 9007199254740991',
    ppm: 'a whole number from -1000 to 1000',
    bytes: 'a whole number from 0 to 4096',
    percent: 'a whole number from 0 to 100',
    level: '1 (closed) or 0 (open)',
    text: 'a text',
    id: 'a text that is not empty',
    unique: 'an id that no case before it has',
    flag: 'true or false',
    yes: 'true',
    hex: 'an even number of hexadecimal digits',
    oneOf: (values: readonly (string | null)[]) => values.map((value) => JSON.stringify(value)).join(', '),
    object: 'an object',
    objectOrNull: 'an object or null',
    list: 'a list',
    listOrNull: 'a list or null',
    number: 'a whole number, or a list of the lowest and the highest',
    numberOrNull: 'a whole number, a list of the lowest and the highest, or null',
    control: 'a time control, or {"white": one, "black": another}',
    slip: '"last", a text or an object',
    event: 'an event with "at" and "op"',
    op: 'the name of an op',
    exactlyOne: (a: string, b: string) => `exactly one of "${a}" and "${b}"`,
    later: (at: number) => `${at} or later: events are in order of "at"`,
  },
  nothing: 'nothing',
  case: (id: string) => `case ${JSON.stringify(id)}`,
  expectedGot: (what: string, got: string) => `expected ${what}, got ${got}`,
  unknownField: (known: readonly string[]) => `unknown, there is ${known.join(', ')}`,
  atColumn: (column: number, what: string) => `column ${column}: expected ${what}`,
  notJson: (reason: string) => `not JSON: ${reason}`,
  twice: 'is there twice',
  tooDeep: (levels: number) => `expected at most ${levels} levels of lists and objects`,
  empty: 'expected a case, the file is empty',
};

/** `zeitnot run`. */
const run = {
  about: 'play scenarios through the firmware and compare',
  files: 'scenario files, .json or .jsonl; - is standard input',
  engine: 'what runs the script',
  trace: 'print the state after each moment',
  json: 'print JSON lines',
  ok: (id: string) => `ok ${id}`,
  fail: (id: string, at: number, field: string, got: string, wanted: string) =>
    `FAIL ${id} at ${at}: ${field} ${got}, expected ${wanted}`,
  broken: (id: string, reason: string) => `FAIL ${id}: ${reason}`,
  total: (passed: number, failed: number) => `${passed} passed, ${failed} failed`,
  noState: (at: number) => `the clock gave no state at ${at}`,
  progress: (done: number, all: number) => `${done} of ${all}`,
};

/** Recorded games (`zeitnot replay`). */
const replay = {
  about: 'play recorded times through the firmware and compare each time it shows with the recorded one',
  file: 'a PGN file with clock values; - is standard input',
  gameNumber: 'only the N-th game of the file',
  control:
    'the time control, where the file does not tell it; with odds "240+2 against 160+2" (White\'s, Black\'s); ' +
    '"720+1.2 without prepaid" where the first increment comes with the first press',
  json: 'print JSON lines',
  badControl: (control: string, column: number, expected: string) =>
    `--control "${control}", column ${column}: expected ${expected}`,
  notReplayable: (control: string) =>
    `--control "${control}": a record is replayed with increments, or one delay throughout`,
  noSuchGame: (file: string, number: string, games: number) =>
    `${file}: no game "${number}", there ${games === 1 ? 'is 1' : `are ${games}`}`,
  noGames: (file: string) => `${file}: no game in it`,
  noClocks: (file: string, games: number) => `${file}: no clock value in ${times(games, 'game', 'games')}`,
  noneReadable: (file: string, game: number, reason: string) =>
    `${file}: no clock value; game ${game} is broken: ${reason}`,
  broken: (line: number, found: string | null) =>
    found === null
      ? `line ${line}: the game breaks off`
      : `line ${line}: ${JSON.stringify(found)} where a move should be`,
  unclosed: (line: number) => `line ${line}: a comment is not closed`,
  tooDeep: (line: number) => `from line ${line}: too many moves without numbers, or variations in one another`,
  unreadable: (line: number, reason: string) => `from line ${line}: ${reason}`,
  players: (game: number, white: string, black: string) => `${game}. ${white} - ${black}`,
  game: (players: string, verdict: string, control: string, plies: number, compared: number, anomalies: number) =>
    `${players}: ${verdict}, ${control}, ${times(plies, 'ply', 'plies')}, ${compared} compared, ` +
    times(anomalies, 'anomaly', 'anomalies'),
  inferred: (control: string) => `${control} (inferred)`,
  noValues: (players: string, verdict: string, plies: number) =>
    `${players}: ${verdict}, ${times(plies, 'ply', 'plies')}`,
  brokenGame: (players: string, verdict: string, reason: string) => `${players}: ${verdict}, broken: ${reason}`,
  unknown: (players: string, verdict: string, tag: string) =>
    `${players}: ${verdict}, TimeControl ${JSON.stringify(tag)}: say it with --control`,
  anomaly: (ply: number, shown: string, recorded: string) => `   ply ${ply}: shown ${shown}, recorded ${recorded}`,
  difference: (ply: number, shown: string, recorded: string) =>
    `   ply ${ply}: shown ${shown}, recorded ${recorded}: not explained`,
  engineFailed: (file: string, game: number, reason: string) => `${file}: game ${game}: ${reason}`,
  progress: (game: number, of: number) => `game ${game} of ${of}`,
  totals: (sum: { games: number; ok: number; anomalies: number; differs: number; skipped: number }) =>
    `${times(sum.games, 'game', 'games')}: ${sum.ok} ok, ${sum.anomalies} anomalies, ${sum.differs} differs, ` +
    `${sum.skipped} skipped`,
};

/** The command line and what it reads. */
const cli = {
  about: 'open chess-clock firmware: its simulator',
  noCommand: (names: readonly string[]) => `expected a command: ${names.join(', ')} (zeitnot --help)`,
  control: 'what a time control means, in words',
  controlText: 'the time control; - reads one a line from standard input',
  lenient: 'read what people write, and say what was understood',
  json: 'print JSON',
  refused: (where: string, column: number, what: string) => `${where}: column ${column}: expected ${what}`,
  noText: 'expected a time control on each line, there is none',
};

const tooLarge = 'a file of more than 512 MB is not read';

const input = {
  unreadable: {
    ENOENT: 'no such file',
    EISDIR: 'is a directory',
    EACCES: 'may not be read',
    ENAMETOOLONG: 'no file can have so long a name',
    ERR_FS_FILE_TOO_LARGE: tooLarge,
    ERR_STRING_TOO_LONG: tooLarge,
  } as Record<string, string>,
  binary: 'expected text, this is binary',
};

export const messages = {
  control: { expected, words, inferred },
  scenario,
  run,
  replay,
  sim,
  demo,
  desk,
  slip,
  fuzz,
  cli,
  input,
};
