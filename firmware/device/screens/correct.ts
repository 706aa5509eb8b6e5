/** Times, counts, periods and the side to move, corrected in one go. */
import { clock } from '../clock';
import { changeOf, correctionFields } from './change';
import { operation, perform } from './perform';
import { close, form } from './show';
import { Word } from './words';

export const openCorrection = (back: () => void): void =>
  form(
    Word.Correct,
    correctionFields(clock.game_.state_),
    (values) => {
      const order = changeOf(clock.game_.state_, values);
      if (order)
        perform(operation(order[0] as number, order[1], order[2], order[3]), close, () => openCorrection(back));
      else close();
    },
    back,
  );
