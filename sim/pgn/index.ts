/** Recorded games: reading PGN, explaining the clock values, playing them through the firmware. */
export { nameOf, parseReading, type Reading } from './controls';
export { type Explanation, explainBy, explainGame } from './infer';
export { type RecordedGame, type RecordedMove, readGames } from './read';
export { type Deviation, type Replayed, replayGame, type Verdict } from './replay';
export { scenarioLine, titleOf, toCase } from './toCase';
