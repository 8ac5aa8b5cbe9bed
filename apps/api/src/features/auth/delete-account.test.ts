import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bornDaysAgo, openSession, signUp } from '../../testing/browser-session.ts';
import { createTestApp } from '../../testing/create-test-app.ts';

test('deleting an account leaves no row of it in any table, and nobody else loses one (PRIV-003)', async () => {
  const server = await createTestApp();
  const { db } = server.deps;
  const leaving = await signUp(server.app, { childName: 'Mira', childAge: bornDaysAgo(690) });
  const staying = await signUp(server.app, { childName: 'Otto', childAge: bornDaysAgo(690) });
  for (const parent of [leaving, staying]) {
    await server.deps.db.insertInto('operation_logs').values({ operation: 'test', user_id: parent.userId }).execute();
    const session = await parent.mutate<{ id: number }>('chat.createSession');
    await parent.post(`/api/chat/${session.id}`, { message: 'How much sleep does a toddler need?' });
    await parent.post('/api/timeline', { childAge: bornDaysAgo(690) });
    await parent.mutate('journey.addQuestion', { text: 'Is the rash normal?' });
    await parent.mutate('journey.mark', {
      kind: 'topic',
      itemId: await firstTopic(parent),
      answer: 'seen',
      date: bornDaysAgo(539),
    });
    await db
      .insertInto('library_models')
      .values({ user_id: parent.userId, version: '1', data: Buffer.from([1]) })
      .execute();
    await db
      .insertInto('invitations')
      .values({ token_hash: parent.username, label: '', created_by: parent.userId, expires_at: new Date('2100-01-01') })
      .execute();
    const document = await db
      .insertInto('documents')
      .values({ filename: 'note.txt', content: 'words', user_id: parent.userId, page_starts: '[]' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('sign_in_codes').values({ user_id: parent.userId, secret: 'S' }).execute();
    await db
      .insertInto('passkeys')
      .values({
        user_id: parent.userId,
        credential_id: parent.username,
        public_key: 'k',
        sign_count: 0,
        rp_id: 'localhost',
        name: 'Phone',
        transports: [],
      })
      .execute();
    await parent.mutate('auth.startPasskeyConfirm');
    await server.deps.slots.take('watch', parent.userId);
    await db.insertInto('recovery_codes').values({ user_id: parent.userId, code_hash: 'h' }).execute();
    await db.insertInto('document_reports').values({ document_id: document.id, user_id: parent.userId }).execute();
    await db
      .insertInto('chunks')
      .values({
        document_id: document.id,
        user_id: parent.userId,
        content: 'words',
        ordinal: 0,
        char_start: 0,
        char_end: 5,
      })
      .execute();
    await db
      .insertInto('document_segments')
      .values({ document_id: document.id, user_id: parent.userId, version: '1', data: Buffer.from([1]) })
      .execute();
    await db
      .insertInto('message_sources')
      .columns(['message_id', 'document_id'])
      .expression((eb) =>
        eb
          .selectFrom('messages')
          .select((select) => ['id', select.val(document.id).as('document_id')])
          .where('user_id', '=', parent.userId)
          .limit(1),
      )
      .execute();
  }
  await server.deps.jobs.idle();
  const before = await countRows();
  for (const [table, count] of Object.entries(before))
    if (!UNOWNED.test(table)) expect([table, count >= 2]).toEqual([table, true]);

  await expect(leaving.mutate('auth.deleteAccount', { username: 'not my name' })).rejects.toThrow(
    'Type your username exactly',
  );
  await leaving.mutate('auth.deleteAccount', { username: leaving.username });

  const after = await countRows();
  for (const [table, count] of Object.entries(after))
    if (!UNOWNED.test(table)) expect([table, count]).toEqual([table, (before[table] ?? 0) / 2]);
  expect((await countRows()).server_owner).toBe(0);
  expect((await leaving.get('/api/user')).status).toBe(401);
  expect(
    (await openSession(server.app).post('/api/login', { username: leaving.username, password: 'correct horse' }))
      .status,
  ).toBe(401);
  expect((await staying.get('/api/user')).status).toBe(200);
  await server.close();

  async function countRows(): Promise<Record<string, number>> {
    const { rows } = await sql<{
      name: string;
    }>`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
      db,
    );
    const counts: Record<string, number> = {};
    for (const { name } of rows) {
      const counted = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)}`.execute(db);
      counts[name] = counted.rows[0]?.count ?? 0;
    }
    return counts;
  }
});

/** Tables that hold nothing of a person, and the one that names the one owner. */
const UNOWNED = /^(kysely_migration|kysely_migration_lock|app_settings|jobs?|server_owner|rate_limits)$/;

async function firstTopic(parent: Awaited<ReturnType<typeof signUp>>): Promise<string> {
  const timeline = await parent.query<{ current_topics: { id: string }[] }>('journey.timeline', {
    childAge: bornDaysAgo(690),
  });
  return timeline.current_topics[0]?.id ?? '';
}
