import { configDefaults, defineConfig } from 'vitest/config';

/** What only a real PostgreSQL can show (several servers, a lost database) is in *.postgres.test.ts. */
const exclude = process.env.TEST_DATABASE_URL ? [] : ['src/**/*.postgres.test.ts'];

export default defineConfig({
  test: {
    globalSetup: ['@nestling/contracts/topics/vitest-setup', 'src/testing/migrate-template.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    // Files share their worker's modules: the guide and the encoder are read twice instead of eighty times.
    isolate: false,
    // As the server itself is started: see tooling/scripts/start.ts.
    execArgv: ['--no-wasm-code-gc'],
    exclude: [...configDefaults.exclude, ...exclude],
  },
});
