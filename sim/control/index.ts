/** Time controls as text: strict and lenient reading, printing, words. */
export { controlJson } from './json';
export { type Lenient, readLenient } from './lenient/index';
export { type AdvanceName, advanceByName, advanceNames, methodNames } from './names';
export { advanceOf, defaultAdvance, defaultProfile, type Parsed, parseControl, parseOdds, type Refused } from './parse';
export { printControl, printSeconds, printSide } from './print';
export { describeControl, spoken } from './words';
