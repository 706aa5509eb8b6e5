/** The script of the time methods besides plain and Fischer: what it hands to the resident one. */
import { ways } from '../core/methods';
import { deliver } from './room';

deliver('zn.method', ways);
