import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeDocx, makeZip } from '../fixtures/make-docx.ts';
import { makeFlateBombPdf, makePdf, makeRepeatedPagePdf, makeScannedPdf } from '../fixtures/make-pdf.ts';
import { DAMAGED, LOCKED_PDF, NO_TEXT, SCANNED_PDF, TOO_COMPLEX } from './extracted.ts';
import { TOO_MANY_PAGES } from './pdf.ts';
import { runChild } from './run-child.ts';

const fixtures = path.resolve(import.meta.dirname, '../fixtures');
const child = (name: string) => path.join(fixtures, name);
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'read',
    (error: { code: string; message: string }) => [error.code, error.message],
  );

describe('each kind is read for real', () => {
  test('a PDF, page by page, with the places where its pages begin', async () => {
    const bytes = makePdf([['Sleep', 'Six months: 12 to 16 hours (naps too).'], [], ['Café on page three']]);
    const { text, pageStarts } = await runChild('pdf', bytes, {});
    expect(text).toContain('12 to 16 hours (naps too).');
    expect(pageStarts).toHaveLength(3);
    expect(text.slice(pageStarts[2])).toBe('Café on page three');
  });

  test('a Word document with its headings and lists as Markdown', async () => {
    const heading = '<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>Teeth</w:t></w:r></w:p>';
    const { text } = await runChild(
      'docx',
      makeDocx([], `${heading}<w:p><w:r><w:t>Brush twice.</w:t></w:r></w:p>`),
      {},
    );
    expect(text).toMatch(/Teeth\n\nBrush twice\./);
  });

  test('a Word 97 document with a table, accents and dashes', async () => {
    const { text } = await runChild('doc', readFileSync(child('feeding-plan.doc')), {});
    expect(text).toContain('Carrot and chickpea purée');
    expect(text).toContain('Honey is not for children under twelve months.');
  });

  test.each([
    ['UTF-8', Buffer.from('Zoë schläft – 7 Uhr', 'utf8')],
    ['UTF-16 with a mark', Buffer.from('\ufeffZoë schläft – 7 Uhr', 'utf16le')],
    ['UTF-16 without one', Buffer.from('Zoë schläft – 7 Uhr', 'utf16le')],
    ['Windows-1252', Buffer.from('Zoë schläft \u0096 7 Uhr', 'latin1')],
  ])('plain text in %s', async (_name, bytes) => {
    expect((await runChild('txt', bytes, {})).text).toBe('Zoë schläft – 7 Uhr');
  });

  test('a web page without its scripts and menus, and its title', async () => {
    const article = `<p>${'Offer water in an open cup with every meal. '.repeat(30)}</p>`;
    const page = `<html><head><title>Cups &amp; water</title><script>steal()</script></head><body><nav>Home</nav><article><h1>Cups</h1>${article}</article></body></html>`;
    const { text, title } = await runChild('html', Buffer.from(page), {});
    expect(title).toContain('Cups');
    expect(text).toContain('Offer water in an open cup');
    expect(text).not.toContain('steal');
  });
});

describe('what cannot be read is refused in words (FILE-005, FILE-006, FILE-011, FILE-015, FILE-023, FILE-025)', () => {
  test.each([
    ['a scan', 'pdf', makeScannedPdf(), SCANNED_PDF],
    ['a PDF under a password', 'pdf', readFileSync(child('password-is-secret.pdf')), LOCKED_PDF],
    ['a PDF of which only the first line is there', 'pdf', Buffer.from('%PDF-1.7\n'), DAMAGED],
    ['a text of spaces', 'txt', Buffer.from(' \n\t \n'), NO_TEXT],
    ['a Word document without words', 'docx', makeDocx(['']), NO_TEXT],
    ['a Word document cut in half', 'docx', makeDocx(['words']).subarray(0, 200), DAMAGED],
    ['a page listed a hundred thousand times', 'pdf', makeRepeatedPagePdf(100_000), TOO_MANY_PAGES],
    ['two million tabs', 'docx', makeDocx([], `<w:p>${'<w:tab/>'.repeat(2_000_000)}</w:p>`), TOO_COMPLEX],
    ['a hundred thousand nested parts', 'docx', makeDocx([], nest('w:sdt', 100_000)), DAMAGED],
    ['a ZIP bomb', 'docx', makeDocx([], '<w:p/>'.repeat(3_000_000)), TOO_COMPLEX],
    ['a ZIP that lies about its size', 'docx', lyingDocx(), DAMAGED],
    ['a Word 97 document cut in half', 'doc', readFileSync(child('feeding-plan.doc')).subarray(0, 5_000), DAMAGED],
  ] as const)('%s', async (_name, kind, bytes, sentence) => {
    expect(await refusalOf(runChild(kind, bytes, {}))).toEqual(['unreadable', sentence]);
  });

  test('a page that inflates to 300 MB, whichever limit it meets first (FILE-019)', async () => {
    const [code] = await refusalOf(runChild('pdf', makeFlateBombPdf(300 * 2 ** 20), {}));
    expect(code).toBe('unreadable');
  });

  test('no byte of a hostile text reaches the store: NUL, lone surrogates, direction overrides (FILE-013)', async () => {
    const body = '<w:p><w:r><w:t>be\u202efore&#0;\u200b&#x202E; af&#xD800;ter</w:t></w:r></w:p>';
    const { text } = await runChild('docx', makeDocx([], body), {});
    expect(text).toBe('before af\ufffdter');
    const raw = Buffer.concat([Buffer.from(`${'a long plain text. '.repeat(100)}end`), Buffer.from([0, 0x0a])]);
    const plain = await runChild('txt', raw, {});
    expect(plain.text).not.toContain('\u0000');
    expect(plain.text.isWellFormed()).toBe(true);
  });
});

describe('a parser that goes wrong is ended (FILE-018, FILE-020, CRASH-012)', () => {
  test.each([
    ['that never ends, at the time limit', 'endless-child.ts', 700, /^wall clock$/],
    ['that takes memory without end', 'greedy-child.ts', 20_000, /^exit (SIGABRT|SIGTRAP|134|133)$/],
    ['that answers without end', 'talkative-child.ts', 20_000, /^output size$/],
  ])('one %s', async (_name, entry, wallClockMs, reason) => {
    const read = runChild('txt', Buffer.from('x'), {}, { entry: child(entry), wallClockMs });
    await expect(read).rejects.toMatchObject({
      code: 'unreadable',
      message: TOO_COMPLEX,
      cause: { message: expect.stringMatching(reason) },
    });
  });
});

function nest(tag: string, times: number): string {
  return `<${tag}>`.repeat(times) + `</${tag}>`.repeat(times);
}

function lyingDocx(): Buffer {
  const data = Buffer.from('<w:p/>'.repeat(100_000));
  return makeZip([{ name: 'word/document.xml', data }], 1_000);
}
