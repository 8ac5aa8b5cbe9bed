import type { Server } from '@nestling/api/testing/server';
import { expect } from '@playwright/test';
import { ask, daysAgo, onboard, register } from './parent.ts';
import { test } from './served.ts';

test.use({ locale: 'en-GB', timezoneId: 'Europe/London' });

let server: Server;
test.beforeAll(async ({ served }) => {
  server = served;
});

test('a family with a British phone is asked once, and reads its own numbers and words', async ({ page }) => {
  await register(page, server.url);
  await expect(page.getByLabel('Where you live')).toHaveValue('GB');
  await onboard(page, { name: 'Mia', birthDate: daysAgo(300) });

  await ask(page, 'She is choking on a grape and cannot breathe');
  const card = page.getByRole('alert').first();
  await expect(card.getByRole('link', { name: /999/ })).toHaveAttribute('href', 'tel:999');
  await expect(card).toContainText('call 999');
  await expect(card).not.toContainText('911');

  await page.getByRole('button', { name: /settings/i }).click();
  await page.getByLabel('Where you live').selectOption('NZ');
  for (let step = 1; step < 6; step += 1) await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await ask(page, 'She stopped breathing and her lips are blue');
  await expect(page.getByRole('alert').last().getByRole('link', { name: /111/ })).toHaveAttribute('href', 'tel:111');
});
