import type { ClientUser } from '@nestling/contracts/auth';
import type { ChatMessage } from '@nestling/contracts/chat';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bornDaysAgo, signUp } from '../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createScriptedModel } from '../../testing/scripted-model.ts';

const CHOKING = 'she is choking on a grape and cannot breathe';

type Parent = Awaited<ReturnType<typeof signUp>>;

async function cardFor(parent: Parent): Promise<string> {
  const session = await parent.mutate<{ id: number }>('chat.createSession', {});
  const sent = await parent.mutate<{ reply: ChatMessage }>('chat.send', { sessionId: session.id, message: CHOKING });
  return sent.reply.content;
}

describe('the country of a family', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ EMERGENCY_REGION: 'uk' });
  });
  afterAll(() => server.close());

  test('is optional, is kept when left out, and is cleared with null', async () => {
    const parent = await signUp(server.app);
    const save = async (extra: object) =>
      (await parent.post('/api/onboarding', { childName: 'Mia', ...extra })).json() as ClientUser;
    expect((await save({})).country).toBeNull();
    expect((await save({ country: 'NZ' })).country).toBe('NZ');
    expect((await save({})).country).toBe('NZ');
    expect((await save({ country: null })).country).toBeNull();
  });

  test('is one of those there are', async () => {
    const parent = await signUp(server.app);
    const answer = await parent.post('/api/onboarding', { childName: 'Mia', country: 'ATLANTIS' });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('Country: unknown choice');
  });

  test('decides whose numbers a card shows; without one the server’s own region does', async () => {
    const parent = await signUp(server.app);
    await parent.post('/api/onboarding', { childName: 'Mia', childAge: bornDaysAgo(539) });
    expect(await parent.query('chat.emergencyRegion')).toBe('GB');
    expect(await cardFor(parent)).toContain('"href":"tel:999"');
    await parent.post('/api/onboarding', { childName: 'Mia', country: 'AU' });
    expect(await parent.query('chat.emergencyRegion')).toBe('AU');
    const card = await cardFor(parent);
    expect(card).toContain('"href":"tel:000"');
    expect(card).not.toContain('999');
  });
});

describe('a language model', () => {
  const model = createScriptedModel();
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({}, { chatModel: model });
  });
  afterAll(() => server.close());

  test('is told the family’s country and lines, and what it must not say is replaced in its words', async () => {
    const parent = await signUp(server.app);
    await parent.post('/api/onboarding', { childName: 'Mia', childAge: bornDaysAgo(539), country: 'NZ' });
    model.say('If she drank bleach, make her vomit with salt water.');
    const session = await parent.mutate<{ id: number }>('chat.createSession', {});
    const { reply } = await parent.mutate<{ reply: ChatMessage }>('chat.send', {
      sessionId: session.id,
      message: 'Which cupboard locks are good against little hands?',
    });
    await server.deps.replies.running.get(reply.id)?.finished;
    const messages = await parent.query<ChatMessage[]>('chat.messages', { sessionId: session.id });
    expect(messages.at(-1)?.content).toContain('National Poisons Centre (0800 764 766)');
    expect(model.prompts.join('')).toContain('Country: New Zealand');
    expect(model.prompts.join('')).toContain('poison line: the National Poisons Centre (0800 764 766)');
  });
});
