/** Room: what is only read: controls that are there, and the manual. */
import { kit } from 'kit';
import { deliver } from '../room';
import { manual } from '../screens/manual';
import { presetDraft, presetRows } from '../screens/presets';

deliver('zn.presets', { rows_: presetRows, draft_: presetDraft, manual_: manual }, kit);
