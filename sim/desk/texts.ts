/** What the arbiter's desk says: a section of the table in ../messages. */

const sideNames = { white: 'White', black: 'Black' } as const;

type SideName = keyof typeof sideNames;

const manNames = { p: 'pawn', n: 'knight', b: 'bishop', r: 'rook', q: 'queen', k: 'king' } as const;

type Man = keyof typeof manNames;

const endings = { mate: 'checkmate', stalemate: 'stalemate', dead: 'a dead position' } as const;

type EndedBy = keyof typeof endings;

const plural = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

const plies = (list: readonly number[]): string => `${list.length === 1 ? 'ply' : 'plies'} ${list.join(', ')}`;

const law = (clause: string | null): string => (clause === null ? '' : ` (${clause})`);

/** Longer lists of legal moves are cut here. */
const mostAlternatives = 12;

const alternatives = (moves: readonly string[]): string => {
  if (moves.length === 0) return '';
  const more = moves.length - mostAlternatives;
  return `; legal: ${moves.slice(0, mostAlternatives).join(' ')}${more > 0 ? ` and ${more} more` : ''}`;
};

/** One move as a scoresheet numbers it. */
const numbered = (move: number, side: SideName, written: string): string =>
  `${move}${side === 'white' ? '.' : '...'} ${written}`;

interface Stop {
  readonly ply: number;
  readonly side: SideName;
  readonly move: number;
  readonly written: string | null;
  readonly line: number | null;
  readonly reason: string;
  readonly alternatives: readonly string[];
}

const stopped = ({ ply, side, move, written, line, reason, alternatives: legal }: Stop): string => {
  if (written === null) return `${ply === 1 ? 'at the start' : `after ply ${ply - 1}`}: ${reason}`;
  return `line ${line}, ply ${ply}: ${numbered(move, side, written)}: ${reason}${alternatives(legal)}`;
};

const movetext = {
  unclosedComment: 'a comment is not closed',
  unclosedVariation: 'a variation is not closed',
  atLine: (line: number, reason: string) => `line ${line}: ${reason}`,
};

const illegal = {
  noMove: 'this is no move',
  ambiguous: 'more than one move is meant by this',
  afterMate: 'the game has ended by checkmate',
  afterStalemate: 'the game has ended by stalemate',
  noRight: 'the right to castle there is lost: king or rook has moved, or there is no such rook',
  outOfCheck: 'no castling out of check',
  between: (square: string) => `no castling: ${square} is not empty`,
  throughCheck: (square: string) => `no castling: ${square} is attacked`,
  emptySquare: (square: string) => `nothing stands on ${square}`,
  notHis: (square: string, owner: SideName) => `the man on ${square} is ${sideNames[owner]}'s`,
  otherMan: (square: string, man: Man) => `on ${square} stands a ${manNames[man]}`,
  noMan: (side: SideName, man: Man) => `${sideNames[side]} has no ${manNames[man]}`,
  noManThere: (side: SideName, man: Man, where: string) => `${sideNames[side]} has no ${manNames[man]} on ${where}`,
  staysInCheck: 'the king is in check and would stay so',
  exposesKing: 'the king would be left in check',
  ownMan: (square: string, man: Man) => `his own ${manNames[man]} stands on ${square}`,
  intoCheck: (square: string) => `the king would stand in check on ${square}`,
  nothingToTake: (square: string) => `there is nothing to take on ${square}, and no right to take in passing`,
  noPromotion: (square: string) => `no pawn is promoted on ${square}`,
  noWay: (man: Man, square: string) => `no ${manNames[man]} can go to ${square}`,
};

const follow = {
  badStart: (reason: string) => `the FEN tag is no position to start from: ${reason.replace(/^Invalid FEN: /, '')}`,
  badRights: 'castling rights without king and rook at home',
  badPassing: 'no pawn has just passed the en passant square',
  kingInReach: 'the side that is not to move is in check',
  over: (by: EndedBy, ply: number) => `the game had ended at ply ${ply} by ${endings[by]}`,
};

const input = {
  noGames: (file: string) => `${file}: no game in it`,
  noMove: (file: string, line: number | null, written: string | null) =>
    `${file}: line ${line ?? 1}: ${JSON.stringify(written ?? '')} where a move should be`,
  whichGame: (file: string, games: number) => `${file}: there are ${games} games; --game says which`,
  noSuchGame: (file: string, number: string, games: number) =>
    `${file}: no game "${number}", there ${games === 1 ? 'is 1' : `are ${games}`}`,
  badNumber: (option: string, value: string, lowest: number, highest: number) =>
    `${option} ${JSON.stringify(value)}: expected a whole number from ${lowest} to ${highest}`,
  noProfile: (profile: string, known: readonly string[]) =>
    `--profile ${JSON.stringify(profile)}: expected ${known.join(', ')}`,
  stopped: (file: string, stop: Stop) => `${file}: ${stopped(stop)}`,
};

