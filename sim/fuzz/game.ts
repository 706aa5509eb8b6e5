/** One random game: a case of the contract, with what players, arbiter, contacts and the world may do to a clock. */
import { stampsEdges } from '../scenario';
import { randomControl } from './controls';
import { anywhere, claimed, plain, randomOp, running, standing } from './corrections';
import { randomTouches } from './hand';
import { createRandom, type Random } from './random';

type Fields = Record<string, unknown>;

/** A case as it stands in a file. */
export interface RawCase {
  id: string;
  control: string | { white: string; black: string };
  profile?: string;
  options: Fields;
  events: (Fields & { at: number; op: string })[];
  expect: (Fields & { at: number })[];
}

const other = { white: 'black', black: 'white' } as const;

/** What the game is thought to be in; the clock knows better, and refuses. */
interface Guess {
  random: Random;
  board: string;
  at: number;
  phase: 'ready' | 'running' | 'stopped' | 'claimed' | 'adjourned' | 'over';
  mover: 'white' | 'black';
  /** How often a key is pressed. */
  withKeys: number;
  /** The oscillator does not run true; then the interpreter is never blocked, as lines are of the moment they come. */
  drifts: boolean;
  /** When the interpreter is free again. */
  freeAt: number;
  events: RawCase['events'];
}

function add(guess: Guess, fields: Fields, later = 0): void {
  guess.events.push({ at: guess.at + later, ...fields } as RawCase['events'][number]);
}

/** Ms to the next event: a quick one, a think, or just about a second. */
function gap({ random }: Guess): number {
  const kinds = [
    () => random.int(0, 40),
    () => random.int(100, 3000),
    () => random.int(100, 3000),
    () => random.int(3000, 20000),
    () => random.int(1, 20) * 1000 + random.int(-1, 1),
  ];
  return random.chance(0.01) ? random.int(60000, 700000) : random.pick(kinds)();
}

/** A closing with what a worn contact adds to it. */
function bounce(guess: Guess, side: string): void {
  const { random } = guess;
  let level = 1;
  let later = 0;
  for (let edges = random.pick([1, 1, 3, 5, 7]); edges > 0; edges--) {
    add(guess, { op: 'edge', side, level }, later);
    later += random.int(1, 6);
    level = 1 - level;
  }
  if (level === 0) add(guess, { op: 'edge', side, level }, later + random.int(0, 80));
  guess.at += later + 80;
}

function pressOne(guess: Guess): void {
  const { random } = guess;
  const side = random.chance(0.9) ? guess.mover : other[guess.mover];
  if (random.chance(0.15)) bounce(guess, side);
  else add(guess, { op: 'press', side });
  // Both at once.
  if (random.chance(0.04)) add(guess, { op: 'press', side: other[side] }, random.int(0, 2));
  if (guess.phase === 'ready' && side === 'black') guess.phase = 'running';
  else if (side === guess.mover) guess.mover = other[side];
}

/** What nobody at the board does. */
const world: ((guess: Guess) => Fields)[] = [
  ({ random }) => ({ op: 'timeJump', by: random.pick([-7200000, -900, -1, 1, 37, 5000, 4294967, 86400000]) }),
  ({ random }) => ({ op: 'battery', percent: random.int(0, 100) }),
  ({ random }) => ({ op: 'link', text: random.pick(strangers).repeat(random.pick([1, 1, 20, 200])) }),
  ({ random }) => ({ op: 'link', hex: bytes(random, random.int(1, 200)) }),
];

/** What comes over the link from others; none has the code. */
const strangers = ['{"op":"reset"}\n', '{"code":"1234","op":"stop"}\n', 'reset()\n', '\n', '{"code":"', '[[[['];

const bytes = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.int(0, 255).toString(16).padStart(2, '0')).join('');

/**
 * Not before a start: that is of the moment at which the log is ready for it, and nobody can ask for what was before. Nor where
 * nobody knows what a key leads to, or when a touch was.
 */
const mayBlock = ({ drifts, phase, withKeys, board }: Guess): boolean =>
  !drifts && phase !== 'ready' && withKeys === 0 && stampsEdges(board);

/** Edges queue up, and may come while it lasts. A cut would lose what is in the queue. */
function block(guess: Guess): void {
  const forMs = guess.random.pick([5, 40, 300, 1500, 6000]);
  add(guess, { op: 'busy', for: forMs });
  guess.freeAt = guess.at + forMs;
}

/** The supply goes for a while in which nobody touches the clock. */
function cut(guess: Guess): void {
  const forMs = guess.random.pick([10, 1000, 30_000, 600_000]);
  if (guess.at < guess.freeAt) guess.at = guess.freeAt + 1;
  add(guess, { op: 'powerCut', for: forMs });
  guess.at += forMs + 1000;
  if (guess.phase === 'running') guess.phase = 'stopped';
}

/** The supply goes in the middle of what a press, or an operation, writes. */
function tear(guess: Guess): void {
  const { random } = guess;
  guess.at = Math.max(guess.at + 100, guess.freeAt + 1);
  if (guess.phase === 'running' && random.chance(0.7)) add(guess, { op: 'press', side: guess.mover });
  else add(guess, randomOp(random, plain));
  const forMs = random.pick([10, 1000, 30_000]);
  add(guess, { op: 'powerCut', for: forMs, written: random.int(0, random.pick([4, 4, 40])) });
  guess.at += forMs + 1000;
  if (guess.phase === 'running') guess.phase = 'stopped';
}

