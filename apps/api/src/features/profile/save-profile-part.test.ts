import type { ClientUser } from '@nestling/contracts/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession, signUp } from '../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const MIA = {
  childName: 'Mia',
  childAge: '2026-04-25',
  tonePreference: 'warm',
  topConcerns: ['sleep', 'other'],
  childConcerns: 'Twins',
  healthConditions: 'Eczema',
  gestationWeeks: 34,
  country: 'NZ',
};

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({}, { clock: () => new Date(NOON) });
});
afterAll(() => server.close());

describe('a section of the settings, saved alone', () => {
  test('changes what it names and keeps all else, in two tabs too', async () => {
    const parent = await signUp(server.app, MIA);
    await Promise.all([
      parent.mutate('profile.save', { healthConditions: null }),
      parent.mutate('profile.save', { childName: ' Mia Rose ', gestationWeeks: null }),
    ]);
    const user = await parent.query<ClientUser>('auth.currentUser');
    expect(user).toMatchObject({
      ...MIA,
      childName: 'Mia Rose',
      gestationWeeks: null,
      healthConditions: null,
      onboardingCompleted: true,
    });
  });

  test.each([
    [{ childName: '  ' }, "Child's name is required"],
    [{ childAge: '2026-11-24' }, 'Birth date cannot be in the future'],
    [{ childAge: '1899-01-01' }, 'Birth date is too long ago'],
    [{ gestationWeeks: 21 }, 'Weeks at birth must be 22 to 42'],
    [{ country: 'ATLANTIS' }, 'Country: unknown choice'],
  ])('%j is refused in words and changes nothing', async (part, words) => {
    const parent = await signUp(server.app, MIA);
    const refusal = parent.mutate('profile.save', { healthConditions: 'None', ...part });
    await expect(refusal).rejects.toMatchObject({ status: 400, message: expect.stringContaining(words) });
    expect(await parent.query('auth.currentUser')).toMatchObject(MIA);
  });

  test('with nothing in it changes nothing', async () => {
    const parent = await signUp(server.app, MIA);
    expect(await parent.mutate('profile.save', {})).toMatchObject(MIA);
  });

  test('does not stand for the six steps, and needs a signed-in parent', async () => {
    const parent = await signUp(server.app);
    expect(await parent.mutate('profile.save', { healthConditions: 'Asthma' })).toMatchObject({
      healthConditions: 'Asthma',
      onboardingCompleted: false,
    });
    const nobody = openSession(server.app).mutate('profile.save', { healthConditions: 'Asthma' });
    await expect(nobody).rejects.toMatchObject({ status: 401 });
  });
});

describe('the first step', () => {
  test('takes the weeks of an early birth, which a later save without them keeps', async () => {
    const parent = await signUp(server.app);
    await parent.post('/api/onboarding', MIA);
    await parent.post('/api/onboarding', { childName: 'Mia' });
    expect(await parent.query('auth.currentUser')).toMatchObject({ gestationWeeks: 34 });
  });
});
