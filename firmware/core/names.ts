/** Words of the contract (scenario.md), by the numbers of core/types. */

export const phaseNames = ['ready', 'running', 'stopped', 'adjourned', 'over', 'running'];
export const byNames = ['white', 'black', 'arbiter', 'clock'];
export const whyNames = ['interruption', 'promotion', 'scoresheets', 'other', 'claim', 'flag'];
export const causeNames = ['time', 'penalty', 'arbiter'];

export const noteNames = ['offer', 'warning', 'complaint'];

/** By Reason, from 1. */
export const reasonNames = [
  null,
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
];
