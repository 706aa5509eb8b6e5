/** A scenario's case as the program holds it, and the state it is compared with (scenario.md §1, §4). */
import type { Control } from '../../firmware/core/control';
import type { AdvanceName } from '../control';

/** Integer ms since the scenario began. */
export type At = number;

export interface Event {
  readonly at: At;
  readonly op: string;
  /** The op's own fields, see `ops`. */
  readonly [field: string]: unknown;
}

/** What must be seen at `at`: fields of the state, a number maybe as [low, high]. */
export interface Row {
  readonly at: At;
  readonly [field: string]: unknown;
}

export interface Options {
  readonly advance?: AdvanceName;
  readonly prepaid?: boolean;
  readonly freeze?: boolean;
  /** ms. */
  readonly session?: number;
  /** ms. */
  readonly lateAfter?: number;
  readonly lockoutMs?: number;
  readonly contacts?: 'buttons' | 'rocker';
  readonly board?: string;
  /** Parts per million that the board's oscillator runs fast: then states are of its own time. */
  readonly ppm?: number;
}

export interface Case {
  readonly id: string;
  readonly control: Control;
  readonly profile?: string;
  readonly options: Options;
  /** In order of `at`. */
  readonly events: readonly Event[];
  readonly expect: readonly Row[];
}

/** The clock's answer to `state`. Only what the runner itself reads is named. */
export interface State {
  readonly at: At;
  readonly refused: string | null;
  readonly [field: string]: unknown;
}
