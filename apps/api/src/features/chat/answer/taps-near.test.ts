import type { ChatSession, ChatSource } from '@nestling/contracts/chat';
import { fillSlots } from '@nestling/contracts/regions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bornDaysAgo, type Session, signUp } from '../../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { GUIDE_PASSAGES } from './guide-passages.ts';
import { tapsNear } from './taps-near.ts';

type Answer = { sources: ChatSource[]; options: string[] };

let server: TestApp;
let parent: Session & { userId: number };
beforeAll(async () => {
  server = await createTestApp();
  await server.deps.guideFinder.idle();
  parent = await signUp(server.app, { childName: 'Runa', childAge: bornDaysAgo(900), tonePreference: 'direct' });
});
afterAll(() => server.close());

const pageCalled = (title: string) => GUIDE_PASSAGES.find((page) => page.title === title);

test('a turn that may have left the talk has pages on what it says to tap, and a tap gives the page', async () => {
  const chat = (await parent.mutate<ChatSession>('chat.createSession', {})).id;
  const say = async (message: string) => (await parent.post(`/api/chat/${chat}`, { message })).json() as Answer;
  await say('how do I stop her biting');
  const { options } = await say('whats a decent bedtime');
  const tap = options.find((option) => pageCalled(option)?.title.match(/bed/i));
  expect(tap).toBeDefined();
  const { sources } = await say(tap ?? '');
  expect(`guide:${sources[0]?.topicId}`).toBe(pageCalled(tap ?? '')?.key);
});

test('the likeliest listed question comes first, then the pages, and none that the talk has had', () => {
  const { guide } = server.deps.guideFinder;
  const listing = guide.pages.findIndex(({ written }) => (written?.followUps?.length ?? 0) > 1);
  const [near, known] = [3, 5];
  const [first, second] = guide.pages[listing]?.written?.followUps ?? [];
  const asks = [0, 1].map((followUp) => ({ page: listing, isOtherAge: false, followUp }));
  const beside = [near, known].map((page) => ({ page, isOtherAge: false }));
  const taps = tapsNear(guide, { kind: 'nothing', asks, beside }, [guide.pages[known]?.key ?? ''], 'US');
  expect(taps).toHaveLength(3);
  const asked = [first, second].map((one) => one?.questions[0]?.toLowerCase());
  expect([taps[0], taps[2]].map((tap) => tap?.toLowerCase())).toEqual(asked);
  expect(taps[1]).toBe(fillSlots(guide.pages[near]?.title ?? '', 'US'));
});
