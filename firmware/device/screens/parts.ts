/** The parts of a period, as they are typed. */
import { Method } from '../../core/types';
import type { Field } from './digits';
import { methodWords, Word } from './words';

/** Every part of a period. @param name whose they are */
export const periodFields = (name: string, p: readonly number[]): Field[] => [
  [name + Word.Moves, '999', p[0]!],
  [name + Word.Time, '99:59:59', p[1]!],
  [name + Word.Method, methodWords, p[2]!],
  [name + Word.Bonus, '9:59', p[3]!],
  [name + Word.Overtime, '99:59:59', p[4]!],
  [name + Word.Times, '99', p[5]!],
];

/** Only what its method has is kept of a period that was typed. */
export const tidy = (values: readonly number[]): number[] => {
  const method = values[2] as Method;
  const overtime = method == Method.Byoyomi || method == Method.Canadian;
  const bonus = method > Method.Plain && method < Method.Byoyomi;
  return [
    values[0]!,
    method == Method.Up ? 0 : values[1]!,
    method,
    bonus ? values[3]! : 0,
    overtime ? values[4]! : 0,
    overtime ? values[5]! : 0,
  ];
};
