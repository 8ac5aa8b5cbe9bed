import type { Server } from '@nestling/api/testing/server';
import { expect, type Page } from '@playwright/test';
import { ask, daysAgo, signUp } from './parent.ts';
import { test } from './served.ts';

/** A few frames: what moves has moved. */
const SETTLE_MS = 400;
const MOST_SHIFT = 0.02;

let server: Server;
test.beforeAll(async ({ served }) => {
  server = served;
});

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

test('the newest question and its answer stand before any script, where the chat draws them', async ({ page }) => {
  await signUp(page, server.url, daysAgo(130));
  const message = 'How long should naps be at this age?';
  await ask(page, message);
  await expect(page.getByText('Sources', { exact: true })).toBeVisible();
  const places = (scope: string) =>
    page.locator(scope).evaluate((place) => {
      const written = [...place.querySelectorAll('p, li, div')];
      const asked = written.find((element) => element.matches('[data-question], #first-asked p'));
      const said = written.filter(
        (element) => /^(P|LI)$/.test(element.tagName) && element.closest('article, #first-said'),
      );
      return [asked, ...said.slice(0, 3)].map((element) => {
        const { left, top, height } = element?.getBoundingClientRect() ?? new DOMRect();
        return [left, top, height].map(Math.round);
      });
    });
  // The bar under the thumb, a row under the title, a rail beside the page.
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.route(/\/assets\/start-/, () => {});
    // A server with much to do sends the page without them.
    await expect(async () => {
      await page.goto(`${server.url}/chat`, { waitUntil: 'commit' });
      await expect(page.locator('#first-words')).toContainText(/Loading|How long/);
      expect(await page.locator('#first-words').getByText(message).isVisible()).toBe(true);
    }).toPass();
    const first = await places('#first-words');
    await page.unrouteAll();
    await page.reload();
    await expect(page.getByPlaceholder('Type your message...')).toBeVisible();
    await expect(page.locator('#first-words')).toHaveCount(0);
    await expect(page.getByRole('log').getByText(message)).toBeVisible();
    const drawn = await places('#root');
    expect(drawn.length).toBeGreaterThan(1);
    for (const [index, [left = 0, top = 0, height = 0]] of drawn.entries()) {
      const [leftThen = 999, topThen = 999, heightThen = 999] = first[index] ?? [];
      expect(height).toBeGreaterThan(0);
      expect(Math.abs(left - leftThen), `${width}`).toBeLessThan(6);
      expect(Math.abs(top - topThen), `${width}`).toBeLessThan(6);
      expect(Math.abs(height - heightThen), `${width}`).toBeLessThan(2);
    }
  }
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
