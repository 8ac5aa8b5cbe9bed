import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['src/**/*.test.{ts,tsx}'], globalSetup: '@nestling/contracts/topics/vitest-setup' },
});
