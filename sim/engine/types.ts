/** What an engine is: the built script on a board, driven by steps in time, answering on its link. */

import type { Lever } from '../board/wiring';

export type SideName = 'white' | 'black';

/**
 * One thing that happens to the board. `at`: ms since the board was first switched on, never going back. A line's own
 * `"at"`, and every `at` in its answer, is of that time too: the engine translates after a power cut.
 */
export type Step =
  | { at: number; do: 'edge'; side: SideName; level: 0 | 1 }
  /** A player's contact, whoever's it is. */
  | { at: number; do: 'contact'; lever: Lever; level: 0 | 1 }
  /** A pin by the board's own name for it, and its own level. */
  | { at: number; do: 'pin'; pin: string; level: 0 | 1 }
  /** One JSON line into the link; its one line of answer is the step's answer. */
  | { at: number; do: 'line'; line: string }
  /** A stranger's bytes into the board's own port; nobody waits for an answer. */
  | { at: number; do: 'bytes'; bytes: string }
  /** The interpreter is blocked: edges and lines queue up and are served when it ends. */
  | { at: number; do: 'busy'; forMs: number }
  /** Somebody sets the board's wall clock. */
  | { at: number; do: 'timeJump'; byMs: number }
  | { at: number; do: 'battery'; percent: number }
  /** Its answer is what stands on the display: `sim/picture` reads it. */
  | { at: number; do: 'picture' }
  /**
   * The supply is gone for so long; lines that come meanwhile wait, contacts only move. `written`: what happens at that very
   * ms gets so many bytes into the flash; a byte more, and the supply goes in the middle of it, half written when the
   * number is odd, and a power-fail pin told nobody. A line that is then not answered has an answer of the engine, which says nothing.
   */
  | { at: number; do: 'powerCut'; forMs: number; written?: number };

export interface Engine {
  readonly name: 'node' | 'espruino';
  /**
   * Boots a fresh board, plays the steps, lets time go on to the last step's `at`.
   * @param ppm what the oscillator runs fast, parts per million, 0 unless said; if it does, lines are of the moment at which
   *   they come, and the answers' times are the clock's
   * @returns the answers of the `line` and `picture` steps, in order, without line ends
   * @throws EngineError when the script or the interpreter fails
   */
  play(board: string, steps: readonly Step[], ppm?: number): Promise<string[]>;
}

/** The script threw, the interpreter is missing or printed something unexpected. */
export class EngineError extends Error {}
