import { type Server, startServer } from '@nestling/api/testing/server';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type OpenAiServer, startOpenAiServer } from './openai-server.ts';
import { ask, comeBare, daysAgo, signUp } from './parent.ts';

const NAPS = 'How long should naps be at this age?';
const SOLIDS = 'When can we start solids?';
const LONG_ANSWER = 'Naps differ from child to child. '.repeat(45);
const WRITING_MS = 60_000;
const DAY_MS = 86_400_000;
/** Of the list's top: the edge and a little rounding. */
const NEAR_TOP_PX = 24;

let openai: OpenAiServer;
let server: Server;
test.beforeAll(async () => {
  openai = await startOpenAiServer();
  server = await startServer({ OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: openai.baseUrl });
});
test.afterAll(async () => {
  await server.close();
  await openai.close();
});

const newest = (page: Page): Locator => page.getByRole('button', { name: 'Go to the newest message' });
const bubble = (page: Page, text: string): Locator => page.locator('[data-question]').filter({ hasText: text }).last();

/** How far below the list's upper edge something stands. */
async function belowTop(page: Page, part: Locator): Promise<number> {
  const list = await page.getByRole('log').evaluate((log) => log.parentElement?.getBoundingClientRect().top ?? 0);
  return part.evaluate((element, top) => element.getBoundingClientRect().top - top, list);
}

/** From now on: the most times that the list showed a question at once. */
async function countShown(page: Page, text: string): Promise<() => Promise<number>> {
  await page.evaluate((asked) => {
    const shown = () => [...document.querySelectorAll('[data-question]')].filter((one) => one.textContent === asked);
    const count = () => Object.assign(window, { most: Math.max(Reflect.get(window, 'most') ?? 0, shown().length) });
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, text);
  return () => page.evaluate(() => Number(Reflect.get(window, 'most')));
}

/** A short reply, then a long one that is being written. */
async function askTwice(page: Page): Promise<void> {
  await signUp(page, server.url, daysAgo(500));
  openai.answer('Short and whole.');
  const mostShown = await countShown(page, SOLIDS);
  await ask(page, SOLIDS);
  await expect(page.getByRole('article').last()).toContainText('Short and whole.');
  expect(await mostShown()).toBe(1);
  openai.answer(LONG_ANSWER);
  await ask(page, NAPS);
  await expect(page.getByRole('article').last()).toContainText('Naps differ', { timeout: WRITING_MS });
}

test('a sent question goes to the top, once, and the reply fills in below without moving it', async ({ page }) => {
  await askTwice(page);
  const whileWritten = await belowTop(page, bubble(page, NAPS));
  expect(whileWritten).toBeGreaterThanOrEqual(0);
  expect(whileWritten).toBeLessThan(NEAR_TOP_PX);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: WRITING_MS });
  expect(Math.abs((await belowTop(page, bubble(page, NAPS))) - whileWritten)).toBeLessThan(2);

  await newest(page).click();
  await expect(newest(page)).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'This reply' }).last()).toBeInViewport();
  await page.reload();
  await expect(bubble(page, NAPS)).toBeInViewport();
});

test('who scrolls while a reply is written is left alone, and no empty room stays behind', async ({ page }) => {
  await askTwice(page);
  await page.getByRole('log').hover({ position: { x: 20, y: 20 }, force: true });
  await page.mouse.wheel(0, -150);
  await page.waitForTimeout(200);
  const scrolled = await belowTop(page, bubble(page, NAPS));
  expect(scrolled).toBeGreaterThan(NEAR_TOP_PX);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: WRITING_MS });
  expect(Math.abs((await belowTop(page, bubble(page, NAPS))) - scrolled)).toBeLessThan(2);
  await newest(page).click();
  const room = await page.getByRole('log').evaluate((log) => log.nextElementSibling?.clientHeight);
  expect(room).toBe(0);
});

