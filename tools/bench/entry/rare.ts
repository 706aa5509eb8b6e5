/** The rare parts of the core, simply there: what the device loads from Storage. */
import { wayFor } from '../../../firmware/core/methods';
import { rare } from '../../../firmware/core/rare';
import { rareCore } from '../../../firmware/core/rarecore';

rare.core_ = () => rareCore;
rare.ways_ = () => wayFor;
