import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runChild } from '../features/documents/extract/run-child.ts';
import { makeDocx, makeZip } from '../features/documents/fixtures/make-docx.ts';
import { makePdf } from '../features/documents/fixtures/make-pdf.ts';
import { type PageServer, startPageServer } from '../features/documents/fixtures/page-server.ts';
import { FULL_MESSAGE, toDomainError } from '../platform/errors.ts';

const SECRET = 'words that only the server’s own disk holds';
const WORDS = 'Naps may come every two hours at this age, and longer ones later on.';

let folder: string;
let secret: string;
let listener: PageServer;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'nestling-abuse-'));
  secret = path.join(folder, 'secret.txt');
  writeFileSync(secret, SECRET);
  listener = await startPageServer({});
});
afterAll(async () => {
  await listener.close();
  rmSync(folder, { recursive: true, force: true });
});

const xml = (name: string, text: string) => ({ name, data: Buffer.from(`<?xml version="1.0"?>${text}`) });
const document = (head: string, body: string) =>
  `${head}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
/** What comes of a file: its text, or the code of its refusal. */
const read = (kind: 'docx' | 'pdf' | 'txt', bytes: Buffer) =>
  runChild(kind, bytes, {}).then(
    ({ text }) => text,
    (error: { code: string }) => `refused: ${error.code}`,
  );

test('FILE-008 a Word file of twenty thousand parts, of two documents or of paths outside is refused', async () => {
  const part = xml('word/document.xml', document('', paragraph(WORDS)));
  const many = makeZip([
    part,
    ...Array.from({ length: 20_000 }, (_, n) => ({ name: `a/${n}`, data: Buffer.alloc(0) })),
  ]);
  expect(await read('docx', many)).toBe('refused: unreadable');
  expect(await read('docx', makeZip([part, part]))).toBe('refused: unreadable');
  for (const name of [path.join(folder, 'written.xml'), '../../written.xml', '..\\written.xml'])
    expect(await read('docx', makeZip([part, { name, data: Buffer.from('x') }]))).toMatch(/^refused|^Naps/);
});

test('FILE-009 no entity is fetched, read or multiplied', async () => {
  const entities = [
    `<!DOCTYPE a [<!ENTITY x SYSTEM "file://${secret}">]>`,
    `<!DOCTYPE a [<!ENTITY x SYSTEM "${listener.url('/x')}">]>`,
    `<!DOCTYPE a [<!ENTITY y "${'z'.repeat(1000)}"><!ENTITY x "${'&y;'.repeat(1000)}">]>`,
  ];
  for (const head of entities) {
    const text = await read('docx', makeZip([xml('word/document.xml', document(head, paragraph('&x; and more')))]));
    expect(text).not.toContain('only the server');
    expect(text.length).toBeLessThan(100_000);
  }
  expect(listener.requests).toEqual([]);
});

test('FILE-010 a linked picture is not read', async () => {
  const body = `<w:p><w:r><w:drawing><a:blip xmlns:a="a" xmlns:r="r" r:link="rId9"/></w:drawing></w:r></w:p>${paragraph(WORDS)}`;
  const link = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="file://${secret}" TargetMode="External"/></Relationships>`;
  const text = await read(
    'docx',
    makeZip([xml('word/document.xml', document('', body)), xml('word/_rels/document.xml.rels', link)]),
  );
  expect(text).not.toContain('only the server');
});

test('FILE-014 XSS-004 markup and addresses in a Word file are text', async () => {
  const text = await read('docx', makeDocx([`<script>alert(1)</script> ${WORDS}`]));
  expect(text).toContain('<script>alert(1)</script>');
});

test('FILE-021 a PDF whose pages, tables or lengths turn in a ring ends', async () => {
  const whole = makePdf([[WORDS]]).toString('latin1');
  const rings = [
    whole.replace(/\/Kids \[[^\]]*\]/, '/Kids [2 0 R]'),
    whole.replace('/Root 1 0 R', '/Root 1 0 R /Prev 9'),
    whole.replace(/\/Length \d+/, '/Length 4 0 R'),
    whole.replace('/Root 1 0 R', `/Root 1 0 R /Deep ${'['.repeat(100_000)}`),
  ];
  for (const ring of rings)
    expect(await read('pdf', Buffer.from(ring, 'latin1'))).toMatch(/^refused: unreadable|^Naps/);
});

test('FILE-027 texts of other encodings are read or refused, a line without end in time', async () => {
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(`Zoë. ${WORDS}`, 'utf16le')]);
  expect(await read('txt', utf16)).toContain('Zoë');
  expect(await read('txt', Buffer.from(`Zo\u00eb. ${WORDS}`, 'latin1'))).toMatch(/Zoë|Zo\ufffd/);
  expect(await read('txt', Buffer.from('word '.repeat(1_000_000)))).toMatch(/^word word|^refused: unreadable/);
});

test('FILE-035 the author of a file is not in its text', async () => {
  const bytes = makePdf([[WORDS]])
    .toString('latin1')
    .replace('/Root 1 0 R', '/Root 1 0 R /Info << /Author (Ann Parent) >>');
  expect(await read('pdf', Buffer.from(bytes, 'latin1'))).toBe(WORDS);
});

test.each(['53100', 'ENOSPC', 'EDQUOT'])(
  'FILE-036 CRASH-014 a full disk (%s) is said in words, to come again',
  (code) => {
    const refusal = toDomainError(Object.assign(new Error('could not extend file'), { code }));
    expect([refusal.code, refusal.message]).toEqual(['unavailable', FULL_MESSAGE]);
  },
);
