import path from 'node:path';
import type { Page } from '@playwright/test';

const FOLDER = path.resolve(import.meta.dirname, '../../../docs/screens');
const DEVICES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
const SCHEMES = ['light', 'dark'] as const;
const WITHOUT_TOASTS = '[data-scope=toast] { visibility: hidden !important; }';
/** Long enough for a frame or two: colours and places have settled. */
const SETTLE_MS = 150;

type Options = { hasToast?: boolean; scrollTo?: string; isPhoneOnly?: boolean };

/** Writes docs/screens/NAME-{phone,desktop}-{light,dark}.png of what is on the page now; of a small variation the phone's are enough. */
export async function picture(
  page: Page,
  name: string,
  { hasToast = false, scrollTo, isPhoneOnly = false }: Options = {},
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
        style: hasToast ? '' : WITHOUT_TOASTS,
      });
    }
  }
  await page.setViewportSize(DEVICES.phone);
}
