/** Screens of a board with few variables: where one is, in a few numbers, so that rooms can go between two keys. */

import type { Line } from '../desk/line';
import type { Room } from '../roomNames';
import type { Form } from './digits';
import type { Do, Order } from './order';

export const enum Choice {
  /** Nothing is chosen: the cursor is on a row of the table. */
  None = -1,
}

export interface At {
  /** The room that takes the keys. */
  room_: Room.Short | Room.Fix | Room.Compose | Room.Do;
  /** Of the rows that can be chosen now. */
  row_: number;
  /** When they can: as `During` of the rows. */
  during_?: number;
  /** Of what the row lets choose. */
  choice_: number;
  /** Something was refused, and that is to be read. */
  refused_: boolean;
  /** What is typed in the form. */
  typed_?: Do.Correct | Do.Rewind;
  form_?: Form | undefined;
  /** The control that was typed, or is taken of the own ones; null: that place is empty. */
  line_?: Line | null | undefined;
  /** To be done, or refused; without one do closes the screen. */
  order_?: Order | null | undefined;
}
