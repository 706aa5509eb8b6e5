/** Controls that are there, as people write them: minutes, seconds behind the sign of the method. */
import { profileNames } from '../../core/control';
import { Method } from '../../core/types';
import type { Line } from '../desk/line';
import { methodSigns } from './periods';

/** Where a list of them begins: the first that is no option of the DGT 3000. */
export const enum First {
  Row = 14,
}

/**
 * Profile by number, name (none: that of the DGT 3000, whose options 1-14 and 22-24 have their numbers), tab, periods as
 * `shortControl` writes them. One text, as a list of them is three times as many variables.
 */
const presets = (): string[] =>
  (
    '1\t5,1\t10,1\t25,1\t60,1\t120,1\t120 30,1\t120 60,1\t120 60 30,1\t120 60 60,1\t3+2,1\t25+10,1\t90+30,' +
    '1\t90+30 30+30,1\t100+30 50+30 15+30,1FIDE\t40/90+30 30+30,2RAPID\t15+10,2BLITZ\t3+2,' +
    '0ERA\t40/120 20/60,0ERA\t40/150 16/60,1BYO-YOMI\t30Y5X30,1CANADIAN\t60C20X300,1\t5D2,1\t25D5,1\t115D5,' +
    '3US\t90D5,1HOURGLASS\t5=,1GONG\t0:10*'
  ).split(',');

const number = (text: string | undefined): number => parseFloat(text as string) || 0;

/** `40/90+30`, `30Y5X30`, `0:10*`: minutes, or with seconds, and numbers between the signs. */
const periodOf = (text: string): number[] => {
  let method = Method.Up as number;
  while (method && !text.includes(methodSigns.charAt(method - 1))) method--;
  const parts = text.split(method ? methodSigns.charAt(method - 1) : ' ');
  const head = ('0/' + parts[0]).split('/');
  const base = head[head.length - 1]!.split(':');
  const baseS = base.reduce((sum, part) => sum * 60 + number(part), 0);
  const tail = (parts[1] + '').split('X');
  const first = number(tail[0]);
  const perS = number(tail[1]);
  return [
    number(head[head.length - 2]),
    baseS * (base[1] ? 1000 : 60000),
    method,
    perS ? 0 : first * 1000,
    perS * 1000,
    perS ? first : 0,
  ];
};

/** What `shortControl` wrote. */
export const periodsOf = (text: string): number[][] => text.split(' ').map(periodOf);

/** Rows to choose from: number, name, tab, periods. */
export const presetRows = (): string[] =>
  presets().map((preset, i) => i + 1 + ' ' + (preset[1] == '\t' ? 'DGT' : '') + preset.slice(1));

/** What it is as a line of the link; the rest is as its profile says. */
export const presetLine = (row: number): Line => {
  const preset = (presets()[row] as string).split('\t');
  return {
    white: periodsOf(preset[1] as string),
    profile: profileNames[parseInt(preset[0] as string, 10)],
  };
};
