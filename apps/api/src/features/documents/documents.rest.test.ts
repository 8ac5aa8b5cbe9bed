import type { DocumentSummary } from '@nestling/contracts/documents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession, type Session, signUp } from '../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { addFile, send, sendFile } from './fixtures/http-client.ts';

let server: TestApp;
let ann: Session & { userId: number };
let ben: Session & { userId: number };
beforeAll(async () => {
  server = await createTestApp();
  ann = await signUp(server.app);
  ben = await signUp(server.app);
});
afterAll(() => server.close());

const list = async (session: Session, path = '/api/documents') =>
  JSON.parse((await send(server, session, path)).text) as DocumentSummary[];
const idsOf = async (session: Session, path?: string) => (await list(session, path)).map(({ id }) => id);
const share = (session: Session, documentId: number | string, shared: unknown) =>
  send(server, session, `/api/documents/${documentId}/share`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ shared }),
  });
const remove = (session: Session, documentId: number | string) =>
  send(server, session, `/api/documents/${documentId}`, { method: 'DELETE' });

describe('lists', () => {
  test('personal documents are one’s own, newest first; shared ones are everybody’s', async () => {
    const first = await addFile(server, ann, 'first.txt', 'The first words.');
    const second = await addFile(server, ann, 'second.txt', 'The second words.');
    const open = await addFile(server, ann, 'open.txt', 'Words for all.', true);
    expect(await idsOf(ann)).toEqual([second.id, first.id]);
    expect(await idsOf(ben)).toEqual([]);
    expect(await idsOf(ann, '/api/documents?limit=1')).toEqual([second.id]);
    expect(await idsOf(ann, `/api/documents?before=${second.id}`)).toEqual([first.id]);
    expect(await idsOf(ben, `/api/documents/shared?limit=1&before=${open.id + 1}`)).toEqual([open.id]);
    expect(await idsOf(ann, '/api/documents/shared')).toContain(open.id);
    expect(await idsOf(ben, '/api/documents/shared')).toContain(open.id);
    expect(await ben.query<DocumentSummary[]>('documents.shared')).toEqual(await list(ben, '/api/documents/shared'));
    expect(await ann.query<DocumentSummary[]>('documents.personal')).toEqual(await list(ann));
  });

  test('a list tells what the contract says of a document and nothing of its text (IDOR-010)', async () => {
    const [shown] = await list(ben, '/api/documents/shared');
    expect(Object.keys(shown ?? {}).toSorted()).toEqual(
      ['chunks', 'filename', 'id', 'shared', 'sourcename', 'status', 'uploadedAt', 'userId'].toSorted(),
    );
  });

  test('nothing in the address widens a list', async () => {
    for (const query of [`?userId=${ann.userId}`, '?all=1', '?shared=false', '?id=1&id=2'])
      expect(await idsOf(ben, `/api/documents${query}`)).toEqual([]);
  });

  test.each(['/api/documents', '/api/documents/shared'])('%s is 401 when signed out', async (path) => {
    const answer = await send(server, openSession(server.app), path);
    expect([answer.status, answer.text]).toEqual([401, 'User not authenticated']);
  });
});

describe('moving', () => {
  test('the owner moves a document to shared and back; others see it only while it is shared', async () => {
    const { id } = await addFile(server, ann, 'moving.txt', 'Words that move.');
    const moved = await share(ann, id, true);
    expect([moved.status, (JSON.parse(moved.text) as DocumentSummary).shared]).toEqual([200, true]);
    expect([await idsOf(ann), await idsOf(ben, '/api/documents/shared')]).toEqual([
      expect.not.arrayContaining([id]),
      expect.arrayContaining([id]),
    ]);
    await ann.mutate('documents.setShared', { documentId: id, shared: false });
    expect(await idsOf(ben, '/api/documents/shared')).not.toContain(id);
    expect(await idsOf(ann)).toContain(id);
  });

  test('another person’s document is 403 when shared, 404 when not, and stays as it was', async () => {
    const open = await addFile(server, ann, 'open.txt', 'Words for all.', true);
    const closed = await addFile(server, ann, 'closed.txt', 'Words for one.');
    const forbidden = await share(ben, open.id, false);
    expect([forbidden.status, forbidden.text]).toEqual([
      403,
      'Only the person who uploaded this document can change it',
    ]);
    const unknown = await share(ben, closed.id, true);
    expect([unknown.status, unknown.text]).toEqual([404, 'This document does not exist']);
    expect(unknown.text).toBe((await share(ben, 2_000_000_000, true)).text);
    await expect(ben.mutate('documents.setShared', { documentId: open.id, shared: false })).rejects.toMatchObject({
      code: 'forbidden',
    });
    expect(await idsOf(ann, '/api/documents/shared')).toContain(open.id);
    expect(await idsOf(ann)).toContain(closed.id);
  });

  test.each([undefined, null, 'true', 1, [true]])('shared = %j is 400', async (shared) => {
    const { id } = await addFile(server, ann, 'kept.txt', 'Words.');
    const answer = await share(ann, id, shared);
    expect([answer.status, answer.text]).toEqual([400, 'shared must be true or false']);
  });
});

