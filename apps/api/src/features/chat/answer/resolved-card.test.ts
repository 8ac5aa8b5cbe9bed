import { DENIAL } from '@nestling/contracts/safety/denial';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { repliesTo } from '../../../testing/replies-to.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await server.deps.guideFinder.idle();
});
afterAll(() => server.close());

const talk = (messages: readonly string[]) => repliesTo(server, 400, messages);

const FEVER = 'he has had a fever of 39.5 for three days and is very floppy';

test.each([
  [FEVER, 'the doctor has seen him, its just a cold'],
  [FEVER, 'the doctor said he is fine, thanks'],
  [FEVER, 'we were at the er and got discharged'],
  ['she swallowed a button battery', 'we found the battery, she had not swallowed it'],
])('%s: %s', async (danger, resolved) => {
  const [open, closed] = await talk([danger, resolved]);
  expect(open?.urgent).toBeDefined();
  expect(closed?.urgent).toBeUndefined();
  expect(closed?.text).toMatch(/^That is good to hear/);
  expect(closed?.text).toMatch(/watch for/);
  expect(closed?.text).not.toMatch(/When to call|\b911\b|at once|right away|\bnow\b/i);
  expect(closed?.sources ?? []).toEqual([]);
});

test('what is asked or told beside it is answered', async () => {
  const [, asked, told] = await talk([
    FEVER,
    'the doctor has seen him, its just a cold. how long does a cold last?',
    'but he still will not sleep',
  ]);
  expect(asked?.text).not.toMatch(/^That is good to hear/);
  expect(asked?.sources?.length).toBeGreaterThan(0);
  expect(told?.text).not.toMatch(/^That is good to hear/);
});

test('a card that is about nothing that happens is put away, and what was said before raises none again', async () => {
  const [open, denied, onward] = await talk([
    'he has swallowed a button battery',
    DENIAL,
    'how do I keep batteries out of reach?',
  ]);
  expect(open?.urgent).toBeDefined();
  expect(denied?.urgent).toBeUndefined();
  expect(denied?.text).toMatch(/^Thank you for telling me/);
  expect(denied?.text).toMatch(/call your emergency number/);
  expect(onward?.urgent).toBeUndefined();
});
