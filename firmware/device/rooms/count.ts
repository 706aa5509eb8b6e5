import { kit } from 'kit';
import { onCount } from '../../core/arbiter/tables/count';
import { deliver } from '../room';

deliver('zn.count', onCount, kit);