describe('deleting', () => {
  test('takes the document with its chunks, its segment and its job (IDOR-009)', async () => {
    const { db } = server.deps;
    const { id } = await addFile(server, ann, 'gone.txt', 'Words that will go.');
    const answer = await remove(ann, id);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { ok: true }]);
    for (const table of ['chunks', 'document_segments', 'jobs'] as const)
      expect(await db.selectFrom(table).select('document_id').where('document_id', '=', id).execute()).toEqual([]);
    expect((await remove(ann, id)).status).toBe(404);
    expect(await idsOf(ann)).not.toContain(id);
  });

  test('takes its words out of every answer that quoted it, one’s own and other people’s (IDOR-009)', async () => {
    const { id } = await addFile(
      server,
      ann,
      'clinic.txt',
      'The Bluebell clinic gives the hip check on the second Tuesday of the month.',
      true,
    );
    await server.deps.jobs.idle();
    for (const person of [ann, ben]) {
      const { id: sessionId } = await person.mutate<{ id: number }>('chat.createSession', {});
      const question = 'When does the Bluebell clinic give the hip check?';
      expect((await person.post(`/api/chat/${sessionId}`, { message: question })).text).toMatch(/second Tuesday/);
    }
    expect((await remove(ann, id)).status).toBe(200);
    const left = await server.deps.db.selectFrom('messages').select('content').execute();
    expect(left.filter(({ content }) => content.includes('second Tuesday'))).toEqual([]);
    expect(left.filter(({ content }) => content.includes('has since been deleted'))).toHaveLength(2);
  });

  test('another person’s document is 403 when shared and 404 when not', async () => {
    const open = await addFile(server, ann, 'open.txt', 'Words for all.', true);
    const closed = await addFile(server, ann, 'closed.txt', 'Words for one.');
    expect([(await remove(ben, open.id)).status, (await remove(ben, closed.id)).status]).toEqual([403, 404]);
    await expect(ben.mutate('documents.remove', { documentId: open.id })).rejects.toMatchObject({ status: 403 });
    await expect(ben.mutate('documents.remove', { documentId: closed.id })).rejects.toMatchObject({ status: 404 });
    expect(await idsOf(ann, '/api/documents/shared')).toContain(open.id);
    expect(await idsOf(ann)).toContain(closed.id);
  });

  test('one that is being processed is gone for good (RACE-002)', async () => {
    const text = 'A sentence about sleep and naps. '.repeat(8_000);
    const answer = await sendFile(server, ann, 'long.txt', text);
    const { id } = JSON.parse(answer.text) as DocumentSummary;
    expect((await remove(ann, id)).status).toBe(200);
    await server.deps.jobs.idle();
    const left = await server.deps.db.selectFrom('chunks').select('id').where('document_id', '=', id).execute();
    expect(left).toEqual([]);
  });
});

describe('ids', () => {
  test.each([
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x1',
    'NaN',
    'null',
    '2147483648',
    '9007199254740993',
    '9223372036854775808',
    '%00',
    '..%2f1',
    'x',
  ])('%s is 404 in words', async (id) => {
    for (const answer of [await share(ann, id, true), await remove(ann, id)]) {
      expect([answer.status, answer.type]).toEqual([404, 'text/plain; charset=utf-8']);
      expect(answer.text.length).toBeGreaterThan(5);
    }
  });

  test('one that is no address at all is 400', async () => {
    expect((await remove(ann, '%E0%A4%A')).status).toBe(400);
  });

  test.each([0, -1, 1.5, 2 ** 53, '1', null])('%j over trpc is a refusal', async (documentId) => {
    await expect(ann.mutate('documents.remove', { documentId })).rejects.toMatchObject({ status: 400 });
    await expect(ann.query('documents.passage', { documentId })).rejects.toMatchObject({ status: 400 });
  });
});

test.each(['documents.personal', 'documents.shared'])('%s is refused when signed out', async (procedure) => {
  await expect(openSession(server.app).query(procedure)).rejects.toMatchObject({ code: 'signed_out', status: 401 });
});
