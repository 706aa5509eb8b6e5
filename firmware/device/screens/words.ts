/** All that the screens say, in our letters. */

/** By Reason. */
export const reasonWords = [
  '',
  'NOT STARTED',
  'NO CLOCK RUNS',
  'NOT HIS TURN',
  'STOPPED',
  'STOP FIRST',
  'CLAIM TO DECIDE',
  'NO CLAIM',
  'TOO LITTLE LEFT',
  'FLAG IS DOWN',
  'LAST PERIOD',
  'NO SUCH PRESS',
  'TOO LATE',
  'NOT POSSIBLE',
  'GAME IS OVER',
  'LOCKED',
  'NOTHING THERE',
];

export const words = {
  refused_: 'REFUSED',
  atMost_: 'AT MOST',
  force_: 'HOLD OK TO DO IT',
  sides_: ['WHITE', 'BLACK'],
  yesNo_: ['NO', 'YES'],
};
