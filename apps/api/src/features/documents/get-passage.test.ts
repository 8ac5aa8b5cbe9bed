import type { DocumentPassage } from '@nestling/contracts/documents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Session, signUp } from '../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { addFile } from './fixtures/http-client.ts';
import { makePdf } from './fixtures/make-pdf.ts';

let server: TestApp;
let ann: Session;
let ben: Session;
beforeAll(async () => {
  server = await createTestApp();
  ann = await signUp(server.app);
  ben = await signUp(server.app);
});
afterAll(() => server.close());

const passage = (session: Session, documentId: number, chunkId?: number) =>
  session.query<DocumentPassage>('documents.passage', { documentId, ...(chunkId === undefined ? {} : { chunkId }) });
const chunksOf = (documentId: number) =>
  server.deps.db
    .selectFrom('chunks')
    .select(['id', 'content', 'page', 'heading'])
    .where('document_id', '=', documentId)
    .orderBy('ordinal')
    .execute();

const LONG = Array.from(
  { length: 90 },
  (_, section) =>
    `## Night ${section} 👶\n\n${`On night ${section} the baby slept, woke — and slept again, été comme hiver. `.repeat(12).trim()}`,
).join('\n\n');

test('every passage of a long document is the chunk’s own text at the place it gives', async () => {
  const { id } = await addFile(server, ann, 'nights.txt', LONG);
  const chunks = await chunksOf(id);
  expect(chunks.length).toBeGreaterThan(20);
  for (const chunk of [chunks[0], chunks[Math.floor(chunks.length / 2)], chunks.at(-1)]) {
    if (!chunk) throw new Error('no chunk');
    const shown = await passage(ann, id, chunk.id);
    expect(shown.text.slice(shown.start, shown.end)).toBe(chunk.content);
    expect(shown.text).toBe(LONG.slice(shown.offset, shown.offset + shown.text.length));
    expect(shown.length).toBe(LONG.length);
    expect(shown.text.length).toBeLessThan(12_000);
    expect(shown.heading).toBe(chunk.heading);
  }
});

test('a passage of a PDF names its page', async () => {
  const page = (number: number) =>
    Array.from({ length: 40 }, (_, line) => `Page ${number} line ${line} is about naps.`);
  const { id } = await addFile(server, ann, 'naps.pdf', makePdf([page(1), page(2), page(3)]));
  const last = (await chunksOf(id)).at(-1);
  const shown = await passage(ann, id, last?.id);
  expect([shown.page, shown.document.pages]).toEqual([3, 3]);
  expect(shown.text.slice(shown.start, shown.end)).toContain('Page 3');
});

test('without a passage the document opens at its beginning', async () => {
  const { id } = await addFile(server, ann, 'short.txt', 'A short note.');
  const shown = await passage(ann, id);
  expect(shown).toMatchObject({ text: 'A short note.', start: 0, end: 0, offset: 0, length: 13, page: null });
});

test('a shared document opens for others until it is moved back; a personal one never does', async () => {
  const { id } = await addFile(server, ann, 'open.txt', 'Words for all.', true);
  const [chunk] = await chunksOf(id);
  expect((await passage(ben, id, chunk?.id)).text).toBe('Words for all.');
  await ann.mutate('documents.setShared', { documentId: id, shared: false });
  await expect(passage(ben, id, chunk?.id)).rejects.toMatchObject({ status: 404 });
  await expect(passage(ben, id)).rejects.toThrow('This document does not exist');
  expect((await passage(ann, id, chunk?.id)).text).toBe('Words for all.');
});

test('a passage of another document is unknown, also when that one is somebody else’s', async () => {
  const mine = await addFile(server, ben, 'mine.txt', 'My own words.');
  const theirs = await addFile(server, ann, 'theirs.txt', 'Words of another.');
  const [chunk] = await chunksOf(theirs.id);
  await expect(passage(ben, mine.id, chunk?.id)).rejects.toMatchObject({
    status: 404,
    message: 'This passage is no longer in the document',
  });
});
