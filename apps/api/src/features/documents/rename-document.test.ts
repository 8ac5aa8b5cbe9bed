import type { DocumentSummary, DocumentText } from '@nestling/contracts/documents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Session, signUp } from '../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { addFile } from './fixtures/http-client.ts';
import { makePdf } from './fixtures/make-pdf.ts';

let server: TestApp;
let ann: Session & { userId: number };
let ben: Session & { userId: number };
beforeAll(async () => {
  server = await createTestApp();
  ann = await signUp(server.app);
  ben = await signUp(server.app);
});
afterAll(() => server.close());

const rename = (session: Session, documentId: number, filename: unknown) =>
  session.mutate<DocumentSummary>('documents.rename', { documentId, filename });
const nameOf = async (documentId: number) =>
  (await ann.query<DocumentSummary[]>('documents.personal')).find(({ id }) => id === documentId)?.filename;
const segmentOf = (documentId: number) =>
  server.deps.db
    .selectFrom('document_segments')
    .select('version')
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow();

test('the owner gives a document another name, under which it is listed and found, its passages untouched', async () => {
  const { id } = await addFile(server, ann, 'scan0007.txt', 'Offer water in an open cup with every meal.');
  const before = await segmentOf(id);
  const chunks = await server.deps.db.selectFrom('chunks').selectAll().where('document_id', '=', id).execute();
  expect((await rename(ann, id, '  Oakfield:\n visit / May ')).filename).toBe('Oakfield: visit / May');
  expect(await nameOf(id)).toBe('Oakfield: visit / May');
  expect(await segmentOf(id)).not.toEqual(before);
  expect(await server.deps.db.selectFrom('chunks').selectAll().where('document_id', '=', id).execute()).toEqual(chunks);
});

test.each([
  ['', 'invalid'],
  ['   ', 'invalid'],
  ['\u200b\u2060', 'invalid'],
  ['x'.repeat(256), 'invalid'],
  [7, 'invalid'],
])('%j is no name, and the old one stays', async (filename, code) => {
  const { id } = await addFile(server, ann, 'kept.txt', 'Words.');
  await expect(rename(ann, id, filename)).rejects.toMatchObject({ code });
  expect(await nameOf(id)).toBe('kept.txt');
});

test('nobody else renames it: 403 where they may read it, 404 where not', async () => {
  const open = await addFile(server, ann, 'open.txt', 'Words for all.', true);
  const closed = await addFile(server, ann, 'closed.txt', 'Words for one.');
  await expect(rename(ben, open.id, 'mine.txt')).rejects.toMatchObject({ code: 'forbidden' });
  await expect(rename(ben, closed.id, 'mine.txt')).rejects.toMatchObject({ code: 'not_found' });
});

test('the whole text is read with its pages, by whoever may read the document alone', async () => {
  const { id } = await addFile(server, ann, 'naps.pdf', makePdf([['About naps'], ['About nights']]));
  const read = await ann.query<DocumentText>('documents.text', { documentId: id });
  expect(read.document).toMatchObject({ id, pages: 2 });
  expect(read.pageStarts.map((start) => read.text.slice(start, start + 8).trim())).toEqual(['About na', 'About ni']);
  await expect(ben.query('documents.text', { documentId: id })).rejects.toMatchObject({ code: 'not_found' });
});
