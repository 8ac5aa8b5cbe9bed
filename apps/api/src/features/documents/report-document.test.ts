import type { DocumentSummary, ReportedDocument } from '@nestling/contracts/documents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { addFile } from './fixtures/http-client.ts';

type Parent = Awaited<ReturnType<typeof signUp>>;

let server: TestApp;
let owner: Parent;
let uploader: Parent;
let reader: Parent;
beforeAll(async () => {
  server = await createTestApp();
  owner = await signUp(server.app);
  uploader = await signUp(server.app);
  reader = await signUp(server.app);
});
afterAll(() => server.close());

const reports = (of: Parent) => of.query<ReportedDocument[]>('documents.reports');
const shareAnother = (name = 'settling.txt') =>
  addFile(server, uploader, name, 'Swaddle a moonbeam baby gently to settle it.', true);
const report = (of: Parent, documentId: number, reason?: string) =>
  of.mutate('documents.report', { documentId, ...(reason ? { reason } : {}) });

test('a member reports what others share, once, and only the owner of the server reads it and lets it be', async () => {
  const document = await shareAnother();
  await report(reader, document.id, 'dangerous');
  await report(reader, document.id, 'dangerous: never shake a baby');
  await report(owner, document.id);
  expect(await reports(owner)).toEqual([
    {
      documentId: document.id,
      filename: 'settling.txt',
      username: uploader.username,
      reports: 2,
      reasons: ['dangerous: never shake a baby'],
    },
  ]);
  await expect(reports(reader)).rejects.toMatchObject({ status: 403 });
  await expect(reader.mutate('documents.dismissReports', { documentId: document.id })).rejects.toMatchObject({
    status: 403,
  });
  await owner.mutate('documents.dismissReports', { documentId: document.id });
  expect(await reports(owner)).toEqual([]);
  await uploader.mutate('documents.remove', { documentId: document.id });
});

test('nobody reports their own, nor what they cannot see', async () => {
  const document = await shareAnother();
  await expect(report(uploader, document.id)).rejects.toThrow('your own');
  await uploader.mutate('documents.setShared', { documentId: document.id, shared: false });
  await expect(report(reader, document.id)).rejects.toMatchObject({ status: 404 });
});

test('the owner takes a document off the shared list: gone for all others, kept by its uploader, never shared again', async () => {
  const document = await shareAnother('moonbeam.txt');
  const { id: sessionId } = await reader.mutate<{ id: number }>('chat.createSession');
  await reader.post(`/api/chat/${sessionId}`, { message: 'moonbeam babies like what' });
  const cites = async () => JSON.stringify(await reader.query('chat.messages', { sessionId })).includes('moonbeam.txt');
  expect(await cites()).toBe(true);
  await report(reader, document.id);
  const takeDown = (of: Parent) => of.mutate('documents.takeDown', { documentId: document.id });
  await expect(takeDown(reader)).rejects.toMatchObject({ status: 403 });
  await expect(takeDown(uploader)).rejects.toMatchObject({ status: 403 });
  await takeDown(owner);
  const listed = (await reader.query<DocumentSummary[]>('documents.shared')).some(({ id }) => id === document.id);
  expect([listed, await cites(), await reports(owner)]).toEqual([false, false, []]);
  await expect(reader.query('documents.passage', { documentId: document.id })).rejects.toMatchObject({ status: 404 });
  const own = await uploader.query<DocumentSummary[]>('documents.personal');
  expect(own.find(({ id }) => id === document.id)?.shared).toBe(false);
  await expect(uploader.mutate('documents.setShared', { documentId: document.id, shared: true })).rejects.toThrow(
    'taken this document off the shared list',
  );
  const { events } = await uploader.query<{ events: { kind: string; details: string; place: string }[] }>(
    'auth.securityLog',
    {},
  );
  expect(events[0]).toMatchObject({ kind: 'document_taken_down', details: 'moonbeam.txt', place: '' });
  await expect(takeDown(owner)).rejects.toMatchObject({ status: 404 });
});

test('what is personal is nothing the owner of the server can take or see', async () => {
  const own = await addFile(server, uploader, 'diary.txt', 'Our diary.');
  await expect(owner.mutate('documents.takeDown', { documentId: own.id })).rejects.toMatchObject({ status: 404 });
  await expect(report(owner, own.id)).rejects.toMatchObject({ status: 404 });
});
