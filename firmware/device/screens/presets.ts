/** Controls that are there, as people write them: minutes, seconds behind the sign of the method. */
import { profileAdvance, profileNames } from '../../core/control';
import { Method } from '../../core/types';
import type { Draft } from './control';

/** Profile by number, name, tab, periods as `shortControl` writes them. */
const presets = (): string[] => [
  '1FIDE\t40/90+30 30+30',
  '2RAPID\t15+10',
  '2BLITZ\t3+2',
  '0ERA 2H\t40/120 20/60',
  '0ERA 2H30\t40/150 16/60',
  '3US\t90D5',
  '1BYO-YOMI\t30Y5X30',
  '1CANADIAN\t60C20X300',
  '1HOURGLASS\t5=',
  '1GONG\t0:10*',
  '1DGT 1\t5',
  '1DGT 2\t10',
  '1DGT 3\t25',
  '1DGT 4\t60',
  '1DGT 5\t120',
  '1DGT 6\t120 30',
  '1DGT 7\t120 60',
  '1DGT 8\t120 60 30',
  '1DGT 9\t120 60 60',
  '1DGT 10\t3+2',
  '1DGT 11\t25+10',
  '1DGT 12\t90+30',
  '1DGT 13\t90+30 30+30',
  '1DGT 14\t100+30 50+30 15+30',
  '1DGT 22\t5D2',
  '1DGT 23\t25D5',
  '1DGT 24\t115D5',
];

/** By Method, from Fischer: what stands behind the base, as in control.ts. */
const methodSigns = '+DBYC=*U';

const int = (text: string | undefined): number => (text ? parseInt(text, 10) : 0);

/** `40/90+30`, `30Y5X30`, `0:10*`. */
const periodOf = (text: string): number[] => {
  let method = Method.Up as number;
  while (method && !text.includes(methodSigns.charAt(method - 1))) method--;
  const parts = text.split(method ? methodSigns.charAt(method - 1) : ' ');
  const head = (parts[0] as string).split('/');
  const base = (head[head.length - 1] as string).split(':');
  const tail = (parts[1] || '').split('X');
  const first = int(tail[0]);
  const overtime = tail.length > 1;
  return [
    head.length > 1 ? int(head[0]) : 0,
    int(base[0]) * 60000 + int(base[1]) * 1000,
    method,
    overtime ? 0 : first * 1000,
    int(tail[1]) * 1000,
    overtime ? first : 0,
  ];
};

/** Rows to choose from. */
export const presetRows = (): string[] => presets().map((preset) => preset.slice(1));

export const presetDraft = (row: number): Draft => {
  const preset = presets()[row] as string;
  const profile = int(preset.charAt(0));
  return {
    white: preset
      .slice(preset.indexOf('\t') + 1)
      .split(' ')
      .map(periodOf),
    black: null,
    freeze: null,
    advance: profileAdvance[profile]!,
    prepaid: true,
    profile: profileNames[profile] as string,
  };
};
