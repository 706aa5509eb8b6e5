/** Room: what keys do. */
import { kit } from 'kit';
import { deliver } from '../room';
import { onKeyEdge } from '../screens/edges';

deliver('zn.keys', onKeyEdge, kit);
