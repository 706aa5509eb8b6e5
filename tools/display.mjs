/** Drivers of displays: which file the firmware's imports of 'display' and 'display/screen' mean. */
import { join } from 'node:path';

/** By the name in board-config.json: file of the driver, file of its screens. */
export const drivers = {
  pixl: ['pixl', 'pixels'],
};

/** What the modules are called, in the order of the files above. */
const modules = ['display', 'display/screen'];

/** @returns {string | undefined} path from the root of the file that a module stands for on a board with this driver */
export const displayFile = (driver, module) =>
  modules.includes(module) ? `firmware/display/${drivers[driver][modules.indexOf(module)]}.ts` : undefined;

/** esbuild plugin: the imports are those of the board's own driver. */
export const displayPlugin = (driver, root) => ({
  name: 'display',
  setup(build) {
    build.onResolve({ filter: /^display(\/screen)?$/ }, ({ path }) => ({
      path: join(root, displayFile(driver, path)),
    }));
  },
});
