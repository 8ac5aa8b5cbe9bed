import type { ChatMessage, ChatSession } from '@nestling/contracts/chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Session, signUp } from '../../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';

let server: TestApp;
let parent: Session;
let other: Session;
let session: ChatSession;
let reply: ChatMessage;
let question: ChatMessage;
beforeAll(async () => {
  server = await createTestApp();
  parent = await signUp(server.app, { childName: 'Mia' });
  other = await signUp(server.app, { childName: 'Otto' });
  session = await parent.mutate<ChatSession>('chat.createSession', {
    messages: [
      { role: 'user', content: 'How long are naps?' },
      { role: 'assistant', content: 'An hour or two.' },
    ],
  });
  const [first, second] = await messages();
  if (!first || !second) throw new Error('no messages');
  [question, reply] = [first, second];
});
afterAll(() => server.close());

const messages = () => parent.query<ChatMessage[]>('chat.messages', { sessionId: session.id });
const rate = (by: Session, messageId: number, isHelpful: boolean | null, why?: string) =>
  by.mutate<ChatMessage>('chat.rate', { messageId, isHelpful, ...(why === undefined ? {} : { why }) });

test('a rating stays with its reply, with its words, changes, and can be taken back', async () => {
  expect(reply).not.toHaveProperty('rating');
  await rate(parent, reply.id, false, '  It was about naps at two  ');
  const rating = { isHelpful: false, why: 'It was about naps at two' };
  expect((await messages()).find(({ id }) => id === reply.id)).toMatchObject({ rating });
  const kept = await parent.query<{ messages: unknown[] }>('auth.exportData');
  expect(kept.messages).toContainEqual(expect.objectContaining({ is_helpful: false, rating_why: rating.why }));
  const file = await parent.query<{ markdown: string }>('chat.exportSession', { sessionId: session.id });
  expect(file.markdown).toContain('Marked not helpful: It was about naps at two');
  expect((await rate(parent, reply.id, true)).rating).toEqual({ isHelpful: true, why: '' });
  expect(await rate(parent, reply.id, null, 'left over')).not.toHaveProperty('rating');
});

test('only a reply of one’s own can be rated, in at most 500 characters', async () => {
  await expect(rate(other, reply.id, true)).rejects.toMatchObject({ status: 404 });
  await expect(rate(parent, question.id, true)).rejects.toMatchObject({ status: 404 });
  await expect(rate(parent, 2_147_483_647, true)).rejects.toMatchObject({ status: 404 });
  await expect(rate(parent, reply.id, true, 'x'.repeat(501))).rejects.toMatchObject({ status: 400 });
  expect((await messages()).find(({ id }) => id === reply.id)).not.toHaveProperty('rating');
});
