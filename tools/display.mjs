/** Drivers of displays: which file the firmware's imports of 'display', 'display/signs' and 'display/screen' mean. */
import { join } from 'node:path';

/**
 * By the name in board-config.json: file of the driver, of its signs and of its screens, the device that it is built into,
 * whether there is a light behind it.
 */
export const drivers = {
  pixl: { display: 'pixl', signs: 'halfSigns', screen: 'pixels', builtInto: 'PIXLJS', lit: true },
  bangle2: { display: 'bangle2', signs: 'halfSigns', screen: 'pixels', builtInto: 'BANGLEJS2', lit: true },
  max7219: { display: 'max7219', signs: 'segmentSigns', screen: 'segments' },
  ssd1306: { display: 'ssd1306', signs: 'halfSigns', screen: 'pixels' },
};

const keys = { display: 'display', 'display/signs': 'signs', 'display/screen': 'screen' };

/** @returns {string | undefined} path from the root of the file that a module stands for on a board with this driver */
export const displayFile = (driver, module) => keys[module] && `firmware/display/${drivers[driver][keys[module]]}.ts`;

/** esbuild plugin: the imports are those of the board's own driver. */
export const displayPlugin = (driver, root) => ({
  name: 'display',
  setup(build) {
    build.onResolve({ filter: /^display(\/(signs|screen))?$/ }, ({ path }) => ({
      path: join(root, displayFile(driver, path)),
    }));
  },
});
