/** Lets at most so many tasks run at a time; the others wait in order. */
export function createLimit(atOnce: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (task) => {
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
    else running++;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The place goes over to the next one.
      if (next) next();
      else running--;
    }
  };
}
