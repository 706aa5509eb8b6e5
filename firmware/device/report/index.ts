/** The report's script: what it hands to the resident one. */
import { deliver } from '../room';
import { report } from './report';

deliver('zn.report', report);
