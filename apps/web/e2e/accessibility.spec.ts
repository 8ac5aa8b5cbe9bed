import { AxeBuilder } from '@axe-core/playwright';
import type { Server } from '@nestling/api/testing/server';
import { expect, type Locator, type Page } from '@playwright/test';
import { ask, daysAgo, signUp } from './parent.ts';
import { test } from './served.ts';

const TARGET_PX = 44;
const SMALLEST_PHONE = { width: 320, height: 640 };

/** Some forty looks at pages, each in two schemes and at two widths: minutes on a busy machine. */
test.describe.configure({ timeout: 360_000 });

let server: Server;
test.beforeAll(async ({ served }) => {
  server = served;
});

/** No violation of any weight in what is on the page now; by night only its colours are other ones. */
async function checkBothSchemes(page: Page, name: string) {
  // A colour on its way from one scheme to the other is neither.
  const still = await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important; }' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass(new RegExp(colorScheme));
    const builder = new AxeBuilder({ page });
    const { violations } = await (colorScheme === 'light' ? builder : builder.withRules('color-contrast')).analyze();
    const bad = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join('; ')}`,
    );
    expect.soft(bad, `${name}, ${colorScheme}`).toEqual([]);
  }
  await still.evaluate((style) => style.parentElement?.removeChild(style));
}

/** What can be tapped and is too small: the mark's own size and what it adds around itself both count. */
async function smallTargets(scope: Locator): Promise<string[]> {
  const targets = scope.locator(
    'button:visible, input:visible, select:visible, textarea:visible, [role=tab]:visible, summary:visible, nav a:visible',
  );
  return targets.evaluateAll((elements, least) => {
    const found: string[] = [];
    for (const element of elements) {
      const box = (element.closest('label') ?? element).getBoundingClientRect();
      // Links and marks within a sentence are as large as its words: WCAG excepts them. Files have a button of their own.
      const isExcepted = element.matches('[data-source], [type=file], [aria-hidden=true]') || box.width <= 1;
      if (!isExcepted && (box.height < least - 0.5 || box.width < least - 0.5)) {
        const name = element.getAttribute('aria-label') ?? element.textContent;
        found.push(`${name} ${Math.round(box.width)}x${Math.round(box.height)}`);
      }
    }
    return found;
  }, TARGET_PX);
}

/** At 320 px, and at 390 px with letters twice as large, nothing is cut off at the side. */
async function checkNarrow(page: Page, name: string) {
  const before = page.viewportSize() ?? SMALLEST_PHONE;
  const overflow = () =>
    page.evaluate(() => {
      const wide = [...document.querySelectorAll('main *, header *, [role=dialog] *')].filter((element) => {
        const box = element.getBoundingClientRect();
        const scroller = element.closest('[aria-label="Topics, scroll sideways for more"], [style*="overflow"]');
        return !scroller && box.width > 1 && box.right > window.innerWidth + 1;
      });
      return wide.map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
    });
  await page.setViewportSize(SMALLEST_PHONE);
  expect.soft(await overflow(), `${name} at 320 px`).toEqual([]);
  await page.setViewportSize(before);
  const large = await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  expect.soft(await overflow(), `${name} at 200% text`).toEqual([]);
  await large.evaluate((style) => style.parentElement?.removeChild(style));
}

async function checkScreen(page: Page, name: string, scope = page.locator('body')) {
  await checkBothSchemes(page, name);
  expect.soft(await smallTargets(scope), name).toEqual([]);
  await checkNarrow(page, name);
}

test('sign-in and the six steps: no violation, targets of 44 px, room at 320 px and at 200% text', async ({ page }) => {
  await page.goto(server.url);
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await checkScreen(page, 'login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await checkScreen(page, 'login with a problem');
  await page.getByRole('button', { name: "Don't have an account? Register" }).click();
  await checkScreen(page, 'register');
  await page.goto(`${server.url}/nowhere`);
  await checkScreen(page, 'not found');
  await page.request.post(`${server.url}/api/register`, {
    data: { username: `access-${Date.now()}`, password: 'a quiet night' },
  });
  await page.goto(`${server.url}/onboarding`);
  await expect(page).toHaveTitle('About your child · Nestling');
  await page.getByRole('button', { name: 'Next' }).click();
  await checkScreen(page, 'step 1 with a problem');
  await page.getByLabel("Child's name").fill('Mia');
  for (let step = 2; step <= 6; step += 1) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(`Step ${step} of 6`)).toBeVisible();
    const other = page.getByText('Other', { exact: true });
    if ((await other.count()) > 0) await other.click();
    await checkScreen(page, `step ${step}`);
  }
});

test('chat: no violation in any of its states', async ({ page }) => {
  await signUp(page, server.url, daysAgo(130));
  await expect(page.getByText('Common at this age...')).toBeVisible();
  await checkScreen(page, 'opening');
  await page.getByRole('button', { name: 'Topics' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await checkBothSchemes(page, 'topics');
  await page.keyboard.press('Escape');
  await ask(page, 'How long should naps be at this age?');
  await expect(page.getByText('Sources', { exact: true })).toBeVisible();
  await checkScreen(page, 'answer');
  await page.locator('button[data-source="1"]').first().click();
  const source = page.getByRole('dialog');
  await expect(source.locator('mark').first()).toBeVisible();
  await checkScreen(page, 'source', source);
  await page.keyboard.press('Escape');
  await ask(page, 'my baby swallowed a button battery');
  await expect(page.getByText('Sources', { exact: true })).toHaveCount(2);
  await checkScreen(page, 'urgent');
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog');
  await expect(history).toBeVisible();
  await checkScreen(page, 'history', history);
});

test('documents, journey, visit summary, settings and account: no violation', async ({ page }) => {
  await signUp(page, server.url, daysAgo(130));
  await page.getByRole('tab', { name: 'Documents' }).click();
  await expect(page.getByText('No shared documents yet')).toBeVisible();
  await checkScreen(page, 'empty documents');
  await page.locator('input[type=file]').setInputFiles({
    name: 'a-leaflet-with-a-rather-long-name-of-the-health-office.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Naps may come every two hours at this age. '.repeat(20)),
  });
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
  await checkScreen(page, 'documents');
  await page.getByRole('button', { name: /^a-leaflet/ }).click();
  const reader = page.getByRole('dialog');
  await reader.getByLabel('Find in this document').fill('naps');
  await expect(reader.locator('mark').first()).toBeVisible();
  await checkScreen(page, 'reader', reader);
  await reader.getByRole('button', { name: 'Close document' }).click();
  await expect(reader).toHaveCount(0);
  await page.getByRole('listitem').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await checkScreen(page, 'delete dialog', page.getByRole('alertdialog'));
  await page.getByRole('button', { name: 'Delete' }).last().click();
  await expect(page.getByText('No shared documents yet')).toBeVisible();

  await page.getByRole('link', { name: 'Journey' }).click();
  await expect(page.getByRole('heading', { name: 'Milestones' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('button', { name: /^Moving/ }).click();
  const milestones = page.getByRole('region', { name: 'Milestones' });
  await milestones.getByRole('button', { name: 'Seen it' }).first().click();
  await page.getByRole('button', { name: 'Add a note' }).click();
  await checkScreen(page, 'journey');
  for (const section of ['Past', 'Age-Appropriate Activities', 'Coming Up']) {
    await page.getByRole('button', { name: section }).click();
    await checkScreen(page, section);
  }
  await page.getByRole('link', { name: 'Visit summary' }).click();
  await expect(page.getByRole('heading', { name: 'Questions for the doctor' })).toBeVisible();
  await checkScreen(page, 'visit summary');
  await page.goto(`${server.url}/keepsake`);
  await expect(page.getByRole('figure')).toBeVisible();
  await expect(page).toHaveTitle('Keepsake · Nestling');
  await checkScreen(page, 'keepsake');
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog).toBeVisible();
  await checkScreen(page, 'the six steps again', dialog);
  await dialog.getByRole('link', { name: /all settings/ }).click();
  await expect(page).toHaveTitle('Settings · Nestling');
  const parts = page.locator('details:has(h4)');
  await expect(parts.last()).toBeVisible();
  // From the last one up: what opens moves only what is below it.
  for (const part of (await parts.all()).toReversed()) {
    await part.locator('summary').first().click();
    await expect(part).toHaveAttribute('open', '');
  }
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel("Child's name").fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByText("Child's name is required")).toBeVisible();
  await expect(page.getByText('Sign out everywhere')).toHaveCount(2);
  await checkScreen(page, 'settings, every part open');
});

/** Presses Tab until this has the focus, and checks that the focus can be seen on it. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  const isSeen = await target.evaluate((element) => {
    const ring = (part: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
    };
    // A hidden checkbox or radio button shows its focus on the card around it.
    const card = element.closest('label');
    return ring(element) || (card !== null && [card, ...card.querySelectorAll('*')].some(ring));
  });
  expect(isSeen, 'the focus can be seen').toBe(true);
}

test('with the keyboard alone: register, six steps, ask, open a source and close it', async ({ page }) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target);
    await page.keyboard.type(text);
  };
  await page.goto(server.url);
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await press(button("Don't have an account? Register"));
  await type(page.getByLabel('Username'), `keys-${Date.now()}`);
  await type(page.getByLabel('Password', { exact: true }), 'a quiet night');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  await type(page.getByLabel("Child's name"), 'Mia');
  await press(button('Next'));
  await expect(page.getByRole('heading', { name: 'Your parenting style' })).toBeFocused();
  await press(page.getByRole('checkbox', { name: 'Gentle' }), 'Space');
  await expect(page.getByRole('checkbox', { name: 'Gentle' })).toBeChecked();
  await press(button('Next'));
  await press(page.getByRole('radio', { name: 'Warm and empathetic' }), 'Space');
  await press(button('Next'));
  await press(button('Next'));
  await press(button('Next'));
  await press(button('Complete'));
  const box = page.getByPlaceholder('Type your message...');
  await expect(box).toBeVisible();
  await type(box, 'How can my baby sleep safely?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sources', { exact: true })).toBeVisible();
  const citation = page.locator('button[data-source="1"]').first();
  await citation.focus();
  await page.keyboard.press('Shift+Tab');
  await press(citation);
  await expect(page.getByRole('dialog').locator('mark').first()).toBeVisible();
  await press(page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(citation).toBeFocused();
});

test('who wants less motion sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signUp(page, server.url, daysAgo(130));
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { animationDuration, transitionDuration } = getComputedStyle(element);
        return [animationDuration, transitionDuration].flatMap((list) => list.split(',').map(Number.parseFloat));
      }),
    ),
  );
  expect(longest).toBeLessThanOrEqual(0.001);
});
