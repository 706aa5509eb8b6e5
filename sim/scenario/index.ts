/** Scenarios: their format, and playing them through an engine. */
export type { Case, Event, Options, Row, State } from './case';
export { compareRow, type Failure } from './compare';
export { parseCases, readCases } from './format';
export { createLink } from './link';
export { expectedTimes, playCase, playLines, traceTimes } from './play';
export { type Outcome, runCase, runCases } from './run';
