/** The clock in a terminal, and its face for pictures. */
export { parseCases } from '../scenario';
export { createDevice } from './device';
