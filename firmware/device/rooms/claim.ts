import { kit } from 'kit';
import { offences } from '../../core/arbiter/offences';
import { onGame } from '../../core/arbiter/tables/game';
import { deliver } from '../room';

deliver('zn.claim', { corrections_: onGame, offences_: offences }, kit);
