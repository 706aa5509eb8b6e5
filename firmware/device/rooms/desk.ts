/** Room: lists and forms, operations by keys, and what they are refused for. */
import { kit } from 'kit';
import { deliver } from '../room';
import { tellRefused } from '../screens/perform';

deliver('zn.desk', tellRefused, kit);
