import type { Server } from '@nestling/api/testing/server';
import { expect, type Page } from '@playwright/test';
import { ask, comeBare, daysAgo, onboard, register, signUp, toast } from './parent.ts';
import { test } from './served.ts';

let server: Server;
test.beforeAll(async ({ served }) => {
  server = served;
});

const leaflet = (name: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from('The blue rabbit leaflet says naps may come every two hours. '.repeat(12)),
});

async function openDocuments(page: Page) {
  await page.getByRole('tab', { name: 'Documents', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Upload Document' })).toBeVisible();
}

test('documents move between Shared and Personal and are deleted after being asked', async ({ page }) => {
  await signUp(page, server.url, daysAgo(130));
  await expect(page.getByRole('tab', { name: 'Chat' })).toHaveAttribute('aria-selected', 'true');
  await openDocuments(page);
  const shared = page.getByRole('tab', { name: 'Shared Documents' });
  const personal = page.getByRole('tab', { name: 'Personal Documents' });
  await expect(shared).toHaveAttribute('aria-selected', 'true');
  const chooser = page.locator('input[type=file]');
  await expect(chooser).toHaveAttribute('accept', '.pdf,.txt,.doc,.docx');
  const row = page.getByRole('listitem').filter({ hasText: 'rabbit-leaflet.txt' });

  await page.route('**/api/documents/upload', async (route) => {
    await expect(toast(page)).toContainText('Document is being processed...');
    // Specification §9: F8 leads to the toast, and it waits there.
    await page.keyboard.press('F8');
    await toast(page).evaluate((element) => element.setAttribute('data-met', 'before'));
    await route.continue();
  });
  await chooser.setInputFiles(leaflet('rabbit-leaflet.txt'));
  await expect(toast(page)).toContainText('Document uploaded successfully');
  // Specification §4: a toast is updated, not only replaced.
  await expect(toast(page)).toHaveAttribute('data-met', 'before');
  // Screens, defects: a toast covers nothing that is about to be pressed.
  const isFree = await personal.evaluate((tab) => {
    const { left, top, width, height } = tab.getBoundingClientRect();
    return tab.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isFree).toBe(true);
  await expect(row.getByText('Ready', { exact: true })).toBeVisible();

  await page.unrouteAll();

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/documents/upload', async (route) => {
    await held;
    await route.continue();
  });
  await chooser.setInputFiles([leaflet('first.txt'), leaflet('second.txt'), leaflet('third.txt')]);
  const sent = page.getByRole('list', { name: 'Files on their way' }).getByRole('listitem');
  await expect(sent).toHaveText([/first.txt.*to Shared Documents/, /second.txt/, /third.txtWaiting/]);
  await page.getByRole('button', { name: 'Cancel second.txt' }).click();
  release();
  await expect(sent).toHaveCount(0);
  await expect(page.getByText('Ready', { exact: true })).toHaveCount(3);
  await expect(page.getByText('second.txt')).toHaveCount(0);
  await page.unrouteAll();

  const third = page.getByRole('listitem').filter({ hasText: 'third.txt' });
  await third.getByRole('button', { name: 'More for third.txt' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Clinic visit');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Clinic visit', exact: true }).click();
  const reader = page.getByRole('dialog', { name: 'Clinic visit' });
  await expect(reader).toContainText('Everyone who signs in here can read this');
  await reader.getByLabel('Find in this document').fill('BLUE  rabbit');
  await expect(reader.getByText('1 of 12')).toBeVisible();
  await page.keyboard.press('Shift+Enter');
  await expect(reader.getByText('12 of 12')).toBeVisible();
  await expect(reader.locator('mark').last()).toBeInViewport();
  await page.goBack();
  await expect(reader).toHaveCount(0);

  // Specification §8: both failures are told, where it leaves that open.
  const move = row.getByRole('button', { name: 'Move to Personal' });
  await page.route('**/trpc/documents.setShared**', (route) => route.abort());
  await move.click();
  await expect(toast(page)).toContainText('Failed to update sharing status: Network error');
  await page.unroute('**/trpc/documents.setShared**');
  await move.click();
  await expect(toast(page)).toContainText('Document sharing status updated');
  await expect(row).toHaveCount(0);
  await personal.click();
  await row.getByRole('button', { name: 'Move to Shared' }).click();
  const sharing = page.getByRole('alertdialog', { name: 'Show this to everyone?' });
  await sharing.getByRole('button', { name: 'Move to Shared' }).click();
  await expect(row).toHaveCount(0);
  await shared.click();

  const remove = row.getByRole('button', { name: 'Delete' });
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await remove.click();
  await expect(dialog).toContainText(
    'The file and all associated data will be permanently deleted. This cannot be undone.',
  );
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await page.route('**/trpc/documents.remove**', (route) => route.abort());
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('Failed to delete document: Network error');
  await page.unroute('**/trpc/documents.remove**');
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('Document deleted successfully');
  await expect(row).toHaveCount(0);
  // The next parent is to find an empty list.
  const left: { id: number }[] = await (await page.request.get(`${server.url}/api/documents/shared`)).json();
  for (const { id } of left) await page.request.delete(`${server.url}/api/documents/${id}`);
});

test('what cannot be uploaded or imported is refused in words', async ({ page }) => {
  await signUp(page, server.url, daysAgo(130));
  await page.route('**/trpc/**documents.shared**', (route) => route.abort());
  await page.route('**/trpc/**documents.personal**', (route) => route.abort());
  await openDocuments(page);
  await expect(toast(page)).toContainText('Failed to fetch shared documents');
  await page.getByRole('tab', { name: 'Personal Documents' }).click();
  await expect(toast(page)).toContainText('Failed to fetch personal documents');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No personal documents yet')).toBeVisible();

  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({ ...leaflet('holiday.png'), mimeType: 'image/png' });
  await expect(toast(page)).toContainText('Failed to upload document');
  const sent = page.getByRole('list', { name: 'Files on their way' }).getByRole('listitem');
  await expect(sent).toContainText('Only .pdf, .txt, .doc and .docx files are accepted');
  await sent.getByRole('button', { name: 'Dismiss' }).click();
  await expect(sent).toHaveCount(0);
  await page.route('**/api/documents/upload', (route) => route.fulfill({ status: 503, body: '' }));
  await chooser.setInputFiles(leaflet('leaflet.txt'));
  await expect(sent).toContainText('Failed to upload document');
  await page.unroute('**/api/documents/upload');
  await sent.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'leaflet.txt' })).toContainText('Ready');

  const address = page.getByLabel('Address of a public page');
  // Screens, defects: the field shows an address, and the acts of a failed row stand on one line.
  await comeBare(page);
  await page.route('**/trpc/**documents.personal**', async (route) => {
    const answer = await route.fetch();
    const failed = '"status":"failed","error":"This PDF is a scan without text."';
    await route.fulfill({ response: answer, body: (await answer.text()).replace('"status":"ready"', failed) });
  });
  await page.reload();
  const failed = page.getByRole('listitem').filter({ hasText: 'This PDF is a scan without text.' });
  const tops = ['Retry', 'Move to Shared', 'Delete'].map(async (name) => {
    const box = await failed.getByRole('button', { name, exact: true }).boundingBox();
    return Math.round(box?.y ?? 0);
  });
  expect(new Set(await Promise.all(tops)).size).toBe(1);
  expect((await address.boundingBox())?.width).toBeGreaterThan(200);
  await page.unrouteAll();
  const submit = page.getByRole('button', { name: 'Import' });
  await submit.click();
  await expect(page.getByText('Please enter a web address')).toBeVisible();
  await address.fill('not an address');
  await submit.click();
  await expect(page.getByText(/Please enter a valid web address/)).toBeVisible();

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/trpc/documents.importUrl**', async (route) => {
    await held;
    await route.abort();
  });
  await address.fill('https://example.org/sleep');
  await submit.click();
  await expect(address).toBeDisabled();
  await expect(submit).toBeDisabled();
  release();
  await expect(toast(page)).toContainText('Failed to import URL');
  await expect(address).toHaveValue('https://example.org/sleep');
  await page.unroute('**/trpc/documents.importUrl**');
  await address.fill(`${server.url}/api/health`);
  await submit.click();
  await expect(toast(page)).toHaveRole('alert');
  await expect(toast(page)).toContainText('Failed to process URL');
  await expect(page.getByText(/pages that everyone on the internet can open/)).toBeVisible();
});

