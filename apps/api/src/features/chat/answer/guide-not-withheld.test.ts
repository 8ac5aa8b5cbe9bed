import type { ChatSession } from '@nestling/contracts/chat';
import { fillSlots } from '@nestling/contracts/regions';
import { ANSWERS } from '@nestling/contracts/topics/content';
import { MISREAD_PAGES } from '@nestling/safety/misread-pages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bornDaysAgo, signUp } from '../../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

async function replyTo(title: string, weeks?: number): Promise<string> {
  const childAge = weeks === undefined ? {} : { childAge: bornDaysAgo(7 * weeks) };
  const parent = await signUp(server.app, { childName: 'Mia', ...childAge, country: 'GB' });
  const { id } = await parent.mutate<ChatSession>('chat.createSession', {});
  const answer = await parent.post(`/api/chat/${id}`, { message: title });
  return (answer.json() as { content: string }).content.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

const misread = ANSWERS.filter(({ id }) => Object.hasOwn(MISREAD_PAGES, id));
/** Of the last one the rules misread the words to say to the child. */
const pages = [...misread.slice(0, 8), ...misread.filter(({ id }) => id === 'vaccine-pain')];

test.each(pages.map((page) => [page.title, page] as const))(
  'a page that a rule misreads is shown whole to a child of its age: %s',
  async (title, { ages, now, watch }) => {
    const weeks = Math.min(ages[1], ages[0] + 2);
    const reply = await replyTo(fillSlots(title, 'GB'), weeks);
    const last = [...now, ...watch].at(-1)?.text ?? '';
    const word = /[\p{L}’]+(?: [\p{L}’]+){2}/u.exec(fillSlots(last, 'GB', { weeks: ages }))?.[0] ?? '';
    expect(reply).toContain(word);
  },
);

test('a page for older children is not said of a baby where a rule speaks against it', async () => {
  const page = ANSWERS.find(({ id }) => id === 'food-at-twelve-to-eighteen-months');
  const allowed = 'Honey is allowed now';
  expect(page?.text).toContain(allowed);
  expect(await replyTo(page?.title ?? '', 60)).toContain(allowed);
  expect(await replyTo(page?.title ?? '', 20)).not.toContain(allowed);
});

test('where nobody told the age, a page that begins at birth is shown whole, and offers are not mistaken for advice', async () => {
  expect(await replyTo('how long does breast milk keep')).toContain('do not refreeze');
  expect(await replyTo('bladder infections of teenagers')).not.toMatch(/detox|essential oils/i);
});

test('where nobody told the age, honey is not said to be allowed', async () => {
  const page = ANSWERS.find(({ id }) => id === 'food-at-twelve-to-eighteen-months');
  expect(await replyTo(page?.title ?? '')).not.toContain('Honey is allowed now');
});
