import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession, signUp } from '../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { createHashLine } from './hash-line.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const login = (username: string, password: string) =>
  openSession(server.app).post('/api/login', { username, password });
const setPassword = (userId: number, password: string | null) =>
  server.deps.db.updateTable('users').set({ password }).where('id', '=', userId).execute();
const storedPassword = async (userId: number) =>
  (await server.deps.db.selectFrom('users').select('password').where('id', '=', userId).executeTakeFirstOrThrow())
    .password;

test('an unknown name, a wrong password and an account without one take the same time (AUTH-008)', async () => {
  const known = await signUp(server.app);
  const withoutPassword = await signUp(server.app);
  await setPassword(withoutPassword.userId, null);
  const names = [known.username, withoutPassword.username, 'nobody-of-this-name'];
  const times = names.map((): number[] => []);
  for (let round = 0; round < 12; round += 1)
    for (const [index, name] of names.entries()) {
      const start = performance.now();
      const answer = await login(name, 'wrong password');
      times[index]?.push(performance.now() - start);
      expect([answer.status, answer.text]).toEqual([401, 'Incorrect username or password']);
    }
  const [wrong = 0, ...others] = times.map((samples) => samples.toSorted((a, b) => a - b)[6] ?? 0);
  for (const other of others) {
    expect(other).toBeGreaterThan(wrong / 2);
    expect(other).toBeLessThan(wrong * 2);
  }
});

test('a hash of weaker parameters is replaced at the next sign-in, and by it alone (AUTH-022)', async () => {
  const parent = await signUp(server.app);
  const weak = await hash('correct horse', { memoryCost: 8 * 1024, timeCost: 1, parallelism: 1 });
  await setPassword(parent.userId, weak);
  expect((await login(parent.username, 'wrong password')).status).toBe(401);
  expect(await storedPassword(parent.userId)).toBe(weak);
  expect((await login(parent.username, 'correct horse')).status).toBe(200);
  expect(await storedPassword(parent.userId)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await login(parent.username, 'correct horse')).status).toBe(200);
});

test('a flood of hashes waits in a line that ends; the rest is told to come again', async () => {
  const inTurn = createHashLine(2, 5);
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () =>
      inTurn(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 5));
        running -= 1;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  for (const result of results)
    if (result.status === 'rejected')
      expect(result.reason).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  await expect(inTurn(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await inTurn(async () => 'next')).toBe('next');
});
