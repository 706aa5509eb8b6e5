/** Controls that are there: profile by number, name, periods as core/control has them, in seconds; what is missing is 0. */
import { profileAdvance, profileNames } from '../../core/control';
import type { Draft } from './control';

export const presets = [
  '1FIDE|40,5400,1,30:0,1800,1,30',
  '2RAPID|0,900,1,10',
  '2BLITZ|0,180,1,2',
  '0ERA 2H|40,7200:20,3600',
  '0ERA 2H30|40,9000:16,3600',
  '3US|0,5400,2,5',
  '1BYO-YOMI|0,1800,4,0,30,5',
  '1CANADIAN|0,3600,5,0,300,20',
  '1HOURGLASS|0,300,6',
  '1GONG|0,10,7',
  '1DGT 1|0,300',
  '1DGT 2|0,600',
  '1DGT 3|0,1500',
  '1DGT 4|0,3600',
  '1DGT 5|0,7200',
  '1DGT 6|0,7200:0,1800',
  '1DGT 7|0,7200:0,3600',
  '1DGT 8|0,7200:0,3600:0,1800',
  '1DGT 9|0,7200:0,3600:0,3600',
  '1DGT 10|0,180,1,2',
  '1DGT 11|0,1500,1,10',
  '1DGT 12|0,5400,1,30',
  '1DGT 13|0,5400,1,30:0,1800,1,30',
  '1DGT 14|0,6000,1,30:0,3000,1,30:0,900,1,30',
  '1DGT 22|0,300,2,2',
  '1DGT 23|0,1500,2,5',
  '1DGT 24|0,6900,2,5',
];

const periodOf = (text: string): number[] => {
  const given = text.split(',');
  return [1, 1000, 1, 1000, 1000, 1].map((unit, i) => (given[i] ? parseInt(given[i] as string, 10) * unit : 0));
};

export const presetName = (preset: string): string => preset.slice(1, preset.indexOf('|'));

export const presetDraft = (preset: string): Draft => {
  const profile = parseInt(preset.charAt(0), 10);
  return {
    white: preset
      .slice(preset.indexOf('|') + 1)
      .split(':')
      .map(periodOf),
    black: null,
    freeze: null,
    advance: profileAdvance[profile]!,
    prepaid: true,
    profile: profileNames[profile] as string,
  };
};
