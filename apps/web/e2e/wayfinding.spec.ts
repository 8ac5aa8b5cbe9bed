import type { Server } from '@nestling/api/testing/server';
import { expect, type Page } from '@playwright/test';
import { ask, comeBare, daysAgo, signUp } from './parent.ts';
import { test } from './served.ts';

const DESKTOP = { width: 1440, height: 900 };

let server: Server;
test.beforeAll(async ({ served }) => {
  server = served;
});

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test('the tab and its list are in the address, and Back leads to the tab before', async ({ page }) => {
  await signUp(page, server.url, daysAgo(130));
  await expect(tab(page, 'Chat')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Documents').click();
  await expect(page).toHaveURL(/\/chat\?tab=documents&sharing=shared$/);
  await tab(page, 'Personal Documents').click();
  await expect(page).toHaveURL(/sharing=personal$/);
  await page.reload();
  await expect(tab(page, 'Personal Documents')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab(page, 'Chat')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByPlaceholder('Type your message...')).toBeVisible();
  await page.getByRole('link', { name: 'Journey' }).click();
  await page.getByRole('link', { name: 'Documents' }).click();
  // The parent's last choice; Shared was for the first visit.
  await expect(tab(page, 'Personal Documents')).toHaveAttribute('aria-selected', 'true');
});

test('it can be installed, and a link to it shows a picture', async ({ page }) => {
  await page.goto(`${server.url}/auth`);
  const manifest = await (await page.request.get(`${server.url}/manifest.webmanifest`)).json();
  const pictures: string[] = manifest.icons.map(({ src }: { src: string }) => src);
  expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: 'maskable', type: 'image/png' }));
  const og = await page.locator('meta[property="og:image"]').getAttribute('content');
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  for (const src of [...pictures, og ?? '', touch ?? '']) {
    const answer = await page.request.get(new URL(src, server.url).href);
    expect([src, answer.status(), answer.headers()['content-type']]).toEqual([
      src,
      200,
      expect.stringMatching(/^image\//),
    ]);
  }
});

test('every page has its title, and the focus goes to the page that was opened', async ({ page }) => {
  await page.goto(`${server.url}/auth`);
  await expect(page).toHaveTitle('Log in · Nestling');
  await signUp(page, server.url, daysAgo(130));
  await expect(page).toHaveTitle('Chat · Nestling');
  await tab(page, 'Documents').click();
  await expect(page).toHaveTitle('Documents · Nestling');
  await page.getByRole('link', { name: 'Journey' }).click();
  await expect(page).toHaveTitle('Journey · Nestling');
  await expect(page.locator('main')).toBeFocused();
  await page.getByRole('link', { name: 'Visit summary' }).click();
  await expect(page).toHaveTitle('Visit summary · Nestling');
  await page.goto(`${server.url}/nowhere`);
  await expect(page).toHaveTitle('Not found · Nestling');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByLabel('In an emergency').getByRole('link', { name: '911' })).toBeVisible();
});

test('Back closes what is open and stays on the page', async ({ page }) => {
  await signUp(page, server.url, daysAgo(130));
  const dialog = page.getByRole('dialog');
  for (const name of ['Settings', 'Chat History']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/chat$/);
  }
  await ask(page, 'How long should naps be at this age?');
  await page.locator('button[data-source="1"]').first().click();
  await expect(dialog.locator('mark').first()).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('log').getByText('How long should naps be at this age?')).toBeVisible();
  // Closed by hand, no entry stays behind.
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Close settings' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Journey' }).click();
  await expect(page.getByRole('heading', { name: 'Developmental Journey' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('log')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Journey' }).click();
  await page.getByRole('link', { name: 'Chat', exact: true }).click();
  await page.getByRole('button', { name: 'Topics' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('menu')).toBeHidden();
  // A question over the sheet goes first, then the sheet.
  await page.getByRole('button', { name: 'Chat History' }).click();
  const more = dialog.getByRole('button', { name: /^More for/ });
  await more.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(more).toBeFocused();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/chat$/);
});

test('focus falls to body after an act that takes its button away: it stays where the act was', async ({ page }) => {
  await signUp(page, server.url, daysAgo(130));
  await page.setViewportSize(DESKTOP);
  await page.getByRole('group', { name: 'Suggested replies' }).getByRole('button').first().click();
  await expect(page.getByRole('log')).toBeFocused();
  const rail = page.getByRole('region', { name: 'Your chats' });
  const more = rail.getByRole('button', { name: /^More for/ });
  await more.click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabel('Name of the chat').press('Enter');
  await expect(more).toBeFocused();
  await more.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeFocused();
  await cancel.press('Enter');
  await expect(more).toBeFocused();
  await page.getByRole('link', { name: 'Journey' }).click();
  await page.getByRole('button', { name: /^Social and feelings/ }).click();
  await page.getByRole('button', { name: 'Seen it' }).first().click();
  await page.getByRole('button', { name: 'Add a note' }).click();
  await expect(page.getByLabel('Note')).toBeFocused();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Note')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add a note' })).toBeFocused();
  await page.getByRole('link', { name: 'Visit summary' }).click();
  const question = page.getByLabel('A question for the doctor');
  await question.fill('Is the cream right?');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(question).toHaveValue('');
  await expect(question).toBeFocused();
});

