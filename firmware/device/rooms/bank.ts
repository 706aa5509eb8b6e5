import { kit } from 'kit';
import { onBank } from '../../core/arbiter/tables/bank';
import { deliver } from '../room';

deliver('zn.bank', onBank, kit);
