import { type Server, startServer } from '@nestling/api/testing/server';
import { expect, type Page, test } from '@playwright/test';
import { ask, daysAgo, signUp } from './parent.ts';

/** A few frames: what moves has moved. */
const SETTLE_MS = 400;
const MOST_SHIFT = 0.02;

let server: Server;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.close());

test('both typefaces come with the product, are asked for at once and kept for good', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => message.type() !== 'log' && refused.push(message.text()));
  const answers = [page.waitForResponse(/figtree-latin-.*\.woff2$/), page.waitForResponse(/nunito-latin-.*\.woff2$/)];
  await page.goto(`${server.url}/auth`);
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  for (const answer of await Promise.all(answers)) {
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect((await answer.body()).length).toBeLessThan(40_000);
  }
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''));
  });
  expect(loaded).toEqual(expect.arrayContaining(['Figtree', 'Nunito']));
  const family = (name: string) =>
    page
      .getByText(name, { exact: true })
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily);
  expect(await family('Username')).toMatch(/^Figtree/);
  expect(await family('Nestling')).toMatch(/^Nunito/);
  expect(refused.filter((text) => /font|preload/i.test(text))).toEqual([]);
});

test('the first words stand before any script, where and as the sign-in page draws them', async ({ page }) => {
  const looks = () =>
    page.evaluate(() => {
      const text = (words: string) =>
        [...document.querySelectorAll('main :not(:has(*))')].find((element) => element.textContent === words);
      const words = ['Nestling', 'Username', 'Password', 'Forgot Password?', "Don't have an account? Register"];
      const sentence = [...document.querySelectorAll('main p')].find((p) => p.textContent?.startsWith('Answers about'));
      return [sentence, ...words.map(text)].map((element) => {
        if (!element) return undefined;
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const range = document.createRange();
        range.selectNodeContents(element);
        return { color, fontSize, fontWeight, top: Math.round(range.getBoundingClientRect().top) };
      });
    });
  await page.route(/\/assets\/start-/, () => {});
  await page.goto(`${server.url}/auth?dev_login=true`, { waitUntil: 'commit' });
  await expect(page.locator('#first-words').getByText('Forgot Password?')).toBeVisible();
  const first = await looks();
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(page.locator('#first-words')).toHaveCount(0);
  const drawn = await looks();
  expect(first.map((look) => ({ ...look, top: 0 }))).toEqual(drawn.map((look) => ({ ...look, top: 0 })));
  expect(Math.max(...drawn.map((look, index) => Math.abs((look?.top ?? 0) - (first[index]?.top ?? 999))))).toBeLessThan(
    4,
  );
});

test('a phone shows the newest question and its answer before any script, where the chat draws them', async ({
  page,
}) => {
  await signUp(page, server.url, daysAgo(130));
  const message = 'How long should naps be at this age?';
  await ask(page, message);
  await expect(page.getByText('Sources', { exact: true })).toBeVisible();
  const places = (scope: string) =>
    page.locator(scope).evaluate((place, question) => {
      const written = [...place.querySelectorAll('p, li, div')];
      const asked = written.find((element) => element.textContent === question && element.children.length === 0);
      const said = written.filter(
        (element) => /^(P|LI)$/.test(element.tagName) && element.closest('article, #first-said'),
      );
      return [asked, ...said.slice(0, 3)].map((element) => {
        const { top, height } = element?.getBoundingClientRect() ?? new DOMRect();
        return [Math.round(top), Math.round(height)];
      });
    }, message);
  await page.route(/\/assets\/start-/, () => {});
  // A server with much to do sends the page without them.
  await expect(async () => {
    await page.goto(`${server.url}/chat`, { waitUntil: 'commit' });
    await expect(page.locator('#first-words').getByText(message)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const first = await places('#first-words');
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByPlaceholder('Type your message...')).toBeVisible();
  await expect(page.locator('#first-words')).toHaveCount(0);
  await expect(page.locator('#root').getByText(message)).toBeVisible();
  const drawn = await places('#root');
  expect(drawn.length).toBeGreaterThan(1);
  for (const [index, [top = 0, height = 0]] of drawn.entries()) {
    expect(height).toBeGreaterThan(0);
    expect(Math.abs(top - (first[index]?.[0] ?? 999))).toBeLessThan(6);
    expect(Math.abs(height - (first[index]?.[1] ?? 999))).toBeLessThan(2);
  }
  // Wider, the chat has more around it, and the page says that it is on its way.
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.route(/\/assets\/start-/, () => {});
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('#first-words').getByText('Loading...')).toBeVisible();
  await expect(page.locator('#first-words').getByText(message)).toBeHidden();
});

test('nothing moves when a typeface comes late', async ({ page }) => {
  await signUp(page, server.url, daysAgo(130));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [path, sign] of [
    ['/chat', 'Common at this age...'],
    ['/journey', 'Load More'],
  ] as const) {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${server.url}${path}`, { waitUntil: 'commit' });
    await expect(page.getByText(sign, { exact: true })).toBeAttached();
    await page.waitForTimeout(SETTLE_MS);
    // A machine without any of the typefaces that can stand in draws no letters until then: nothing can move.
    const hasStandIn = await page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => /Arial|Roboto|DejaVu/.test(family) && status === 'loaded'),
    );
    // What data moved on its way in is another matter: only the change of typeface counts here.
    await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.splice(0));
    release();
    if (hasStandIn) expect(await movedByTypefaces(page), path).toBeLessThan(MOST_SHIFT);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

/** How far the page moved, as a layout shift score, until both typefaces were there. */
async function movedByTypefaces(page: Page): Promise<number> {
  await page.waitForFunction(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    return ['Figtree', 'Nunito'].every((name) => loaded.some(({ family }) => family.replaceAll('"', '') === name));
  });
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
}
