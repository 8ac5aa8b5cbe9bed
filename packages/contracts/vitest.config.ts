import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/topics/compile/vitest-setup.ts',
    // Some tests read the whole guide: a busy machine needs its time.
    testTimeout: 60_000,
  },
});
