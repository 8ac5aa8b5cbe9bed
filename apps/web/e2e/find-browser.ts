import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium for the tests: the one that CHROMIUM_PATH names, the one inside @sparticuz/chromium (Linux on x64) where
 * CHROMIUM_PATH is the word "packaged"; else one that is installed, Playwright's own if it was downloaded, or the
 * packaged one.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named === 'packaged') return unpackBrowser();
  if (named) return named;
  const installed = [...INSTALLED, chromium.executablePath()].find((file) => existsSync(file));
  return installed ?? unpackBrowser();
}

async function unpackBrowser(): Promise<string> {
  // Without this the package leaves out the libraries that a bare machine lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x';
  const { default: shipped } = await import('@sparticuz/chromium');
  return shipped.executablePath();
}
