import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 60_000,
    include: ['src/**/*.test.ts', 'eval/**/*.test.ts', 'data/**/*.test.ts', 'training/**/*.test.ts'],
    globalSetup: '@nestling/contracts/topics/vitest-setup',
  },
});
