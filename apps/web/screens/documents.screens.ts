import { type Server, startServer } from '@nestling/api/testing/server';
import { expect, type Page, test } from '@playwright/test';
import { daysAgo, printPdf, signUp } from '../e2e/parent.ts';
import { picture } from './picture.ts';

let server: Server;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.close());

/** Shows the list with its first document in another state: the real ones pass too quickly, or take an hour. */
async function showFirstAs(page: Page, state: object) {
  await page.route('**/trpc/**documents.{shared,personal}**', async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    await route.fulfill({
      response: answer,
      body: body.replace('"status":"ready"', JSON.stringify(state).slice(1, -1)),
    });
  });
}

test('the documents', async ({ page, browser }) => {
  await signUp(page, server.url, daysAgo(130));
  await page.getByRole('tab', { name: 'Documents' }).click();
  await expect(page.getByText('No shared documents yet')).toBeVisible();
  await picture(page, 'documents-empty');
  await page.getByRole('button', { name: 'Import' }).click();
  await picture(page, 'documents-import-problem', { isPhoneOnly: true });

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/documents/upload', async (route) => {
    await held;
    await route.abort();
  });
  const chooser = page.locator('input[type=file]');
  const leaflet = { mimeType: 'text/plain', buffer: Buffer.from('Naps may come every two hours. '.repeat(12)) };
  await chooser.setInputFiles([
    { name: 'nap-plan.txt', ...leaflet },
    { name: 'clinic-letter.txt', ...leaflet },
  ]);
  await expect(page.getByRole('list', { name: 'Files on their way' }).getByRole('listitem')).toHaveCount(2);
  await picture(page, 'documents-uploading');
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();

  const pdf = await printPdf(browser, [
    { heading: 'Vaccination calendar', paragraphs: ['The second round is due at four months.'] },
    { heading: 'Where to go', paragraphs: ['The clinic is open on weekdays.'] },
  ]);
  await chooser.setInputFiles({ name: 'vaccination-calendar.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  await picture(page, 'documents-toast', { hasToast: true, isPhoneOnly: true });
  const text = Buffer.from(
    'Solid food may begin when a child sits with help and takes food with the tongue. '.repeat(9),
  );
  await chooser.setInputFiles([
    { name: 'starting-solid-food-a-long-leaflet-of-the-health-office.txt', mimeType: 'text/plain', buffer: text },
  ]);
  await expect(page.getByText('Ready', { exact: true })).toHaveCount(2);
  await picture(page, 'documents-shared');

  await page.getByRole('tab', { name: 'Personal Documents' }).click();
  await chooser.setInputFiles({ name: 'oakfield-visit.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  await picture(page, 'documents');
  await chooser.setInputFiles({ name: 'holiday.png', mimeType: 'image/png', buffer: Buffer.from('no') });
  await expect(page.getByRole('button', { name: 'Dismiss' }).first()).toBeVisible();
  await picture(page, 'documents-refused', { isPhoneOnly: true });
  await page.getByRole('button', { name: 'oakfield-visit.pdf', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('second round');
  await picture(page, 'documents-text');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Move to Shared' }).click();
  await expect(page.getByText('Show this to everyone?')).toBeVisible();
  await picture(page, 'documents-share', { isPhoneOnly: true });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Are you sure?')).toBeVisible();
  await picture(page, 'documents-delete');
});

for (const [name, state] of [
  ['processing', { status: 'processing' }],
  ['failed', { status: 'failed', error: 'This PDF is a scan without text.' }],
] as const) {
  test(`a document that is ${name}`, async ({ page }) => {
    await signUp(page, server.url, daysAgo(130));
    await page.request.post(`${server.url}/api/documents/upload`, {
      multipart: {
        shared: 'false',
        file: {
          name: 'letter.txt',
          mimeType: 'text/plain',
          buffer: Buffer.from('A letter from the clinic. '.repeat(9)),
        },
      },
    });
    await page.getByRole('tab', { name: 'Documents' }).click();
    await page.getByRole('tab', { name: 'Personal Documents' }).click();
    await expect(page.getByText('Ready', { exact: true })).toBeVisible();
    await showFirstAs(page, state);
    await page.reload();
    await page.getByRole('tab', { name: 'Documents' }).click();
    await page.getByRole('tab', { name: 'Personal Documents' }).click();
    await expect(page.getByRole('listitem').getByText(name === 'failed' ? /Failed/ : 'Processing')).toBeVisible();
    await picture(page, `documents-${name}`);
  });
}

test('lists that are loading or cannot be had', async ({ page }) => {
  await signUp(page, server.url, daysAgo(130));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/trpc/**documents.{shared,personal}**', async (route) => {
    await held;
    await route.abort();
  });
  await page.getByRole('tab', { name: 'Documents' }).click();
  await expect(page.getByLabel('Loading documents')).toBeVisible();
  await picture(page, 'documents-loading');
  release();
  await expect(page.getByText('Failed to fetch shared documents').first()).toBeVisible();
  await picture(page, 'documents-unreachable', { hasToast: true, isPhoneOnly: true });
});
