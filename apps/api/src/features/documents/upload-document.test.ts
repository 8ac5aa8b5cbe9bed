import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import type { DocumentSummary } from '@nestling/contracts/documents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession, type Session, signUp } from '../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { addFile, type FormField, listen, send, sendFile, sendForm, writeForm } from './fixtures/http-client.ts';
import { makeDocx } from './fixtures/make-docx.ts';
import { makePdf, makeScannedPdf } from './fixtures/make-pdf.ts';

const MEGABYTE = 1024 * 1024;
const fixture = (name: string) => readFileSync(path.resolve(import.meta.dirname, 'fixtures', name));
let server: TestApp;
let parent: Session;
beforeAll(async () => {
  server = await createTestApp({ MAX_UPLOAD_MB: '1' });
  parent = await signUp(server.app);
});
afterAll(() => server.close());

const countDocuments = async () => (await parent.query<DocumentSummary[]>('documents.personal')).length;
const contentOf = (documentId: number) =>
  server.deps.db
    .selectFrom('documents')
    .select(['content', 'content_hash'])
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();

describe('the four kinds of file', () => {
  const sentence = 'Babies of six months sleep twelve to sixteen hours a day, naps included.';
  test.each([
    ['sleep.pdf', makePdf([['Sleep at six months', sentence], ['The second page.']]), sentence, 2],
    ['sleep.docx', makeDocx(['Sleep at six months', sentence]), sentence, undefined],
    ['feeding.doc', fixture('feeding-plan.doc'), 'Honey is not for children under twelve months.', undefined],
    ['sleep.txt', Buffer.from(`Sleep\n\n${sentence}`), sentence, undefined],
  ])('%s is stored whole, answered with 201 at once and becomes ready', async (name, bytes, words, pages) => {
    const answer = await sendFile(server, parent, name, bytes);
    expect(answer.status).toBe(201);
    const stored = JSON.parse(answer.text) as DocumentSummary;
    expect(stored).toMatchObject({ filename: name, shared: false, status: 'processing', sourcename: null });
    expect(stored.pages).toBe(pages);
    expect((await contentOf(stored.id)).content).toContain(words);
    await server.deps.jobs.idle();
    const listed = (await parent.query<DocumentSummary[]>('documents.personal')).find(({ id }) => id === stored.id);
    expect(listed?.status).toBe('ready');
    expect(listed?.chunks).toBeGreaterThan(0);
  });
});

describe('the field "shared"', () => {
  const file: FormField = { name: 'file', filename: 'note.txt', value: 'Some words.' };
  const shared = (value: string): FormField => ({ name: 'shared', value });
  test.each([
    ['before the file', [shared('true'), file], 201, true],
    ['after the file', [file, shared('true')], 201, true],
    ['false', [shared('false'), file], 201, false],
    ['left out', [file], 201, false],
    ['twice', [shared('true'), shared('true'), file], 400, undefined],
    ['twice, in contradiction', [shared('false'), file, shared('true')], 400, undefined],
    ['in other words', [shared('yes'), file], 400, undefined],
  ])('%s', async (_name, fields, status, isShared) => {
    const answer = await sendForm(server, parent, writeForm(fields));
    expect(answer.status).toBe(status);
    if (status === 201) expect((JSON.parse(answer.text) as DocumentSummary).shared).toBe(isShared);
    else expect(answer.text).toBe('shared must be true or false, once');
  });
});

