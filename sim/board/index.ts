export { type Board, type BoardOptions, compileScript, createBoard, type Program } from './board';
export { createFlash, type Flash, PowerLost } from './flash';
export type { BoardEntry } from './hardware';
export type { Picture } from './raster';
export type { Lever } from './wiring';
