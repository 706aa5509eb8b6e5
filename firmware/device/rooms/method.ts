/** Room: the time methods besides plain and Fischer. */
import { kit } from 'kit';
import { ways } from '../../core/methods';
import { deliver } from '../room';

deliver('zn.method', ways, kit);