test('who is signed in sees no login form at /', async ({ page }) => {
  await signUp(page, server.url, daysAgo(130));
  let sawLogin = false;
  await page.exposeFunction('sawLogin', () => {
    sawLogin = true;
  });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('input[type=password]')) (window as unknown as { sawLogin: () => void }).sawLogin();
    }).observe(document, { subtree: true, childList: true });
  });
  await comeBare(page);
  await page.route('**/trpc/auth.currentUser**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto(server.url);
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByPlaceholder('Type your message...')).toBeVisible();
  expect(sawLogin).toBe(false);
});

test('the bar is under the thumb on a phone; on a desktop a rail, and a source beside its claim', async ({ page }) => {
  await signUp(page, server.url, daysAgo(130));
  const nav = page.getByRole('navigation', { name: 'Pages' });
  const bar = await nav.boundingBox();
  expect(bar?.height).toBeGreaterThanOrEqual(56);
  expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(page.viewportSize()?.height);
  await ask(page, 'How long should naps be at this age?');
  await expect(page.getByText('Sources', { exact: true })).toBeVisible();

  await page.setViewportSize(DESKTOP);
  const rail = page.getByRole('region', { name: 'Your chats' });
  await expect(rail.getByText('Today')).toBeVisible();
  await expect(rail.getByRole('listitem')).toHaveCount(1);
  const mark = page.locator('button[data-source="1"]').first();
  await mark.click();
  const source = page.getByRole('complementary', { name: 'Source' });
  await expect(source.locator('mark').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(mark).toBeInViewport();
  // Specification §9: the bar of what scrolls there hides 600 ms later.
  const hidden = await source.locator('[data-bar]').evaluate(
    (area) =>
      new Promise<number>((resolve) => {
        const watch = new MutationObserver(() => {
          if (area.getAttribute('data-bar') === 'hidden') resolve(performance.now() - began);
        });
        watch.observe(area, { attributeFilter: ['data-bar'] });
        area.dispatchEvent(new Event('scroll'));
        const began = performance.now();
      }),
  );
  expect(hidden).toBeGreaterThan(590);
  // A later citation of the same source is brought into view, though the panel stands open already.
  await page.setViewportSize({ ...DESKTOP, height: 480 });
  await page.locator('button[data-source="1"]').last().click();
  await expect(source.locator('mark').first()).toBeInViewport();
  await page.setViewportSize(DESKTOP);
  await page.keyboard.press('Escape');
  await expect(source).toHaveCount(0);
  await expect(mark).toBeFocused();
  // An empty chat is one line however often it is asked for, and none once another chat is open.
  const newChat = page.getByRole('button', { name: 'New Chat' });
  await newChat.click();
  await expect(rail.getByRole('listitem')).toHaveCount(2);
  await newChat.click();
  await expect(newChat).toBeFocused();
  await rail.getByRole('button', { name: /^How long should naps/ }).click();
  await expect(rail.getByRole('listitem')).toHaveCount(1);
  await newChat.click();
  await expect(rail.getByRole('listitem')).toHaveCount(2);
  await expect(rail.getByText(/^Chat \d/)).toHaveCount(1);
  await rail
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
  await page.keyboard.press('Escape');
  // A message that is on its way stays in its chat, and a new one opens beside it.
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/trpc/chat.send**', async (route) => {
    await held;
    await route.continue();
  });
  await ask(page, 'When can she have honey?');
  await newChat.click();
  await expect(page.getByText('Common at this age...')).toBeVisible();
  release();
  await expect(rail.getByRole('button', { name: /^When can she have honey/ })).toBeVisible();
  // Where making a chat takes long, it is drawn before: what is written in it meanwhile goes to it and to no other.
  const making = Promise.withResolvers<void>();
  await page.route('**/trpc/chat.{createSession,messages}**', async (route) => {
    await making.promise;
    await route.continue();
  });
  await rail.getByRole('button', { name: /^How long should naps/ }).click();
  await newChat.click();
  await ask(page, 'What is a growth spurt?');
  await expect(page.getByRole('log')).not.toContainText('How long should naps');
  making.resolve();
  await expect(rail.getByRole('button', { name: /^What is a growth spurt/ })).toBeVisible();
});