const claim = {
  about: 'is a draw claim right? The plies that prove it, or why it is refused',
  kind: 'what is claimed',
  announce: 'the move that the claimant has written down and not played',
  count: 'moves of each side for fifty, more than 50 only as announced before the game',
  threefold: (list: readonly number[]) => `the position has occurred ${list.length} times: ${plies(list)} (§10.10)`,
  notThreefold: (list: readonly number[]) =>
    `the position has occurred ${list.length === 1 ? 'once' : 'twice'}: ${plies(list)} (§10.10)`,
  lostByMoving: (ply: number) => `the right of ply ${ply} was lost by moving (§10.11)`,
  fifty: (count: number, first: number, last: number) =>
    `no man taken and no pawn moved in the last ${count} moves of both, plies ${first} to ${last} (§10.12)`,
  notFifty: (count: number, quiet: number, broken: number | null) =>
    `${plural(quiet, 'ply', 'plies')} without a man taken or a pawn moved, ${2 * count} are needed` +
    `${broken === null ? '' : `; the last such move was ply ${broken}`} (§10.12)`,
  fiftyNotAnnounced: 'fifty moves must have been made; none can be announced (§10.12)',
  dead: 'nobody can mate any more (§10.4)',
  notDead: 'a mate is possible with these men (§10.4)',
  over: follow.over,
  announcedIllegal: (written: string, reason: string) => `the announced ${JSON.stringify(written)}: ${reason}`,
  verdict: (upheld: boolean, by: SideName, kind: string, at: string, announced: string | null, reason: string) =>
    `${upheld ? 'upheld' : 'refused'}: ${kind} claimed by ${sideNames[by]} after ${at}` +
    `${announced === null ? '' : `, announcing ${announced}`}: ${reason}`,
  mustPlay: (move: string) => `   ${move} must be played (§10.13(2))`,
};

const flag = {
  about: 'a flag has fallen: loss or draw?',
  side: 'whose flag fell',
  loneKing: (opponent: SideName) => `${sideNames[opponent]} has only the king (§10.5)`,
  notLoneKing: (opponent: SideName) => `${sideNames[opponent]} has more than the king (§10.14)`,
  cannotMate: (opponent: SideName) => `${sideNames[opponent]} cannot mate with these men by any legal sequence`,
  noSequence: (opponent: SideName) => `all legal sequences were tried: ${sideNames[opponent]} cannot mate`,
  mateBy: (opponent: SideName) => `${sideNames[opponent]} can mate`,
  canMate: (opponent: SideName) => `${sideNames[opponent]} can mate with these men`,
  blocked: (opponent: SideName) =>
    `every pawn is blocked; that ${sideNames[opponent]} can still mate could not be shown, nor the contrary`,
  scant: (opponent: SideName) => `${sideNames[opponent]} has too little but for a forced win`,
  over: follow.over,
  verdict: (verdict: string, side: SideName, at: string, result: string | null, reason: string) =>
    `${verdict}: ${sideNames[side]}'s flag after ${at}: ${result === null ? '' : `${result}, `}${reason}`,
  line: (moves: readonly string[]) => `   ${moves.join(' ')}`,
};

const sealed = {
  about: 'the sealed move is opened: what does it do?',
  move: 'the move as it was written',
  loses: (sealer: SideName) => `${sideNames[sealer]} loses (§10.16)`,
  loneKing: 'drawn, the opponent has only the king (§10.5)',
  effects: {
    mate: (sealer: SideName) => `checkmate: ${sideNames[sealer]} wins, even if late (§10.15(1))`,
    stalemate: () => 'stalemate: drawn (§10.15(2))',
    dead: () => 'nobody can mate any more: drawn (§10.15(2))',
    goesOn: () => 'a legal move, the game goes on',
  },
  verdict: (verdict: string, sealer: SideName, move: number, written: string, result: string | null, reason: string) =>
    `${verdict}: ${numbered(move, sealer, written)}: ${result === null ? '' : `${result}, `}${reason}`,
  alternatives: (legal: readonly string[]) => `   ${alternatives(legal).slice(2)}`,
  position: (fen: string) => `   ${fen}`,
};

const reasonWords: Readonly<Record<string, string>> = {
  mate: 'is checkmated',
  resignation: 'resigns',
  time: 'has overstepped the time',
  late: 'came more than an hour late, or not at all',
  sealedMove: 'sealed no good move',
  refusal: 'refuses to obey the laws',
  illegalMoves: 'has made too many illegal moves',
  stalemate: 'stalemate',
  dead: 'a dead position',
  loneKing: 'the opponent has only the king',
  agreement: 'drawn by agreement',
  threefold: 'the position occurred for the third time',
  fifty: 'fifty moves without a man taken or a pawn moved',
  adjudication: 'adjudicated',
};

