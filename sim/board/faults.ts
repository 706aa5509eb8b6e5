/**
 * What goes wrong in a callback of the script, as Espruino has it (jsinteractive.c): an exception ends the callback and is told
 * to `process`; out of memory and too deep a recursion end it whatever it catches, and a watch whose callback ended so is
 * gone. Tests let it go wrong at any call of what the board offers.
 */

export type Fault = 'exception' | 'memory' | 'stack';

/** How a callback came to its end. */
export type End = 'done' | 'thrown' | 'cut off';

/** Texts of Espruino. */
const messages: Readonly<Record<Fault, string>> = {
  exception: 'a fault that a test wanted',
  memory: 'OUT OF MEMORY',
  stack: 'Too much recursion - the stack is about to overflow',
};

export interface Faults {
  /** The `call`th call from now on, 0 the next one, of what the board offers goes wrong. */
  wantAt(call: number, fault: Fault): void;
  /** Nothing more goes wrong. @returns whether what was wanted is still to come */
  wantNone(): boolean;
  /** Called by everything that the board offers. @throws what is wanted */
  call(): void;
  endOf(error: unknown): { end: End; fault: Fault };
}

export function createFaults(): Faults {
  let wanted: { left: number; fault: Fault } | null = null;

  return {
    wantAt(call, fault) {
      wanted = { left: call, fault };
    },
    wantNone() {
      const waits = wanted !== null;
      wanted = null;
      return waits;
    },
    call() {
      if (!wanted || wanted.left-- > 0) return;
      const { fault } = wanted;
      wanted = null;
      throw new Error(messages[fault]);
    },
    endOf(error) {
      const { message } = (error ?? {}) as { message?: unknown };
      const fault = (['memory', 'stack'] as const).find((kind) => messages[kind] === message) ?? 'exception';
      return { end: fault === 'exception' ? 'thrown' : 'cut off', fault };
    },
  };
}
