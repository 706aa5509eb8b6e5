/** The clock's list of numbers -> the slip, as text or as JSON. */
import { Method } from '../../firmware/core/types';
import { defaultAdvance, describeControl, printControl } from '../control';
import { messages } from '../messages';
import { printTime } from '../pgn/printTime';
import { toDigits } from './digits';
import { type Figures, figuresOf, type SideFigures } from './figures';
import { printLines } from './lines';

const { slip: texts } = messages;

export const headings = ['white', 'black', 'event', 'round', 'date', 'position'] as const;

/** What the clock does not know, as far as it is known; `position` is a FEN or the moves. */
export type Heading = { readonly [name in (typeof headings)[number]]?: string };

/** A line of the slip: the name of its label, what it says. */
export type Row = readonly [label: Exclude<keyof typeof texts.labels, 'code'>, text: string];

function leftOf({ method, ms, overtime, flag }: SideFigures): string[] {
  if (method === Method.Up) return [];
  if (!overtime || flag) return [texts.left(printTime(ms, 1000, 'up'))];
  const left = [texts.overtime(printTime(overtime.ms, 1000, 'up'))];
  if (ms > 0) left.unshift(texts.left(printTime(ms, 1000, 'up')));
  if (overtime.periods !== undefined) left.push(texts.periods(overtime.periods));
  if (overtime.moves !== undefined) left.push(texts.blockMoves(overtime.moves));
  return left;
}

function clockText(side: SideFigures): string {
  const used = texts.used(printTime(side.used, 1000, 'down'));
  return [...leftOf(side), used, texts.moves(side.moves), ...(side.flag ? [texts.flag] : [])].join(', ');
}

/** What the slip's lines say that follow from its code. */
export function figureRows(figures: Figures): Row[] {
  const control = printControl(figures.control);
  const mover = texts.sides[figures.mover];
  return [
    ['profile', figures.profile],
    ['control', typeof control === 'string' ? control : texts.against(control.white, control.black)],
    ...(figures.adjourned
      ? ([
          ['sealedBy', mover],
          ['sealedMove', String(figures.move)],
        ] as const)
      : ([['onMove', mover]] as const)),
    ['whiteClock', clockText(figures.white)],
    ['blackClock', clockText(figures.black)],
  ];
}

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

export function headingRows(heading: Heading): Row[] {
  return headings.flatMap((name): Row[] => {
    const text = oneLine(heading[name] ?? '');
    return text === '' ? [] : [[name, text]];
  });
}

export const printRow = ([label, text]: Row): string => `${texts.labels[label]}: ${text}`;

/** @throws RangeError it is no list of the clock's */
function checked(numbers: readonly number[]): Figures {
  const figures = figuresOf(numbers);
  if (!figures) throw new RangeError(texts.noSlip);
  return figures;
}

/** The control's meaning stands below it, indented. */
function printFigures(figures: Figures): string[] {
  const words = describeControl(figures.control, figures.control.advance ?? defaultAdvance);
  const isOne = typeof printControl(figures.control) === 'string';
  return figureRows(figures).flatMap((row) =>
    row[0] === 'control'
      ? [printRow(row), ...(isOne ? words.slice(1) : words.map((line) => `  ${line}`))]
      : [printRow(row)],
  );
}

/** @param numbers as the clock answers `slip` */
export function printSlip(numbers: readonly number[], heading: Heading = {}): string {
  const code = printLines(toDigits(numbers));
  return [
    texts.title,
    ...headingRows(heading).map(printRow),
    ...printFigures(checked(numbers)),
    texts.codeHead(code.length),
    ...code,
    '',
  ].join('\n');
}

/** What JSON says beside the list, in ms. */
export function figureJson(figures: Figures): Readonly<Record<string, unknown>> {
  const { profile, control, adjourned, mover, move } = figures;
  const clock = ({ ms, used, moves, flag, overtime }: SideFigures) => ({ ms, used, moves, flag, overtime });
  return {
    profile,
    control: printControl(control),
    ...(adjourned ? { sealedBy: mover, sealedMove: move } : { onMove: mover }),
    whiteClock: clock(figures.white),
    blackClock: clock(figures.black),
  };
}

/** @param numbers as the clock answers `slip` */
export const slipJson = (numbers: readonly number[], heading: Heading = {}): object => ({
  slip: numbers,
  ...Object.fromEntries(headingRows(heading)),
  ...figureJson(checked(numbers)),
});
