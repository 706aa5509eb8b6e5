import { kit } from 'kit';
import { rareCore } from '../../core/rarecore';
import { deliver } from '../room';

deliver('zn.period', rareCore, kit);
