import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { inTransaction } from './transaction.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test('hundreds of statements and transactions at once each get their own answer', async () => {
  const { db } = server.deps;
  const echo = async (value: number) =>
    (await sql<{ value: number }>`select ${value}::int as value`.execute(db)).rows[0]?.value;
  const echoTwice = (value: number) =>
    inTransaction(db, async (trx) => {
      const first = await sql<{ value: number }>`select ${value}::int as value`.execute(trx);
      const second = await sql<{ value: number }>`select ${first.rows[0]?.value}::int as value`.execute(trx);
      return second.rows[0]?.value;
    });
  const values = Array.from({ length: 300 }, (_, index) => index);
  const answers = await Promise.all(values.map((value) => (value % 3 === 0 ? echoTwice(value) : echo(value))));
  expect(answers).toEqual(values);
});

test('people who ask at the same moment each see their own account', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => signUp(server.app, { childName: 'Mia' })));
  const rounds = Array.from({ length: 8 }, () => people).flat();
  const seen = await Promise.all(
    rounds.map(async (person) => ((await person.get('/api/user')).json() as { id: number }).id),
  );
  expect(seen).toEqual(rounds.map(({ userId }) => userId));
});

test('a failed statement rolls its transaction back and leaves the connection clean (CRASH-009)', async () => {
  const { db } = server.deps;
  const failing = inTransaction(db, async (trx) => {
    await trx.insertInto('operation_logs').values({ operation: 'never' }).execute();
    await sql`select 1/0`.execute(trx);
  });
  await expect(failing).rejects.toThrow('division by zero');
  expect(await db.selectFrom('operation_logs').select('id').where('operation', '=', 'never').execute()).toEqual([]);
});