describe('what is refused leaves nothing behind (FILE-001, FILE-002)', () => {
  test.each([
    ['a PDF that is a scan', 'a.pdf', makeScannedPdf(), 422, /is a scan without text/],
    ['a PDF under a password', 'a.pdf', fixture('password-is-secret.pdf'), 422, /protected by a password/],
    ['a damaged PDF', 'a.pdf', Buffer.from('%PDF-1.7 and nothing else'), 422, /could not be read/],
    ['a ZIP bomb', 'a.docx', makeDocx([], '<w:p/>'.repeat(2_000_000)), 422, /too complex/],
    ['wrong first bytes', 'a.pdf', Buffer.from('MZ this is a program'), 415, /not a PDF file/],
    [
      'a program named text',
      'a.txt',
      Buffer.concat([Buffer.from('\u007fELF', 'latin1'), Buffer.alloc(500)]),
      415,
      /not/,
    ],
    [
      'another extension',
      'a.exe',
      Buffer.from('words'),
      415,
      /^Only \.pdf, \.txt, \.doc and \.docx files are accepted$/,
    ],
    ['an empty file', 'a.txt', Buffer.alloc(0), 400, /^The file is empty$/],
    ['a text of nothing but spaces', 'a.txt', Buffer.from('  \n '), 422, /no readable text/],
  ])('%s', async (_name, filename, bytes, status, sentence) => {
    const before = await countDocuments();
    const answer = await sendFile(server, parent, filename, bytes);
    expect([answer.status, answer.type]).toEqual([status, 'text/plain; charset=utf-8']);
    expect(answer.text).toMatch(sentence);
    expect(await countDocuments()).toBe(before);
  });

  test('a form that another site sends with the parent’s cookie is 403 (CSRF-002)', async () => {
    const before = await countDocuments();
    const answer = await send(server, parent, '/api/documents/upload', {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=nestling-boundary',
        origin: 'https://elsewhere.example',
        'sec-fetch-site': 'cross-site',
      },
      body: new Uint8Array(writeForm([{ name: 'file', filename: 'a.txt', value: 'words' }])),
    });
    expect(answer.status).toBe(403);
    expect(await countDocuments()).toBe(before);
  });

  test('a signed-out upload is 401', async () => {
    const answer = await sendFile(server, openSession(server.app), 'a.txt', 'words');
    expect([answer.status, answer.text]).toEqual([401, 'User not authenticated']);
  });
});

describe('size', () => {
  const text = (bytes: number) => Buffer.alloc(bytes, 'Sleep is good. ');

  test('a file of exactly the limit is taken whole; one byte more is 413 (FILE-032)', async () => {
    const exact = await sendFile(server, parent, 'exact.txt', text(MEGABYTE));
    expect(exact.status).toBe(201);
    expect((await contentOf((JSON.parse(exact.text) as DocumentSummary).id)).content.length).toBeGreaterThan(
      MEGABYTE - 20,
    );
    const over = await sendFile(server, parent, 'over.txt', text(MEGABYTE + 1));
    expect([over.status, over.text]).toEqual([413, 'The file is too large (at most 1 MB)']);
  });

  test('a file of twenty times the limit is 413, also without a declared length (FILE-032)', async () => {
    const big = writeForm([{ name: 'file', filename: 'big.txt', value: text(20 * MEGABYTE) }]);
    const declared = await sendForm(server, parent, big);
    expect([declared.status, declared.text]).toEqual([413, 'The file is too large (at most 1 MB)']);
    const undeclared = await send(server, parent, '/api/documents/upload', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=nestling-boundary' },
      body: new Blob([new Uint8Array(big)]).stream(),
      duplex: 'half',
    });
    expect(undeclared.status).toBe(413);
  });
});

