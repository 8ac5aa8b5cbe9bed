import path from 'node:path';
import type { Page } from '@playwright/test';

const FOLDER = path.resolve(import.meta.dirname, '../../../docs/screens');
const DEVICES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
/** The narrowest and the widest that must hold; and a phone with text at twice its size. */
const EDGES = {
  narrow: { width: 320, height: 640, text: '100%' },
  large: { width: 390, height: 844, text: '200%' },
  wide: { width: 1440, height: 900, text: '100%' },
} as const;
const SCHEMES = ['light', 'dark'] as const;
const WITHOUT_TOASTS = '[data-scope=toast] { visibility: hidden !important; }';
/** Long enough for a frame or two: colours and places have settled. */
const SETTLE_MS = 150;

type Options = { hasToast?: boolean; scrollTo?: string; isPhoneOnly?: boolean; isWholePage?: boolean };

/** Writes docs/screens/NAME-{phone,desktop}-{light,dark}.png of what is on the page now; of a small variation the phone's are enough. */
export async function picture(
  page: Page,
  name: string,
  { hasToast = false, scrollTo, isPhoneOnly = false, isWholePage = false }: Options = {},
): Promise<void> {
  for (const [device, viewport] of Object.entries(DEVICES)) {
    if (isPhoneOnly && device !== 'phone') continue;
    await page.setViewportSize(viewport);
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      if (scrollTo)
        await page
          .locator(scrollTo)
          .first()
          .evaluate((part) => part.scrollIntoView({ block: 'start' }));
      await page.waitForTimeout(SETTLE_MS);
      await page.screenshot({
        path: path.join(FOLDER, `${name}-${device}-${scheme}.png`),
        animations: 'disabled',
        fullPage: isWholePage,
        style: hasToast ? '' : WITHOUT_TOASTS,
      });
    }
  }
  await page.setViewportSize(DEVICES.phone);
}

/** Writes docs/screens/NAME-{narrow,large,wide}.png: 320 px, text at 200%, 1440 px. */
export async function edgePictures(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const [edge, { text, ...viewport }] of Object.entries(EDGES)) {
    await page.setViewportSize(viewport);
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
    await page.waitForTimeout(SETTLE_MS);
    await page.screenshot({
      path: path.join(FOLDER, `${name}-${edge}.png`),
      animations: 'disabled',
      style: WITHOUT_TOASTS,
    });
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize(DEVICES.phone);
}

/** Writes docs/screens/NAME-print.png: the page as paper has it. */
export async function printPicture(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.screenshot({ path: path.join(FOLDER, `${name}-print.png`), fullPage: true });
  await page.emulateMedia({ media: null });
  await page.setViewportSize(DEVICES.phone);
}