test('a reply is copied, rated with a word why, and its question goes to the visit summary', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(page, server.url, daysAgo(500));
  openai.answer('Naps last an hour or two.');
  await ask(page, NAPS);
  const acts = page.getByRole('group', { name: 'This reply' });
  await acts.getByRole('button', { name: 'Copy' }).click();
  await expect(acts.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Naps last an hour or two.');

  await acts.getByRole('button', { name: 'Not helpful' }).click();
  await expect(acts.getByRole('button', { name: 'Not helpful' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('What was wrong? (optional)').fill('She is older');
  await page.getByLabel('What was wrong? (optional)').press('Enter');
  await expect(page.getByText('Thank you. Your words are kept with this reply.')).toBeVisible();
  await page.reload();
  await expect(acts.getByRole('button', { name: 'Not helpful' })).toHaveAttribute('aria-pressed', 'true');
  await acts.getByRole('button', { name: 'Not helpful' }).click();
  await expect(acts.getByRole('button', { name: 'Not helpful' })).toHaveAttribute('aria-pressed', 'false');

  await acts.getByRole('button', { name: 'Add to my visit questions' }).click();
  await expect(acts.getByRole('button', { name: 'In my visit questions' })).toBeVisible();
  await page.goto(`${server.url}/visit`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('listitem').filter({ hasText: NAPS })).toBeVisible();
});

test('a reply is read aloud and a question taken down by the device itself, never by a company', async ({ page }) => {
  await page.addInitScript(() => {
    class Recognition {
      static available = async ({ processLocally }: { processLocally: boolean }) =>
        processLocally ? 'available' : 'unavailable';
      processLocally = false;
      onresult = (_heard: object) => {};
      onend = () => {};
      start() {
        const heard = (words: string) =>
          this.onresult({ resultIndex: 0, results: [[{ transcript: this.processLocally ? words : 'far away' }]] });
        Object.assign(window, { heard });
      }
      stop() {
        this.onend();
      }
      abort() {
        this.onend();
      }
    }
    Object.defineProperty(window, 'SpeechRecognition', { value: Recognition });
    const said: string[] = [];
    const voices = [
      { name: 'Far', lang: 'en-US', localService: false },
      { name: 'Here', lang: 'en-GB', localService: true },
    ];
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: (utterance: { text: string; voice: { name: string } }) =>
        said.push(`${utterance.voice.name}: ${utterance.text}`),
      cancel: () => said.push('quiet'),
    });
    class Utterance {
      voice = null;
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.assign(window, { said });
  });
  await signUp(page, server.url, daysAgo(500));
  for (const name of ['clinic', 'nanny']) {
    const buffer = Buffer.from(`Naps at this age should be an hour long, says the ${name}.`);
    const file = { name: `${name}.txt`, mimeType: 'text/plain', buffer };
    await page.request.post(`${server.url}/api/documents/upload`, { multipart: { shared: 'false', file } });
  }
  const papers = async () => (await page.request.get(`${server.url}/api/documents`)).text();
  await expect.poll(async () => (await papers()).match(/"ready"/g)?.length).toBe(2);
  openai.answer('Naps last an hour or two. [1][2]');
  const box = page.getByPlaceholder('Type your message...');
  const hear = (words: string) =>
    page.evaluate((said) => (window as unknown as { heard: (words: string) => void }).heard(said), words);
  await box.fill('How long');
  await page.getByRole('button', { name: 'Dictate' }).click();
  await hear('should naps');
  await expect(box).toHaveValue('How long should naps');
  await hear('should naps be at this age?');
  await box.press('Enter');
  await expect(page.getByRole('button', { name: 'Dictate', exact: true })).toHaveAttribute('aria-pressed', 'false');
  await expect(box).toHaveValue('');
  await expect(bubble(page, NAPS)).toBeVisible();
  // Of two marks side by side each is hit over all of its own width.
  const marks = page.getByRole('article').last().locator('button[data-source]');
  await expect(marks).toHaveCount(2);
  const hits = await marks.evaluateAll((buttons) =>
    buttons.map((button) => {
      const { left, right, top, height } = button.getBoundingClientRect();
      const at = (x: number) => document.elementFromPoint(x, top + height / 2) === button;
      return [at(left - 4), at(left + 1), at(right - 1), at(right + 4)];
    }),
  );
  expect(hits.flat()).toEqual(Array(8).fill(true));
  await page.getByRole('button', { name: 'Read aloud' }).click();
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect((await said()).at(-1)).toMatch(/^Here: .*Naps last an hour or two\./s);
  await page.getByRole('button', { name: 'Stop reading aloud' }).click();
  expect((await said()).at(-1)).toBe('quiet');
});

test('a chat of 500 messages is drawn from its end, by days, and more of it on demand; a page it lists can be tapped', async ({
  page,
}) => {
  await signUp(page, server.url, daysAgo(500));
  openai.answer('Short and whole.');
  await ask(page, SOLIDS);
  await expect(page.getByRole('group', { name: 'This reply' })).toBeVisible();
  await comeBare(page);
  const listed = '<p>Answer 499</p><ul><li><strong>The second nap</strong>: It ends before four.</li></ul>';
  const all = Array.from({ length: 500 }, (_, index) => ({
    id: index + 1,
    sessionId: 1,
    role: index % 2 === 0 ? 'user' : 'assistant',
    content:
      index % 2 === 0
        ? `Question ${index}`
        : JSON.stringify({ content: index === 499 ? listed : `<p>Answer ${index}</p>` }),
    ...(index === 499 && { options: ['The second nap'] }),
    status: 'complete',
    createdAt: new Date(Date.now() - (index < 498 ? DAY_MS : 0)).toISOString(),
  }));
  await page.route(/\/trpc\/[^?]*chat\.(messages|earlierMessages)/, async (route) => {
    const url = new URL(route.request().url());
    const calls = url.pathname.replace('/trpc/', '').split(',');
    const inputs = JSON.parse(url.searchParams.get('input') ?? '{}') as Record<string, { before?: number }>;
    const answer = await route.fetch();
    const parts = (await answer.json()) as { result: { data: unknown } }[];
    for (const [at, call] of calls.entries()) {
      if (call === 'chat.messages') parts[at] = { result: { data: all.slice(-100) } };
      const end = (inputs[at]?.before ?? 0) - 1;
      const messages = all.slice(Math.max(0, end - 100), Math.max(0, end));
      if (call === 'chat.earlierMessages') parts[at] = { result: { data: { messages, hasEarlier: end > 100 } } };
    }
    await route.fulfill({ response: answer, status: 200, json: parts });
  });
  await page.reload();
  await expect(page.getByText('Answer 499')).toBeVisible();
  await expect(page.getByText('Today', { exact: true })).toHaveCount(1);
  expect(await page.getByRole('article').count()).toBeLessThanOrEqual(40);
  const box = page.getByPlaceholder('Type your message...');
  await box.pressSequentially('How long do naps last at this age?');
  await expect(box).toHaveValue('How long do naps last at this age?');

  const earlier = page.getByRole('button', { name: 'Show earlier messages' });
  await earlier.click();
  await expect(page.getByText('Question 440', { exact: true })).toBeInViewport();
  await expect(page.getByText('Question 380', { exact: true })).toBeAttached();
  // By now a second page has come from the server, and what was read stays where it was.
  await earlier.click();
  await expect(page.getByText('Question 380', { exact: true })).toBeInViewport();
  const offered = page.getByRole('article').last().getByRole('listitem').getByRole('button');
  await expect(offered).toBeVisible();
  // What the list offers is not offered again below it.
  await expect(page.getByRole('group', { name: 'To ask next' })).toHaveCount(0);
  await offered.click();
  await expect(page.locator('[data-question]').last()).toHaveText('The second nap');
});
