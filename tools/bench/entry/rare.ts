/** The rare parts of the core, simply there: what the device loads from Storage. */
import { wayFor } from '../../../firmware/core/methods';
import { rare } from '../../../firmware/core/rare';
import { rareCore } from '../../../firmware/core/rarecore';
import { turns } from '../../../firmware/core/turns';

rare.core_ = () => rareCore;
rare.turns_ = () => turns;
rare.ways_ = () => wayFor;
