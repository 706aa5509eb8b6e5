/** What an adjournment slip says, and what is said about one: a section of the table in ../messages. */

const times = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

/** The labels of the lines, by what they say. A slip that is read back is taken apart by them. */
const labels = {
  white: 'White',
  black: 'Black',
  event: 'Event',
  round: 'Round',
  date: 'Date',
  position: 'Position',
  profile: 'Rules',
  control: 'Control',
  sealedBy: 'Sealed by',
  sealedMove: 'Sealed move',
  onMove: 'On move',
  whiteClock: "White's clock",
  blackClock: "Black's clock",
  code: 'Code',
};

export const slip = {
  about: 'the adjournment slip of the clock at the end of a scenario, or a typed one read back',
  file: 'a scenario file, with --check a typed slip; - is standard input',
  check: 'read a typed slip: its figures, or what is wrong in which line',
  id: 'which case of the file',
  json: 'print JSON',
  white: "White's name",
  black: "Black's name",
  event: 'the event',
  round: 'the round',
  date: 'the date, today unless given',
  position: 'the position (FEN), or the moves',
  notAdjourned: (id: string, phase: string) => `case ${JSON.stringify(id)}: the clock is ${phase}, not adjourned`,
  noSuchCase: (file: string, id: string) => `${file}: no case ${JSON.stringify(id)}`,
  whichCase: (file: string, cases: number) => `${file}: ${times(cases, 'case', 'cases')} in it, say which with --id`,

  title: 'Adjournment slip',
  labels,
  codeHead: (lines: number) => `${labels.code}, ${times(lines, 'line', 'lines')}:`,
  sides: { white: 'White', black: 'Black' },
  against: (white: string, black: string) => `${white} against ${black}`,
  left: (time: string) => `${time} left`,
  overtime: (time: string) => `${time} of overtime left`,
  periods: (n: number) => times(n, 'period', 'periods'),
  blockMoves: (n: number) => `${times(n, 'move', 'moves')} in it`,
  used: (time: string) => `${time} used`,
  moves: (n: number) => times(n, 'move', 'moves'),
  flag: 'flag down',

  ok: 'ok',
  noCode: 'there is no code in it',
  wrongLine: (line: number) => `line ${line} of the code is wrong`,
  wrongCharacter: (line: number, character: string) =>
    `line ${line} of the code is wrong: ${JSON.stringify(character)} is not used in it`,
  wrongLength: (line: number, has: number, most: number) =>
    `line ${line} of the code is wrong: it has ${times(has, 'character', 'characters')}, ` +
    `${has > most ? 'at most' : 'not'} ${most}`,
  missing: (line: number) => `line ${line} of the code is missing`,
  outOfPlace: (line: number) => `line ${line} of the code stands twice or in a wrong place`,
  wrongNumber: (line: number, number: string) => `line ${line} of the code is numbered ${JSON.stringify(number)}`,
  noSlip: 'the code is not that of a clock',
  differs: (label: string, said: string, code: string) => `${label}: the slip says "${said}", its code "${code}"`,
};
