import type { ChatSession, ChatSource } from '@nestling/contracts/chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bornDaysAgo, type Session, signUp } from '../../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';

type Answer = { content: string; sources: ChatSource[]; options?: string[] };

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await server.deps.guideFinder.idle();
});
afterAll(() => server.close());

const parentOf = (days?: number) =>
  signUp(server.app, { childName: 'Edda', ...(days === undefined ? {} : { childAge: bornDaysAgo(days) }) });
async function ask(parent: Session, message: string): Promise<Answer & { text: string }> {
  const { id } = await parent.mutate<ChatSession>('chat.createSession', {});
  const answer = (await parent.post(`/api/chat/${id}`, { message })).json() as Answer;
  return { ...answer, text: answer.content.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') };
}
const UNSURE = /not sure/i;

test('a page for teenagers is not given to the parent of a small child', async () => {
  const parent = await parentOf(5 * 365);
  const { text, sources } = await ask(parent, 'i find her rude and moody lately');
  expect(text).toMatch(UNSURE);
  expect(sources.length).toBeGreaterThan(0);
});

test('the check list of milestones is that of the month nearest to the child', async () => {
  for (const [months, list] of [
    [37, '36 months'],
    [45, '48 months'],
  ] as const) {
    const parent = await parentOf(Math.round(months * 30.44));
    expect((await ask(parent, 'developmental milestones')).text).toContain(list);
  }
});

test('one word that many pages are about is answered with a choice, one that is a page with the page', async () => {
  const parent = await parentOf(790);
  const milk = await ask(parent, 'milk');
  expect(milk.text).toMatch(UNSURE);
  expect(milk.options?.length).toBeGreaterThan(1);
  expect((await ask(parent, 'croup')).text).not.toMatch(UNSURE);
});

test('a few words that only share one with a page are not answered with it, and nothing unrelated is offered', async () => {
  const parent = await parentOf(240);
  expect((await ask(parent, 'the neighbours dog barks and wakes the baby')).text).toMatch(UNSURE);
  const { text, sources } = await ask(parent, 'my boss wont give me flexible hours');
  expect(text).toMatch(/nothing/i);
  expect(sources).toEqual([]);
});

test('a page for teenagers is shown whole where nobody told the age', async () => {
  const { text } = await ask(await parentOf(), 'how do i know whether her teenage rebellion is normal');
  expect(text).toContain('Look back over some weeks');
});

test('what a parent told on another day is not put beside a page that answers', async () => {
  const parent = await parentOf(15 * 365);
  await ask(parent, 'She is so nervous about her exams that she cannot eat.');
  const { text, sources } = await ask(parent, 'how do i help her before an exam');
  expect(sources.map(({ type }) => type)).toEqual(['guide']);
  expect(text).not.toContain('so nervous about her exams');
});
