import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/{core,sim,web}/**/*.test.ts', 'test/*.test.ts'],
    maxWorkers: 2,
  },
});
