/** Scenarios: their format, and playing them through an engine. */
export { boardNames, contactsOf, defaultBoard, pressOf, stampsEdges, touchMs } from './boards';
export type { Case, Event, Options, Row, State } from './case';
export { compareRow, type Failure } from './compare';
export { parseCases, readCases } from './format';
export { boardOf, createLink } from './link';
export { expectedTimes, playCase, playLines, stepsOfEvent, traceTimes } from './play';
export { type Outcome, runCase, runCases } from './run';
export { checkRow } from './validate';
export { signs } from './vocabulary';
