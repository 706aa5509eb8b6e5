/** The build puts the board's driver here (tools/display.mjs). */
declare module 'display' {
  type Driver = import('./display/driver').Driver;
  export const drawTime: Driver['drawTime'];
  export const drawTail: Driver['drawTail'];
  export const drawRun: Driver['drawRun'];
  export const swapRun: Driver['swapRun'];
  export const setLight: Driver['setLight'];
  export const setPower: Driver['setPower'];
  export const flush: Driver['flush'];
}

declare module 'display/signs' {
  export const drawSigns: import('./display/driver').Signs['drawSigns'];
}

declare module 'display/screen' {
  export const drawScreen: import('./display/driver').Screens['drawScreen'];
}
