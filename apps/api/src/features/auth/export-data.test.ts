import { afterAll, beforeAll, expect, test } from 'vitest';
import { bornDaysAgo, signUp } from '../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { addFile } from '../documents/fixtures/http-client.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test('a parent gets everything kept of them, nothing of anybody else, and no credential (PRIV-003)', async () => {
  const parent = await signUp(server.app, {
    childName: 'Mia',
    childAge: bornDaysAgo(321),
    healthConditions: 'Mild eczema',
  });
  const other = await signUp(server.app, { childName: 'Ottokar' });
  await addFile(server, parent, 'mine.txt', 'The lullaby is sung twice.');
  await addFile(server, other, 'ottokars-day.txt', 'Ottokar sleeps at noon.', true);
  const session = await parent.mutate<{ id: number }>('chat.createSession', { name: 'Evenings' });
  await parent.post(`/api/chat/${session.id}`, { message: 'How long are naps?' });
  await parent.mutate('journey.addQuestion', { text: 'Is the cream right?' });
  const data = await parent.query<Record<string, unknown[]>>('auth.exportData');
  expect(data).toMatchObject({
    account: { username: parent.username, childName: 'Mia', healthConditions: 'Mild eczema' },
    documents: [{ filename: 'mine.txt', content: 'The lullaby is sung twice.' }],
    chatSessions: [{ name: 'Evenings' }],
    messages: [{ role: 'user', content: 'How long are naps?' }, { role: 'assistant' }],
    visitQuestions: [{ text: 'Is the cream right?' }],
  });
  expect(data.signIns).toHaveLength(1);
  const sessions = await server.deps.db.selectFrom('auth_sessions').select('id').execute();
  const text = JSON.stringify(data);
  expect(text).not.toMatch(/argon2|"password"|"embedding"|ottokar/i);
  for (const { id } of sessions) expect(text).not.toContain(id);
});
