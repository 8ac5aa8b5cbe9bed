import type { ClientUser } from '@nestling/contracts/auth';
import type { ChatMessage } from '@nestling/contracts/chat';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp } from '../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

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
    await parent.post('/api/onboarding', { childName: 'Mia', childAge: '2025-06-01' });
    expect(await parent.query('chat.emergencyRegion')).toBe('GB');
    expect(await cardFor(parent)).toContain('"href":"tel:999"');
    await parent.post('/api/onboarding', { childName: 'Mia', country: 'AU' });
    expect(await parent.query('chat.emergencyRegion')).toBe('AU');
    const card = await cardFor(parent);
    expect(card).toContain('"href":"tel:000"');
    expect(card).not.toContain('999');
  });
});
