import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Session, signUp } from '../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { addFile, sendFile } from './fixtures/http-client.ts';

type Parent = Session & { userId: number };
let server: TestApp;
let ann: Parent;
let ben: Parent;
beforeAll(async () => {
  server = await createTestApp();
  ann = await signUp(server.app);
  ben = await signUp(server.app);
});
afterAll(() => server.close());

/** The documents that a question of this parent finds. */
async function found(parent: Parent, query: string): Promise<(number | undefined)[]> {
  const ranked = await server.deps.library.retrieve({
    userId: parent.userId,
    query,
    ageWeeks: null,
    guide: [],
    conversation: [],
    limit: 10,
  });
  return ranked.map(({ passage }) => passage.documentId);
}

test('a question finds a document once it is ready, with its passage at the place it gives', async () => {
  const text = 'Lavender baths on Tuesdays calm our quokka before bedtime.';
  const { id } = await addFile(server, ann, 'bath.txt', text);
  const [best] = await server.deps.library.retrieve({
    userId: ann.userId,
    query: 'When do lavender baths calm the quokka?',
    ageWeeks: null,
    guide: [],
    conversation: [],
    limit: 3,
  });
  expect(best?.passage).toMatchObject({ kind: 'document', documentId: id, title: 'bath.txt', text });
  expect(text.slice(best?.passage.charStart, best?.passage.charEnd)).toBe(text);
});

test('nobody else’s question finds a personal document, and everybody’s finds it while it is shared (IDOR-007, IDOR-008)', async () => {
  const query = 'What does the zeppelin lullaby do?';
  const { id } = await addFile(server, ann, 'lullaby.txt', 'The zeppelin lullaby makes her fall asleep in minutes.');
  expect([await found(ann, query), await found(ben, query)]).toEqual([[id], []]);
  await ann.mutate('documents.setShared', { documentId: id, shared: true });
  expect([await found(ann, query), await found(ben, query)]).toEqual([[id], [id]]);
  await ann.mutate('documents.setShared', { documentId: id, shared: false });
  expect([await found(ann, query), await found(ben, query)]).toEqual([[id], []]);
});

test('a deleted document is found no more by anybody', async () => {
  const query = 'How much marzipan porridge?';
  const { id } = await addFile(server, ann, 'porridge.txt', 'One spoon of marzipan porridge is plenty.', true);
  expect(await found(ben, query)).toEqual([id]);
  await ann.mutate('documents.remove', { documentId: id });
  expect([await found(ann, query), await found(ben, query)]).toEqual([[], []]);
});

test('ten people’s uploads at once are all stored, each for its own, and all become ready', async () => {
  const parents = await Promise.all(Array.from({ length: 10 }, () => signUp(server.app)));
  const answers = await Promise.all(
    parents.flatMap((parent, index) =>
      [0, 1].map((part) => sendFile(server, parent, `${index}-${part}.txt`, `Parent ${index} wrote part ${part}.`)),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  await server.deps.jobs.idle();
  for (const [index, parent] of parents.entries()) {
    const listed = await parent.query<{ filename: string; status: string }[]>('documents.personal');
    expect(listed.map(({ filename, status }) => `${filename} ${status}`).toSorted()).toEqual([
      `${index}-0.txt ready`,
      `${index}-1.txt ready`,
    ]);
  }
});
