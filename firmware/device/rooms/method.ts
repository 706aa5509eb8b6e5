/** Room: the time methods besides plain and Fischer. */
import { kit } from 'kit';
import { wayFor } from '../../core/methods';
import { deliver } from '../room';

deliver('zn.method', wayFor, kit);
