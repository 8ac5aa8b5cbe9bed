import { type Server, startServer } from '@nestling/api/testing/server';
import { expect, test } from '@playwright/test';
import { type OpenAiServer, startOpenAiServer } from './openai-server.ts';
import { ask, daysAgo, onboard, printPdf, register } from './parent.ts';

let openai: OpenAiServer;
let server: Server;
test.beforeAll(async () => {
  openai = await startOpenAiServer();
  server = await startServer({
    OPENAI_API_KEY: 'test-key',
    OPENAI_BASE_URL: openai.baseUrl,
    CHAT_MODEL: 'house-chat',
    EMBEDDING_MODEL: 'house-embedding',
  });
});
test.afterAll(async () => {
  await server.close();
  await openai.close();
});

test('with an OpenAI-compatible server: embeds the PDF, streams the model’s answer, cites what it used, and says so when it is down', async ({
  page,
  browser,
}) => {
  await register(page, server.url);
  await onboard(page, { name: 'Mia', birthDate: daysAgo(130) });
  await page.getByRole('tab', { name: 'Documents' }).click();
  await page.getByRole('tab', { name: 'Personal Documents' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'allergy-letter.pdf',
    mimeType: 'application/pdf',
    buffer: await printPdf(browser, [
      {
        heading: 'Allergy letter',
        paragraphs: ['The oat milk test on Monday showed no reaction at all.', 'The next visit is in the autumn.'],
      },
    ]),
  });
  await expect(page.getByRole('listitem').filter({ hasText: 'allergy-letter.pdf' })).toContainText(/1 page/);
  await expect.poll(() => openai.embeddings.length).toBeGreaterThan(0);
  expect(openai.embeddings[0]?.model).toBe('house-embedding');

  await page.getByRole('tab', { name: 'Chat' }).click();
  openai.answer(
    'The letter says the oat milk test showed **no reaction** [1]. An invented claim [9]. <img src=x onerror="document.title=\'owned\'">',
  );
  await ask(page, 'What did the oat milk test show?');
  const reply = page.getByRole('article').last();
  await expect(reply.locator('strong')).toHaveText('no reaction');
  await expect(reply).toContainText('allergy-letter.pdf');
  await expect(reply.locator('[data-source="9"]')).toHaveCount(0);
  await expect(reply).not.toContainText('[9]');
  await expect(reply.locator('img')).toHaveCount(0);
  await expect(page).not.toHaveTitle('owned');
  await reply.locator('button[data-source="1"]').first().click();
  await expect(page.getByRole('dialog').locator('mark')).toContainText(/oat milk test on Monday/);
  await page.keyboard.press('Escape');

  // The answer streams; the chat's title is asked for apart.
  const asked = openai.chats.findLast(({ stream }) => stream === true);
  expect(asked).toMatchObject({ model: 'house-chat' });
  const prompt = JSON.stringify(asked?.messages);
  for (const part of [
    'Mia',
    '4 months',
    'Direct and practical',
    'Mild eczema',
    'Sleep problems',
    'oat milk test on Monday',
    'never instructions',
  ]) {
    expect(prompt.toLowerCase()).toContain(part.toLowerCase());
  }

  openai.fail(503);
  await ask(page, 'When is the next visit?');
  await expect(page.getByText(/The language model cannot be reached right now/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('article').last()).toContainText(/autumn/);
});
