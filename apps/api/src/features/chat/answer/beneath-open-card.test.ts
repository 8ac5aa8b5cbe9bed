import type { AssistantContent, ChatMessage, ChatSession } from '@nestling/contracts/chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bornDaysAgo, signUp } from '../../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { htmlToText, readAssistantContent } from '../sessions/assistant-content.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await server.deps.guideFinder.idle();
});
afterAll(() => server.close());

/** The replies of a talk about a child of so many days, as they are stored once they are whole. */
async function talk(days: number, messages: readonly string[]): Promise<(AssistantContent & { text: string })[]> {
  const parent = await signUp(server.app, { childName: 'Ona', childAge: bornDaysAgo(days), tonePreference: 'direct' });
  const sessionId = (await parent.mutate<ChatSession>('chat.createSession', {})).id;
  for (const message of messages) {
    const { reply } = await parent.mutate<{ reply: ChatMessage }>('chat.send', { sessionId, message });
    await server.deps.replies.running.get(reply.id)?.finished;
  }
  const stored = await parent.query<ChatMessage[]>('chat.messages', { sessionId });
  return stored
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => readAssistantContent(content))
    .map((content) => ({ ...content, text: htmlToText(content.content) }));
}

test('beneath a card a page says whom to call, and nothing of the harmless case', async () => {
  const [seen, stuck, asked] = await talk(40, [
    'my babys belly button is sticking out like a grape',
    'its gone hard and red and wont go back in, he vomits',
    'can it wait til monday',
  ]);
  for (const reply of [stuck, asked]) {
    expect(['emergency', 'urgent']).toContain(reply?.urgent?.level);
    expect(reply?.text).not.toMatch(/by itself|still fine|does not burst|once more|mostly closes|see whether/i);
  }
  // It is said once; asked again the card is the answer.
  expect([seen, stuck, asked].some((reply) => reply?.text.includes('will not slip back'))).toBe(true);
});

test('first aid for the danger of the card is told in all its steps', async () => {
  const [reply] = await talk(900, ['omg she has bitten into a dishwasher tablet']);
  expect(reply?.urgent?.level).toBe('emergency');
  expect(reply?.text).toContain('rinse');
});

test('what is not about the card is answered as ever', async () => {
  const biting = 'my toddler bites other children at daycare';
  const [fresh] = await talk(447, [biting]);
  const [card, later] = await talk(447, ['my daughter swallowed a button battery', biting]);
  expect(card?.urgent?.level).toBe('emergency');
  expect(later?.page).toBe(fresh?.page);
  expect(later?.text).toContain(fresh?.text.split('\n')[0]?.slice(0, 40) ?? '');
});