const outcome = {
  onBoard: (by: EndedBy, clause: string) => `${endings[by]}${law(clause)}`,
  entered: (reason: string, named: string | null, clause: string | null) => {
    const who = named === 'both' ? 'each side ' : named === 'white' || named === 'black' ? `${sideNames[named]} ` : '';
    return `${who}${reasonWords[reason] ?? reason}${law(clause)}`;
  },
  recorded: (reason: string) => `as recorded: ${reason}`,
  notSaid: 'as recorded; the record does not say why',
  goesOn: 'no result is recorded',
  stoodThreeTimes: 'the last position occurred three times (§10.10)',
  fiftyQuiet: 'fifty moves without a man taken or a pawn moved (§10.12)',
  tagAndEnd: (tag: string, end: string) => `the Result tag says ${tag}, the end of the moves ${end}`,
  boardAndRecord: (board: string, record: string) => `the board says ${board}, the record ${record}`,
  noResult: (text: string) => `${JSON.stringify(text)} is no result`,
};

interface Cell {
  readonly san: string;
  readonly clock: string;
  readonly used: string;
}

const cell = ({ san, clock, used }: Cell): string => `${san.padEnd(9)}${clock.padStart(11)}${used.padStart(13)}`;

const scoresheet = {
  gap: '-:--',
  needNotRecordSign: '*',
  row: (number: number, white: Cell, black: Cell) =>
    `${String(number).padStart(6)}. ${cell(white)}   ${cell(black)}`.trimEnd(),
};

const pgn = {
  stopped: (written: string | null, reason: string) =>
    written === null ? `the record breaks off: ${reason}` : `then ${written}: ${reason}`,
};

const marks: Readonly<Record<string, string>> = {
  opponentsTime: "on the opponent's time: for the arbiter (§10.8)",
  outOfTurn: 'twice running before the other has offered: for the arbiter',
};

const desk = {
  about: 'follow recorded games on a board: scoresheet, times, draw offers, result and why',
  file: 'a PGN file; - is standard input',
  game: 'only the N-th game of the file',
  ply: 'after N plies; without it at the end of the game',
  profile: 'whose rules',
  json: 'print JSON',
  pgn: 'write the scoresheets as PGN to this file',
  result: 'enter a result as reason:side',
  badResult: (value: string, choices: readonly string[]) =>
    `--result ${JSON.stringify(value)}: expected ${choices.join(', ')}`,
  choice: (reason: string, named: readonly string[]) => (named.length === 0 ? reason : `${reason}:${named.join('|')}`),
  resultNeedsGame: (games: number) => `--result: there are ${games} games; --game says whose it is`,
  unwritable: (file: string, reason: string) => `${file}: ${reason}`,
  start: 'the start',
  players: (number: number, white: string, black: string) => `${number}. ${white} - ${black}`,
  followed: (players: string, count: number, result: string | null, why: string) =>
    `${players}: ${plural(count, 'ply', 'plies')}, ${result ?? '*'}, ${why}`,
  stopped: (players: string, stop: Stop) => `${players}: ${stopped(stop)}`,
  difference: (what: string) => `   differs: ${what}`,
  gaps: (clock: readonly number[], used: readonly number[]) =>
    `   missing: ${[
      clock.length > 0 ? `clock of ${plies(clock)}` : '',
      used.length > 0 ? `time used of ${plies(used)}` : '',
    ]
      .filter((part) => part !== '')
      .join('; ')}`,
  needNotRecord: (side: SideName, ply: number) => `   * ${sideNames[side]} need not record from ply ${ply} (§11.2)`,
  offer: (by: SideName, ply: number, answer: string, marked: readonly string[]) =>
    `   draw offered by ${sideNames[by]} at ply ${ply}: ${[answer, ...marked.map((mark) => marks[mark] ?? mark)].join('; ')}`,
  totals: ({ games, followed, stopped: broken, differs }: Totals) =>
    `${plural(games, 'game', 'games')}: ${followed} followed, ${broken} stopped, ${differs} with differences`,
};

interface Totals {
  readonly games: number;
  readonly followed: number;
  readonly stopped: number;
  readonly differs: number;
}

const grades = {
  about: "what a game changes in the club's points and grades",
  white: "White's points before the game",
  black: "Black's points before the game",
  result: 'the result',
  badPoints: (value: string) => `points ${JSON.stringify(value)}: expected a number of at least 0`,
  badResult: (value: string, known: readonly string[]) =>
    `result ${JSON.stringify(value)}: expected ${known.join(', ')}`,
  side: (side: SideName, score: number, before: number, change: number, after: number, grade: number | null) =>
    `${sideNames[side]}: score ${score}, ${before} ${change < 0 ? '-' : '+'} ${Math.abs(change)} = ${after}, ` +
    (grade === null ? 'no grade' : `grade ${grade}`),
};

/** The desk (`zeitnot desk claim flag sealed grades`). */
export const deskTexts = {
  ...desk,
  movetext,
  illegal,
  follow,
  input,
  claim,
  flag,
  sealed,
  outcome,
  scoresheet,
  pgnText: pgn,
  grades,
};