test('what was typed or sent is never lost, hidden or put into another chat', async ({ page }) => {
  const creating = /\/trpc\/[^?]*chat\.createSession/;
  let creates = 0;
  await page.route(creating, (route) => {
    creates += 1;
    return route.abort();
  });
  await signUp(page, server.url, daysAgo(130));
  await page.setViewportSize(DESKTOP);
  const rail = page.getByRole('region', { name: 'Your chats' });
  const newChat = page.getByRole('button', { name: 'New Chat' });
  const log = page.getByRole('log');
  const box = page.getByPlaceholder('Type your message...');
  // Where no chat is open and none can be made, one tap tries once.
  await expect.poll(() => creates).toBe(1);
  await newChat.click();
  await expect.poll(() => creates).toBe(2);
  await expect(newChat).toHaveAttribute('aria-busy', 'false');
  await page.evaluate(() => fetch('/api/health').then(({ status }) => status));
  expect(creates).toBe(2);
  await page.unroute(creating);
  await newChat.click();
  await expect(rail.getByRole('listitem')).toHaveCount(1);
  const honey = rail.getByRole('button', { name: /^When can she have honey/ });
  await page.goto(`${server.url}/chat?prompt=${encodeURIComponent('When can she have honey?')}`);
  await expect(page.getByText('Sources', { exact: true })).toBeVisible();
  // Sent in an empty chat that is on its way, behind the newest one, while the rules still read it.
  const [rules, chats] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/\/assets\/open-card-/, (route) => rules.promise.then(() => route.continue()));
  await page.reload();
  await page.route('**/trpc/chat.messages**', (route) => chats.promise.then(() => route.continue()));
  await newChat.click();
  await ask(page, 'What is a growth spurt?');
  await expect(log).toContainText('What is a growth spurt?');
  await honey.click();
  await expect(log).not.toContainText('What is a growth spurt?');
  chats.resolve();
  await expect(log).toContainText('When can she have honey?');
  rules.resolve();
  await rail.getByRole('button', { name: /^What is a growth spurt/ }).click();
  await expect(log).not.toContainText('honey');
  // A tapped question leaves alone what stands half written in the box.
  await box.fill('Half a thought');
  await page.getByRole('group', { name: 'To ask next' }).getByRole('button').first().click();
  await expect(page.locator('[data-question]')).toHaveCount(2);
  await expect(box).toHaveValue('Half a thought');
  // So does a chat that cannot be made: what was meant for it comes back beside it.
  const making = Promise.withResolvers<void>();
  await page.route(creating, (route) => making.promise.then(() => route.abort()));
  await newChat.click();
  await expect(box).toHaveValue('');
  await box.fill('a new one');
  making.resolve();
  await expect(box).toHaveValue('Half a thought\na new one');
  await page.getByRole('button', { name: 'Topics' }).click();
  await page.getByRole('menuitem').first().click();
  await expect(box).toHaveValue(/.\nHalf a thought\na new one$/);
  await page.unroute(creating);
  // The first message of a chat fails behind another new chat: its words and its card can be reached.
  const sending = Promise.withResolvers<void>();
  await page.route('**/trpc/chat.send**', (route) => sending.promise.then(() => route.abort()));
  await newChat.click();
  await ask(page, 'she swallowed a button battery');
  const card = page.locator('[data-open-card]');
  await expect(card).toBeVisible();
  await newChat.click();
  await expect(card).toHaveCount(0);
  sending.resolve();
  const unused = rail.getByRole('button', { name: /^Chat \d/ });
  await expect(unused).toHaveCount(2);
  await unused.last().click();
  await expect(card).toBeVisible();
  await expect(box).toHaveValue('she swallowed a button battery');
});

test('the specified words and buttons can be seen at 320, 390, 768 and 1440 px', async ({ page }) => {
  await signUp(page, server.url, daysAgo(130));
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await tab(page, 'Chat').click();
    for (const name of ['New Chat', 'Settings', 'Chat History', 'Topics'])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Nestling' })).toBeInViewport();
    await expect(page.getByText(/4 months/).first()).toBeInViewport();
    for (const name of ['Journey', 'You']) await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
    for (const name of ['Chat', 'Documents']) await expect(tab(page, name)).toBeInViewport();
    await page.getByRole('button', { name: 'Chat History' }).click();
    const sheet = page.getByRole('dialog', { name: 'Chat History' });
    await expect.poll(async () => (await sheet.boundingBox())?.height).toBeCloseTo(560, 0);
    await page.keyboard.press('Escape');
    await tab(page, 'Documents').click();
    for (const name of ['Upload', 'Import'])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
});