/** Pulses of a ms, as a bad wire has them. */
function glitch(guess: Guess): void {
  const { random } = guess;
  const side = random.pick(['white', 'black'] as const);
  let later = 0;
  for (let pulses = random.pick([1, 1, 2, 60]); pulses > 0; pulses--) {
    add(guess, { op: 'edge', side, level: 1 }, later);
    add(guess, { op: 'edge', side, level: 0 }, later + random.int(0, 1));
    later += random.int(2, 20);
  }
  guess.at += later + 80;
}

/** A hand on the keys; nothing else happens until it is away. */
function touch(guess: Guess): void {
  // What a key shows when the interpreter is free again is later than what is asked in the meantime.
  if (guess.at < guess.freeAt) guess.at = guess.freeAt + 1;
  const [touches, ms] = randomTouches(guess.random, guess.board, guess.phase);
  for (const [later, fields] of touches) add(guess, { op: 'key', ...fields }, later);
  guess.at += ms;
  if (touches[0]?.[1].key === 'stop') guess.phase = guess.phase === 'running' ? 'stopped' : 'running';
}

function stopOne(guess: Guess): void {
  const by = guess.random.pick(['white', 'black', 'arbiter']);
  add(guess, { op: 'stop', by, why: guess.random.pick(['interruption', 'promotion', 'scoresheets', 'other']) });
  guess.phase = 'stopped';
}

function resumeOne(guess: Guess): void {
  const { random } = guess;
  const side = random.chance(0.15) ? { side: random.pick(['white', 'black']) } : {};
  add(guess, { op: 'resume', ...side, ...(random.chance(0.1) ? { force: true } : {}) });
  guess.phase = 'running';
}

/** The phases that an accepted op leads to. */
const leads: Readonly<Record<string, Guess['phase']>> = {
  run: 'running',
  claim: 'claimed',
  acceptClaim: 'over',
  rejectClaim: 'stopped',
  seal: 'adjourned',
  reopen: 'stopped',
  result: 'over',
  reset: 'ready',
  undoReset: 'stopped',
  undo: 'stopped',
};

function rule(guess: Guess, table: Parameters<typeof randomOp>[1]): void {
  const fields = randomOp(guess.random, table);
  add(guess, fields);
  guess.phase = leads[fields.op as string] ?? guess.phase;
  // Taken back at once it must leave nothing behind.
  if (fields.op === 'rewind' && guess.random.chance(0.5)) add(guess, { op: 'forward' });
  else if (table === standing && guess.random.chance(0.2)) add(guess, { op: 'undo' });
}

/** By phase: what happens next, the likelier the oftener it stands here. */
const next: Readonly<Record<Guess['phase'], readonly ((guess: Guess) => void)[]>> = {
  ready: [
    (guess) => {
      add(guess, { op: 'start' });
      guess.phase = 'running';
    },
    pressOne,
    (guess) => rule(guess, standing),
  ],
  running: [...Array<typeof pressOne>(24).fill(pressOne), stopOne, stopOne, (guess) => rule(guess, running)],
  stopped: [resumeOne, resumeOne, resumeOne, (guess) => rule(guess, standing), (guess) => rule(guess, standing)],
  claimed: [(guess) => rule(guess, claimed)],
  adjourned: [(guess) => rule(guess, { reopen: standing.reopen as never, undo: standing.undo as never })],
  over: [(guess) => rule(guess, { undo: standing.undo as never, reset: () => ({}), note: anywhere.note as never })],
};

function step(guess: Guess): void {
  const { random } = guess;
  guess.at += gap(guess);
  if (random.chance(0.04)) add(guess, random.pick(world)(guess));
  else if (random.chance(0.01) && mayBlock(guess)) block(guess);
  else if (random.chance(0.018)) random.pick([glitch, tear])(guess);
  else if (random.chance(0.015)) cut(guess);
  else if (random.chance(guess.withKeys)) touch(guess);
  else if (random.chance(0.02)) rule(guess, random.chance(0.5) ? standing : anywhere);
  else random.pick(next[guess.phase])(guess);
}

function randomOptions(random: Random): Fields {
  const options: Fields = { lockoutMs: random.pick([0, 0, 25, 40]) };
  if (random.chance(0.3)) options.contacts = 'rocker';
  if (random.chance(0.25)) options.prepaid = false;
  if (random.chance(0.4)) options.freeze = random.chance(0.5);
  if (random.chance(0.2)) options.session = random.int(10, 600) * 1000;
  if (random.chance(0.2)) options.lateAfter = random.int(1, 60) * 1000;
  return options;
}

const profiles = ['fide-1988', 'fide-2023', 'fide-2023-rapid', 'us-chess'];

/** @returns the same game for the same seed */
export function randomGame(seed: number, id: string, board: string): RawCase {
  const random = createRandom(seed);
  const control = randomControl(random);
  const drifts = random.chance(0.15);
  const drift = drifts ? { ppm: random.pick([-500, -20, 1, 50, 1000]) } : {};
  const options = { ...randomOptions(random), ...drift, board };
  const withKeys = random.chance(0.4) ? 0.12 : 0;
  const guess: Guess = {
    random,
    board,
    at: random.int(0, 3000),
    phase: 'ready',
    mover: 'white',
    withKeys,
    drifts,
    freeAt: 0,
    events: [],
  };
  if (random.chance(withKeys * 4)) touch(guess);
  for (let steps = random.pick([20, 60, 60, 120, 250]); steps > 0; steps--) step(guess);
  guess.events.sort((a, b) => a.at - b.at);
  return { id, control, profile: random.pick(profiles), options, events: guess.events, expect: [] };
}
