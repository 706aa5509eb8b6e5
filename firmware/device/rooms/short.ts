/** Room: what a board with few variables lets choose. */
import { kit } from 'kit';
import { deliver } from '../room';
import { pressShort } from '../screens/short';

deliver('zn.short', pressShort, kit);
