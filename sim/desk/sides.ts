/** White and Black, as we and as chess.js call them. */
import type { Color } from 'chess.js';
import type { SideName } from '../engine/types';

export const sides = ['white', 'black'] as const;

export const otherSide: Readonly<Record<SideName, SideName>> = { white: 'black', black: 'white' };

export const colorOf: Readonly<Record<SideName, Color>> = { white: 'w', black: 'b' };

export const sideOf: Readonly<Record<Color, SideName>> = { w: 'white', b: 'black' };
