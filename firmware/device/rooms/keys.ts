/** Room: what keys do. */
import { kit } from 'kit';
import { deliver } from '../room';
import { Room } from '../roomNames';
import { onKeyEdge } from '../screens/edges';

deliver(Room.Keys, onKeyEdge, kit);
