/** Room: claims, sessions and results. */
import { kit } from 'kit';
import { onGame } from '../../core/arbiter/tables/game';
import { deliver } from '../room';

deliver('zn.claim', onGame, kit);
