import type { Server } from '@nestling/api/testing/server';
import { expect } from '@playwright/test';
import { ask, daysAgo, onboard, printPdf, register } from './parent.ts';
import { test } from './served.ts';

const PLAN = [
  {
    heading: 'Sleep plan from Oakfield clinic',
    paragraphs: [
      'This plan was written with the family at the spring visit.',
      'The bedtime routine starts at 6:45 in the evening with a bath, then a feed, then one short book.',
    ],
  },
  {
    heading: 'Medicine cabinet',
    paragraphs: [
      'The eczema cream is rubbed in twice a day, after the morning wash and after the evening bath.',
      'The clinic answers questions on weekdays between nine and noon.',
    ],
  },
];

let server: Server;
test.beforeAll(async ({ served }) => {
  server = served;
});

test('a parent registers, tells about the child, adds a PDF, gets a cited answer and sees the journey', async ({
  page,
  browser,
}) => {
  await register(page, server.url);
  await onboard(page, { name: 'Mia', birthDate: daysAgo(130) });
  await expect(page.locator('header')).toContainText(/4 months, \d+ days?/);
  await expect(page.getByText('Common at this age...')).toBeVisible();

  await page.getByRole('tab', { name: 'Documents' }).click();
  await page.getByRole('tab', { name: 'Personal Documents' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'oakfield-plan.pdf',
    mimeType: 'application/pdf',
    buffer: await printPdf(browser, PLAN),
  });
  await expect(page.getByText('Document uploaded successfully')).toBeVisible();
  await expect(page.getByText('oakfield-plan.pdf')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'oakfield-plan.pdf' })).toContainText(/2 pages/);

  await page.getByRole('tab', { name: 'Chat' }).click();
  await ask(page, 'How often is the eczema cream rubbed in?');
  await expect(page.getByText('How often is the eczema cream rubbed in?')).toBeVisible();
  const reply = page.getByRole('article').last();
  await expect(reply).toContainText(/twice a day/i);
  await expect(reply).toContainText('oakfield-plan.pdf');
  await expect(reply).toContainText(/0\.\d{3}|1\.000/);

  await reply.locator('[data-source="1"]').first().click();
  const passage = page.getByRole('dialog');
  await expect(passage.locator('mark').first()).toContainText(/rubbed in twice a day/);
  await page.keyboard.press('Escape');

  await page.reload();
  await expect(page.getByRole('article').last()).toContainText(/twice a day/i);

  await page.getByRole('link', { name: 'Journey' }).click();
  await expect(page.getByRole('heading', { name: 'Developmental Journey' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Typically Around Now' })).toBeVisible();
  await expect(page.getByText(/3 to 6 months|3–6 months|4 to 6 months/i).first()).toBeVisible();
});
