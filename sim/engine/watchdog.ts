/**
 * The processor's watchdog in the real interpreter, as sim/board/watchdog has it, and a processor that starts anew: nothing runs
 * any more, and `@reset` tells when that was and how many steps were taken until then.
 */
export const watchdog = `
sim.dog = { ms: Infinity, auto: false, fed: 0 };
E.enableWatchdog = function (seconds, auto) {
  var D = sim.dog, begins = D.ms === Infinity;
  if (begins) D.ms = seconds * 1000;
  if (begins || D.auto) D.fed = sim.now;
  D.auto = auto !== false;
};
E.kickWatchdog = function () { sim.dog.fed = sim.now; };
E.reboot = function () {
  sim.reset = sim.now;
  throw new Error("the processor starts anew");
};
sim.idle = function (S) { if (S.dog.auto) S.dog.fed = S.now; };
sim.bite = function (S) {
  var D = S.dog;
  return D.auto && S.blocked <= S.now ? Infinity : D.fed + D.ms;
};
`;
