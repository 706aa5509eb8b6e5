/** Room: what is kept: settings and own controls in flash, presets, the manual. */
import { kit } from 'kit';
import { deliver } from '../room';
import { manual } from '../screens/manual';
import { presetDraft, presetRows } from '../screens/presets';
import { loadSettings, ownControls, saveControl, saveSettings } from '../screens/store';

deliver(
  'zn.set',
  {
    load_: loadSettings,
    save_: saveSettings,
    own_: ownControls,
    keep_: saveControl,
    presets_: presetRows,
    preset_: presetDraft,
    manual_: manual,
  },
  kit,
);
