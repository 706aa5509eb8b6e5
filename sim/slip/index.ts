/** Adjournment slips (§13.2): the clock's list of numbers as text that a person types back, and as JSON. */
export { type Figures, figuresOf, type SideFigures } from './figures';
export { figureJson, figureRows, type Heading, headingRows, headings, printRow, printSlip, slipJson } from './print';
export { type ReadSlip, readSlip, slipNumbers } from './read';
