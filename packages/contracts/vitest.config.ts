import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['src/**/*.test.ts'], globalSetup: 'src/topics/compile/vitest-setup.ts' },
});
