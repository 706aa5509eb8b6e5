/** All that the screens say, in our letters. Another language is another file of this shape. */
import type { Reason } from '../../core/types';

/** One text, as a list is many variables. */
export const reasonWord = (reason: Reason): string =>
  (
    ',NOT STARTED,NO CLOCK RUNS,NOT HIS TURN,STOPPED,STOP FIRST,CLAIM TO DECIDE,NO CLAIM,TOO LITTLE LEFT,FLAG IS DOWN,' +
    'LAST PERIOD,NO SUCH PRESS,TOO LATE,NOT POSSIBLE,GAME IS OVER,LOCKED,NOTHING THERE'
  ).split(',')[reason] as string;

export const sides = ['WHITE', 'BLACK'];
/** By Method. */
export const methodWords = [
  'NONE',
  'BONUS',
  'US DELAY',
  'BRONSTEIN',
  'BYO-YOMI',
  'CANADIAN',
  'HOURGLASS',
  'EACH MOVE',
  'COUNT UP',
];
/** By Advance. */
export const advanceWords = ['0 OF ONE', 'LAST MOVE', '0 OF EACH'];
/** By profile; eight places are a block of seven segments. */
export const profileWords = ['FIDE1988', 'FIDE2023', 'RAPID', 'US CHESS'];
export const freezeWords = ['NO', 'YES', 'BY RULES'];
/** By settings. */
export const soundWords = ['BY RULES', 'OFF', 'ON'];
/** Percent. */
export const lightWords = ['0', '25', '50', '75', '100'];
/** By number in core/names. */
export const results = ['1-0', '0-1', '1/2-1/2', '0-0', '1/2-0', '0-1/2'];
export const noYes = ['NO', 'YES'];

/** Put where they are used: a table of them would lie in every room. */
export const enum Word {
  Refused = 'REFUSED',
  AtMost = 'AT MOST',
  Force = 'HOLD OK TO DO IT',
  Arbiter = 'ARBITER',
  Correct = 'CORRECT',
  Moves = 'MOVES',
  Period = 'PERIOD',
  OnMove = 'ON MOVE',
  Penalty = 'PENALTY',
  Illegal = 'ILLEGAL MOVE',
  KeepMove = 'ILLEGAL, STANDS',
  Claim = 'DRAW CLAIMED',
  Accept = 'CLAIM UPHELD',
  Reject = 'CLAIM REFUSED',
  Undo = 'UNDO CORRECTION',
  UndoPress = 'UNDO LAST PRESS',
  Rewind = 'REWIND',
  Press = 'PRESS',
  Before = 'BEFORE IT',
  Forward = 'UNDO REWIND',
  Credit = 'CREDIT MOVE',
  NextControl = 'NEXT CONTROL',
  LiftFlag = 'LIFT FLAG',
  DeclareFlag = 'DECLARE FLAG',
  Run = 'RUN CLOCK OF',
  Arrived = 'ARRIVED',
  SwapSides = 'SWAP SIDES',
  SwapTimes = 'SWAP TIMES',
  Seal = 'SEAL',
  Reopen = 'REOPEN',
  Result = 'RESULT',
  Reset = 'NEW GAME',
  LeaveIt = 'LEAVE IT',
  IsReset = 'GAME IS RESET',
  Menu = 'MENU',
  Presets = 'PRESETS',
  Own = 'OWN',
  Edit = 'EDIT',
  Check = 'CHECK',
  Rules = 'RULES',
  Odds = 'ODDS',
  Settings = 'SETTINGS',
  Manual = 'MANUAL',
  UndoReset = 'UNDO RESET',
  Left = 'LEFT',
  Right = 'RIGHT',
  Start = 'START',
  Sound = 'SOUND',
  Light = 'LIGHT',
  NoRoom = 'NO ROOM',
  Control = 'CONTROL',
  AllMoves = 'ALL MOVES',
  Rest = 'THE REST',
  Time = 'TIME',
  In = ' IN ',
  Repeats = 'LAST PERIOD REPEATS',
  NextAt = 'NEXT AT',
  FirstBonus = 'FIRST BONUS',
  Freeze = 'FREEZE AT FLAG',
  Method = 'METHOD',
  Bonus = 'BONUS',
  Overtime = 'OVERTIME',
  Times = 'TIMES',
  Periods = 'PERIODS',
  Add = 'ONE MORE',
  Drop = 'ONE LESS',
  AsWhite = 'AS WHITE',
  Other = 'OTHER',
  Use = 'USE IT',
  Keep = 'KEEP IT',
  OnlyLast = 'ONLY THE LAST, NO MOVES',
  NoMoves = 'MOVES ARE MISSING',
  NoOvertime = 'OVERTIME IS MISSING',
  NoTime = 'TIME IS MISSING',
}
