/**
 * What goes wrong in a callback of the script, as Espruino has it (jsinteractive.c): an exception ends the callback and is told
 * to `process`; out of memory and too deep a recursion end it whatever it catches, and a watch whose callback ended so is
 * gone. Tests let it go wrong at any call of what the board offers.
 */
import type { ErrorFlags } from './errorFlags';

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
  /** A callback threw this: its flag, or its message, is told to the script. */
  tell(error: unknown, flags: Pick<ErrorFlags, 'raise' | 'uncaught'>): End;
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
    tell(error, flags) {
      const message = String((error as { message?: unknown } | null)?.message);
      const fault = (['memory', 'stack'] as const).find((kind) => messages[kind] === message) ?? 'exception';
      if (fault === 'memory') flags.raise('MEMORY');
      else flags.uncaught(message);
      return fault === 'exception' ? 'thrown' : 'cut off';
    },
  };
}

function describe(error: unknown): string {
  const { stack, message } = (error ?? {}) as { stack?: unknown; message?: unknown };
  return `Uncaught ${typeof stack === 'string' ? stack : (message ?? error)}`;
}

/** Callbacks of the script run here: what one throws ends there. @param failed is told what and how, unless the board is off */
export function createGuard(failed: (error: unknown) => End) {
  const errors: string[] = [];
  const guard = (callback: () => void): End => {
    try {
      callback();
      return 'done';
    } catch (error) {
      const end = failed(error);
      if (end !== 'done') errors.push(describe(error));
      return end;
    }
  };
  return { errors, guard };
}
