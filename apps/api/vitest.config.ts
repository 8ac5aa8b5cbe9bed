import { configDefaults, defineConfig } from 'vitest/config';

/** What only a real PostgreSQL can show (several servers, a lost database) is in *.postgres.test.ts. */
const exclude = process.env.TEST_DATABASE_URL ? [] : ['src/**/*.postgres.test.ts'];

export default defineConfig({
  test: {
    globalSetup: '@nestling/contracts/topics/vitest-setup',
    testTimeout: 60_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    exclude: [...configDefaults.exclude, ...exclude],
  },
});