test('two people in one tab see nothing of each other', async ({ page }) => {
  await signUp(page, server.url, daysAgo(130));
  await ask(page, 'My secret rabbit question');
  await expect(page.getByRole('article').last()).toContainText(/\S/);
  await page.getByPlaceholder('Type your message...').fill('A draft about the rabbit');
  await openDocuments(page);
  await page.getByRole('tab', { name: 'Personal Documents' }).click();
  await page.locator('input[type=file]').setInputFiles(leaflet('rabbit-diary.txt'));
  await expect(page.getByRole('listitem').filter({ hasText: 'rabbit-diary.txt' })).toBeVisible();
  await page.getByRole('link', { name: 'Journey' }).click();
  await expect(page.getByRole('heading', { name: 'Developmental Journey' })).toBeVisible();
  await page.getByRole('link', { name: 'You', exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/auth\?dev_login=true$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect(page.getByText(/rabbit/i)).toHaveCount(0);

  await register(page, server.url);
  await onboard(page, { name: 'Leo', birthDate: daysAgo(800) });
  await expect(page.getByPlaceholder('Type your message...')).toHaveValue('');
  await expect(page.getByText(/Mia/)).toHaveCount(0);
  await expect(page.getByText(/rabbit/i)).toHaveCount(0);
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await openDocuments(page);
  await page.getByRole('tab', { name: 'Personal Documents' }).click();
  await expect(page.getByText('No personal documents yet')).toBeVisible();
  await page.getByRole('tab', { name: 'Shared Documents' }).click();
  await expect(page.getByText('No shared documents yet')).toBeVisible();
  await expect(page.getByText(/rabbit/i)).toHaveCount(0);
});
