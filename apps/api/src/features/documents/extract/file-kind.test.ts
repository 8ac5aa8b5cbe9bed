import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DomainError } from '../../../platform/errors.ts';
import { makeDocx } from '../fixtures/make-docx.ts';
import { makeOle } from '../fixtures/make-ole.ts';
import { makePdf } from '../fixtures/make-pdf.ts';
import { readFileKind } from './file-kind.ts';

const PDF = makePdf([['words']]);
const DOCX = makeDocx(['words']);
const DOC = readFileSync(path.resolve(import.meta.dirname, '../fixtures/feeding-plan.doc'));
const TXT = Buffer.from('words');
const PNG = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');

test.each([
  ['a.pdf', PDF, 'pdf'],
  ['A.PDF', PDF, 'pdf'],
  ['a.docx', DOCX, 'docx'],
  ['a.doc', DOC, 'doc'],
  ['notes.v2.txt', TXT, 'txt'],
] as const)('%s is what its name and bytes agree on', (name, bytes, kind) => {
  expect(readFileKind(name, bytes)).toBe(kind);
});

test.each([
  ['a.exe', TXT, 'unsupported_type', 'Only .pdf, .txt, .doc and .docx files are accepted'],
  ['a.pdf.exe', PDF, 'unsupported_type', 'Only .pdf, .txt, .doc and .docx files are accepted'],
  ['pdf', PDF, 'unsupported_type', 'Only .pdf, .txt, .doc and .docx files are accepted'],
  ['a.pdf', Buffer.alloc(0), 'invalid', 'The file is empty'],
  ['a.pdf', DOCX, 'unsupported_type', 'This is not a PDF file, although its name says so'],
  ['a.pdf', PNG, 'unsupported_type', 'This is not a PDF file, although its name says so'],
  [
    'a.pdf',
    Buffer.concat([Buffer.from('<html>'), PDF]),
    'unsupported_type',
    'This is not a PDF file, although its name says so',
  ],
  ['a.docx', PDF, 'unsupported_type', 'This is not a Word (.docx) file, although its name says so'],
  ['a.docx', DOC, 'unsupported_type', 'This is not a Word (.docx) file, although its name says so'],
  ['a.doc', makeOle(['Workbook']), 'unsupported_type', 'This is not a Word (.doc) file, although its name says so'],
  ['a.txt', PDF, 'unsupported_type', 'This is not a text file, although its name says so'],
  ['a.txt', PNG, 'unsupported_type', 'This is not a text file, although its name says so'],
])('%s with other bytes is refused with %s (FILE-001, FILE-002, FILE-003)', (name, bytes, code, message) => {
  expect(() => readFileKind(name, bytes)).toThrow(expect.objectContaining({ code, message }));
});

test('an old Word name over something else says what it is and what to do (FILE-026)', () => {
  const sentence = (text: string | Buffer) => {
    try {
      return readFileKind('a.doc', Buffer.from(text));
    } catch (error) {
      return (error as DomainError).message;
    }
  };
  expect(sentence('{\\rtf1 words}')).toContain('really an RTF file');
  expect(sentence('  <html><body>words')).toContain('really a web page');
  expect(sentence(DOCX)).toContain('rename it to .docx');
});

test.each(['a.doc', 'a.docx'])('a password on %s is named (FILE-012)', (name) => {
  expect(() => readFileKind(name, makeOle(['EncryptionInfo', 'EncryptedPackage']))).toThrow('protected by a password');
});

test('any bytes under any accepted name give a kind or a refusal, never another error', () => {
  const ole = makeOle(['WordDocument']);
  fc.assert(
    fc.property(
      fc.constantFrom('a.pdf', 'a.doc', 'a.docx', 'a.txt'),
      fc.oneof(
        fc.uint8Array({ maxLength: 2_000 }),
        fc.array(fc.tuple(fc.nat(ole.length - 1), fc.nat(255)), { maxLength: 40 }).map((changes) => {
          const bytes = Buffer.from(ole);
          for (const [at, value] of changes) bytes[at] = value;
          return bytes;
        }),
      ),
      (name, bytes) => {
        try {
          expect(['pdf', 'doc', 'docx', 'txt']).toContain(readFileKind(name, Buffer.from(bytes)));
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
        }
      },
    ),
  );
});
