/** The names that scenario.md gives to values, in its order. */

export const sides = ['white', 'black'] as const;
export const phases = ['ready', 'running', 'stopped', 'adjourned', 'over'] as const;
export const contacts = ['buttons', 'rocker'] as const;
export const stoppers = ['white', 'black', 'arbiter', 'clock'] as const;
/** Why somebody may stop the clock; the clock itself stops with `flag`. */
export const stopReasons = ['interruption', 'promotion', 'scoresheets', 'other', 'claim'] as const;
export const flags = ['control', 'final'] as const;
export const flagCauses = ['time', 'penalty', 'arbiter'] as const;
export const results = ['1-0', '0-1', '1/2-1/2', '0-0', '1/2-0', '0-1/2'] as const;
export const noteKinds = ['offer', 'warning', 'complaint'] as const;
export const keys = ['stop', 'ok', 'back', 'plus', 'minus'] as const;
export const keeps = ['used', 'remaining'] as const;

export const reasons = [
  'ready',
  'notRunning',
  'wrongSide',
  'stopped',
  'notStopped',
  'claimPending',
  'noClaim',
  'floor',
  'flagged',
  'lastPeriod',
  'noSuchPly',
  'tooLate',
  'badValue',
  'over',
  'locked',
  'nothing',
] as const;

export const signs = [
  'run-left',
  'run-right',
  'stopped',
  'flag-left',
  'flag-right',
  'control-left',
  'control-right',
  'first-left',
  'first-right',
  'norecord-left',
  'norecord-right',
  'late-left',
  'late-right',
  'claim',
  'lever',
  'contact',
  'restored',
  'journal',
  'battery',
  'nosound',
  'uncalibrated',
  'over',
  'error',
] as const;
