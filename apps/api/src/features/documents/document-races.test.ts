import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Session, signUp } from '../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { addFile } from './fixtures/http-client.ts';

let server: TestApp;
let ann: Session;
let ben: Session;
beforeAll(async () => {
  server = await createTestApp();
  ann = await signUp(server.app);
  ben = await signUp(server.app);
});
afterAll(() => server.close());

async function asks(of: Session): Promise<string> {
  const session = await of.mutate<{ id: number }>('chat.createSession', {});
  const answer = await of.post(`/api/chat/${session.id}`, {
    message: 'When does the harbour clinic open on Saturdays?',
  });
  return answer.text;
}

test('of ten deletions at once one succeeds, and no piece is left (RACE-002)', async () => {
  const { id } = await addFile(server, ann, 'twice.txt', 'The lullaby is sung twice every evening.');
  const statuses = await Promise.all(Array.from({ length: 10 }, () => ann.delete(`/api/documents/${id}`)));
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(404)]);
  expect((await ann.post(`/api/documents/${id}/share`, { shared: true })).status).toBe(404);
  const chunks = await server.deps.db.selectFrom('chunks').select('id').where('document_id', '=', id).execute();
  expect(chunks).toEqual([]);
});

test('shared and taken back many times at once, a document is found by others never again after the last answer (RACE-003)', async () => {
  const words = 'The harbour clinic opens on Saturdays at a quarter to nine for vaccinations.';
  const { id } = await addFile(server, ann, 'harbour.txt', words, true);
  expect(await asks(ben)).toContain('quarter to nine');
  const toggles = Array.from({ length: 40 }, (_, index) =>
    ann.post(`/api/documents/${id}/share`, { shared: index % 2 === 0 }),
  );
  const asked = Promise.all([asks(ben), asks(ben), asks(ben)]);
  expect((await Promise.all(toggles)).map(({ status }) => status)).toEqual(Array(40).fill(200));
  await asked;
  await ann.post(`/api/documents/${id}/share`, { shared: false });
  expect(await asks(ben)).not.toContain('quarter to nine');
  expect(await asks(ann)).toContain('quarter to nine');
});
