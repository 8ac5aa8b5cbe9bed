import type { Server } from '@nestling/api/testing/server';
import { expect, type Page } from '@playwright/test';
import { ask, daysAgo, signUp } from './parent.ts';
import { test } from './served.ts';

let server: Server;
test.beforeAll(async ({ served }) => {
  server = served;
});

/** A call that is still on its way would bring the cookie back. */
async function endSignIn(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
}

test('signing out in one tab, and in as somebody else, shows at once in the other', async ({ context }) => {
  const first = await context.newPage();
  await signUp(first, server.url, daysAgo(300));
  await first.goto(`${server.url}/chat`);
  await expect(first.getByPlaceholder('Type your message...')).toBeVisible();
  const second = await context.newPage();
  await second.goto(`${server.url}/chat`);
  await expect(second.getByPlaceholder('Type your message...')).toBeVisible();

  await context.request.post(`${server.url}/api/logout`);
  await second.reload();
  await expect(second).toHaveURL(/\/auth/);
  await expect(first).toHaveURL(/\/auth/);

  const name = await signUp(second, server.url, daysAgo(2000));
  expect(name).not.toBe('');
  await second.goto(`${server.url}/chat`);
  await expect(second.getByPlaceholder('Type your message...')).toBeVisible();
  await expect(first.getByText(/5 years/).first()).toBeVisible();
});

test('a sign-in that has ended is asked for over the page, what was typed is kept; a passkey signs in without a name', async ({
  page,
}) => {
  // Passkeys belong to a name; an address of numbers has none.
  const url = server.url.replace('127.0.0.1', 'localhost');
  const name = await signUp(page, url, daysAgo(130));
  await endSignIn(page);
  const box = page.getByPlaceholder('Type your message...');
  await ask(page, 'How long should naps be at this age?');
  const dialog = page.getByRole('alertdialog', { name: 'Please sign in again' });
  await dialog.getByLabel('Password', { exact: true }).fill('a wrong night');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog.getByText(/wrong|incorrect|invalid|not right/i)).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill('a quiet night');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(box).toHaveValue('How long should naps be at this age?');
  await box.press('Enter');
  await expect(page.getByText('Sources', { exact: true })).toBeVisible();

  await page.getByRole('tab', { name: 'Documents' }).click();
  await expect(page.getByText('No shared documents yet')).toBeVisible();
  await endSignIn(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'leaflet.txt', mimeType: 'text/plain', buffer: Buffer.from('Naps. '.repeat(50)) });
  await dialog.getByLabel('Password', { exact: true }).fill('a quiet night');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'leaflet.txt' })).toContainText('Ready');

  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const phone = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const;
  await device.send('WebAuthn.addVirtualAuthenticator', { options: { ...phone, isUserVerified: true } });
  await page.goto(`${url}/settings#passkeys`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')).toContainText('localhost');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(box).toBeVisible();
  await page.goto(`${url}/settings`);
  await expect(page.getByText(`Signed in as ${name}`)).toBeVisible();
});
