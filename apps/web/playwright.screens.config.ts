import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** Takes pictures of every screen instead of testing: see `screens`. */
export default defineConfig({
  ...tests,
  workers: 1,
  // A test takes many pictures.
  timeout: 600_000,
  testDir: 'screens',
  testMatch: '**/*.screens.ts',
  use: { ...tests.use, trace: 'off', deviceScaleFactor: 1, reducedMotion: 'reduce', timezoneId: 'UTC' },
});