describe('the form', () => {
  const file = (filename: string): FormField => ({ name: 'file', filename, value: 'Some words.' });
  test.each([
    ['no file', [{ name: 'shared', value: 'false' }], 'Please choose a file to upload'],
    ['nothing at all', [], 'Please choose a file to upload'],
    [
      'a file in another field',
      [{ name: 'document', filename: 'a.txt', value: 'x' }],
      'Please choose a file to upload',
    ],
    ['text in the field "file"', [{ name: 'file', value: 'words' }], 'Please choose a file to upload'],
    ['two files', [file('a.txt'), file('b.txt')], 'Please upload one file at a time'],
    ['a field named __proto__', [{ name: '__proto__', value: 'x' }, file('a.txt')], /could not be read/],
    ['five thousand fields', Array.from({ length: 5_000 }, () => ({ name: 'x', value: 'y' })), /could not be read/],
    ['a field of a megabyte', [{ name: 'x', value: 'y'.repeat(900_000) }], 'Please choose a file to upload'],
  ])('%s is 400 (FILE-029)', async (_name, fields, sentence) => {
    const answer = await sendForm(server, parent, writeForm(fields));
    expect(answer.status).toBe(400);
    expect(answer.text).toMatch(sentence);
  });

  test.each([
    ['cut short', (form: Buffer) => form.subarray(0, form.length - 30), 'nestling-boundary'],
    ['with another boundary than it says', (form: Buffer) => form, 'another'],
    ['without a boundary', (form: Buffer) => form, ''],
    ['with a boundary of a thousand characters', (form: Buffer) => form, 'b'.repeat(1_000)],
  ])('one %s is 400 (FILE-030)', async (_name, change, boundary) => {
    const answer = await sendForm(server, parent, change(writeForm([file('a.txt')])), boundary);
    expect(answer.status).toBe(400);
  });

  test('JSON instead of a form is 400, and another type 415 (FILE-030)', async () => {
    const post = (type: string) =>
      send(server, parent, '/api/documents/upload', { method: 'POST', headers: { 'content-type': type }, body: '{}' });
    expect([(await post('application/json')).status, (await post('text/xml')).status]).toEqual([400, 415]);
  });

  test('a connection that ends in the middle stores nothing and the next upload goes on (FILE-034)', async () => {
    const before = await countDocuments();
    const { hostname, port } = new URL(await listen(server));
    const socket = connect(Number(port), hostname);
    await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
    const form = writeForm([file('a.txt')]);
    socket.write(
      `POST /api/documents/upload HTTP/1.1\r\nhost: x\r\ncookie: ${parent.cookie()}\r\ncontent-type: multipart/form-data; boundary=nestling-boundary\r\ncontent-length: ${form.length}\r\n\r\n`,
    );
    socket.write(form.subarray(0, form.length - 40));
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
    await addFile(server, parent, 'next.txt', 'The next words.');
    expect(await countDocuments()).toBe(before + 1);
  });
});

describe('names', () => {
  const rawName = async (filename: Buffer | string) => {
    const [head, tail] = writeForm([{ name: 'file', filename: '<name>.txt', value: 'Some words.' }])
      .toString()
      .split('<name>') as [string, string];
    const answer = await sendForm(
      server,
      parent,
      Buffer.concat([Buffer.from(head), Buffer.from(filename), Buffer.from(tail)]),
    );
    return answer.status === 201 ? (JSON.parse(answer.text) as DocumentSummary).filename : answer.status;
  };
  test.each([
    ['Zoë – Schlaf 💤', 'Zoë – Schlaf 💤.txt'],
    ['../../etc/passwd', 'passwd.txt'],
    ['C:\\\\Users\\\\ann\\\\plan', 'plan.txt'],
    ['a\u0000b', 'ab.txt'],
    ['a\u202eb', 'ab.txt'],
    ['', 'document.txt'],
  ])('%j is shown as %j (FILE-028)', async (raw, shown) => {
    expect(await rawName(raw)).toBe(shown);
  });

  test('a lone surrogate, written as bytes that are no UTF-8, is stored as a replacement', async () => {
    expect(await rawName(Buffer.from([0x61, 0xed, 0xa0, 0x80, 0x62]))).toMatch(/^a\ufffd+b\.txt$/);
  });

  test('ten thousand characters are cut to 255 with the extension kept (FILE-028)', async () => {
    const name = (await rawName('n'.repeat(10_000))) as string;
    expect([name.length, name.slice(-5)]).toEqual([255, '….txt']);
  });
});

test('the log of operations holds sizes and outcomes and no word of a file or its name', async () => {
  const writer = await signUp(server.app);
  await addFile(server, writer, 'harmattan.txt', 'Zanzibar quokka umbrella.');
  await sendFile(server, writer, 'harmattan.pdf', 'Zanzibar');
  const rows = await server.deps.db
    .selectFrom('operation_logs')
    .select(['operation', 'status', 'details', 'duration'])
    .where('user_id', '=', writer.userId)
    .orderBy('id')
    .execute();
  expect(rows.map(({ operation, status }) => `${operation} ${status}`).toSorted()).toEqual([
    'documents.ingest success',
    'documents.upload failed',
    'documents.upload success',
  ]);
  for (const { details, duration } of rows) {
    expect(details).not.toMatch(/harmattan|zanzibar|quokka/i);
    expect(duration).toBeGreaterThanOrEqual(0);
  }
  expect(JSON.parse(rows.find(({ operation }) => operation === 'documents.ingest')?.details ?? '')).toMatchObject({
    characters: 25,
    chunks: 1,
  });
});
