import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/{core,model,device,sim,web}/**/*.test.ts', 'test/*.test.ts'],
    // Two cores are enough; threads start in half the time of processes.
    pool: 'threads',
    maxWorkers: 2,
    // A crowded machine is no failure.
    testTimeout: 30_000,
  },
});
