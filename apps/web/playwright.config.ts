import { tmpdir } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './e2e/find-browser.ts';
import { ownFonts } from './e2e/own-fonts.ts';

const browser = await findBrowser();
/** The packaged browser is unpacked there; it ends a page that asks whether the device can recognise speech. */
const WITHOUT_SPEECH = browser.startsWith(tmpdir())
  ? ['--disable-blink-features=OnDeviceWebSpeechAvailable,ScriptedSpeechRecognition']
  : [];
const PHONE = { width: 390, height: 844 };

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/empty-data.ts',
  testMatch: '**/*.spec.ts',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Each worker has a server and data of its own, and so has each file that needs it otherwise: see e2e/served.ts.
  workers: 2,
  forbidOnly: true,
  // A busy machine may miss a moment; what passes only on the second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    viewport: PHONE,
    hasTouch: true,
    // A file that is held by the browser is no call that a test can see or hold back: only the test of that lets it.
    serviceWorkers: 'block',
    // Recording slows every test, so CI records only the second try of one that failed.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      executablePath: browser,
      env: { ...process.env, FONTCONFIG_FILE: ownFonts() },
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        ...WITHOUT_SPEECH,
      ],
    },
  },
});
