import { type Browser, expect, type Locator, type Page } from '@playwright/test';

const DAY_MS = 86_400_000;
let made = 0;

export function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
}

/** Registers through the screen and ends on the first step of onboarding. */
export async function register(page: Page, url: string): Promise<string> {
  made += 1;
  const username = `parent-${Date.now()}-${made}`;
  await page.goto(url);
  await expect(page).toHaveURL(/\/auth\?dev_login=true$/);
  await page.getByRole('button', { name: "Don't have an account? Register" }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('a quiet night');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page).toHaveURL(/\/onboarding$/);
  return username;
}

/** The six steps as a tired parent takes them. */
export async function onboard(page: Page, child: { name: string; birthDate: string }): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' });
  await page.getByLabel("Child's name").fill(child.name);
  await page.getByLabel('Date of birth').fill(child.birthDate);
  await next.click();
  await page.getByText('Gentle', { exact: true }).click();
  await next.click();
  await page.getByText('Direct and practical').click();
  await next.click();
  await page.getByText('Step-by-step solutions').click();
  await next.click();
  await page.getByText('Sleep problems').click();
  await next.click();
  await page.getByLabel(/Health conditions/).fill('Mild eczema');
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByPlaceholder('Type your message...')).toBeVisible();
}

/** A parent who has told about Mia, signed in on this page without walking through the screens. */
export async function signUp(page: Page, url: string, birthDate: string): Promise<string> {
  made += 1;
  const username = `river-house-${Date.now()}-${made}`;
  const registered = await page.request.post(`${url}/api/register`, { data: { username, password: 'a quiet night' } });
  expect(registered.status()).toBe(201);
  const saved = await page.request.post(`${url}/api/onboarding`, {
    data: {
      childName: 'Mia',
      childAge: birthDate,
      parentingStyles: ['Gentle'],
      tonePreference: 'warm',
      preferredApproaches: ['gentle'],
      topConcerns: ['sleep'],
      healthConditions: 'Mild eczema',
    },
  });
  expect(saved.ok()).toBe(true);
  await page.goto(`${url}/chat`);
  await expect(page.getByPlaceholder('Type your message...')).toBeVisible();
  return username;
}

/** The toast that is open: at most one is. */
export function toast(page: Page): Locator {
  return page.locator('[data-scope=toast][data-part=root][data-state=open]');
}

/** A real PDF of several pages, printed by the browser. */
export async function printPdf(browser: Browser, pages: { heading: string; paragraphs: string[] }[]): Promise<Buffer> {
  const page = await browser.newPage();
  const section = ({ heading, paragraphs }: (typeof pages)[number]) =>
    `<section style="break-after: page"><h1>${heading}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</section>`;
  await page.setContent(`<!doctype html><title>Plan</title><body>${pages.map(section).join('')}</body>`);
  const pdf = await page.pdf({ format: 'A5' });
  await page.close();
  return pdf;
}

export async function ask(page: Page, question: string): Promise<void> {
  const box = page.getByPlaceholder('Type your message...');
  await box.fill(question);
  await box.press('Enter');
}

/** From now on pages come without what they would ask first, as from a slow server: their calls can be held or failed. */
export async function comeBare(page: Page): Promise<void> {
  const isPage = ({ pathname }: URL) => !/^\/(trpc|api|assets)\//.test(pathname) && !pathname.includes('.');
  await page.route(isPage, async (route) => {
    const answer = await route.fetch();
    const bare = (await answer.text()).replace(/<script type="application\/json" id="first-answers">.*?<\/script>/, '');
    await route.fulfill({ response: answer, body: bare });
  });
}
