import { defineConfig } from 'vitest/config';

/** Some tests run the encoder or compare with brute force: a busy machine needs its time. */
export default defineConfig({ test: { testTimeout: 60_000 } });
