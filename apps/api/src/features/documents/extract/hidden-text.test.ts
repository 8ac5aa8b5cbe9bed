import { expect, test } from 'vitest';
import { makeDocx, makeZip } from '../fixtures/make-docx.ts';
import { makeStyledPdf } from '../fixtures/make-pdf.ts';
import { extractDocx } from './docx.ts';
import { withoutHiddenText } from './docx-hidden.ts';
import { extractHtml } from './html.ts';
import { extractPdf } from './pdf.ts';

const run = (properties: string, words: string) => `<w:r><w:rPr>${properties}</w:rPr><w:t>${words}</w:t></w:r>`;
const paragraph = (inside: string) => `<w:p>${inside}</w:p>`;
const SHOWN = paragraph('<w:r><w:t>Offer water with meals.</w:t></w:r>');
const readDocx = async (body: string) => (await extractDocx(makeDocx([], SHOWN + body))).text;

test.each([
  ['a hidden run', paragraph(run('<w:vanish/>', 'SECRET'))],
  ['a white run', paragraph(run('<w:color w:val="FFFFFF"/>', 'SECRET'))],
  [
    'a white run on a white ground',
    paragraph(run('<w:color w:val="FFFFFF"/><w:shd w:val="clear" w:fill="FFFFFF"/>', 'SECRET')),
  ],
  ['letters of one point', paragraph(run('<w:sz w:val="2"/>', 'SECRET'))],
  [
    'a hidden run in a link',
    paragraph(`<w:hyperlink w:anchor="a">${run('<w:vanish w:val="true"/>', 'SECRET')}</w:hyperlink>`),
  ],
])('%s of a Word document is not read', async (_name, body) => {
  expect(await readDocx(body)).toBe('Offer water with meals.');
});

test.each([
  ['a run that is expressly shown', paragraph(run('<w:vanish w:val="0"/>', 'SEEN'))],
  [
    'white letters on a ground',
    paragraph(run('<w:color w:val="FFFFFF"/><w:shd w:val="clear" w:fill="000000"/>', 'SEEN')),
  ],
  [
    'white letters in a table',
    `<w:tbl><w:tr><w:tc>${paragraph(run('<w:color w:val="FFFFFF"/>', 'SEEN'))}</w:tc></w:tr></w:tbl>`,
  ],
  ['small letters', paragraph(run('<w:sz w:val="12"/>', 'SEEN'))],
  [
    'words whose paragraph mark is hidden',
    paragraph(`<w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr><w:r><w:t>SEEN</w:t></w:r>`),
  ],
  ['words after a hidden run', paragraph(`${run('<w:vanish/>', 'SECRET')}<w:r><w:t>SEEN</w:t></w:r>`)],
])('%s of a Word document are read', async (_name, body) => {
  const text = await readDocx(body);
  expect(text).toContain('SEEN');
  expect(text).not.toContain('SECRET');
});

test('words under a hidden style are not read, and a document with nothing hidden is left as it is', async () => {
  const plain = makeDocx(['Offer water.']);
  expect(await withoutHiddenText(plain)).toBe(plain);
  const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const styles = `<w:styles ${word}><w:style w:type="character" w:styleId="Ghost"><w:rPr><w:vanish/></w:rPr></w:style></w:styles>`;
  const document = `<w:document ${word}><w:body>${paragraph(run('<w:rStyle w:val="Ghost"/>', 'SECRET'))}${SHOWN}</w:body></w:document>`;
  const rewritten = await withoutHiddenText(
    makeZip([
      { name: 'word/styles.xml', data: Buffer.from(styles) },
      { name: 'word/document.xml', data: Buffer.from(document) },
    ]),
  );
  expect(rewritten.toString('latin1')).not.toContain('SECRET');
  expect(rewritten.toString('latin1')).toContain('Offer water with meals.');
});

const LONG = 'Offer solid food from around six months, once a day at first. '.repeat(15);
const readHtml = (hidden: string, head = '') =>
  extractHtml(
    Buffer.from(
      `<html><head>${head}</head><body><article><p>${LONG}</p>${hidden}<p>${LONG}</p></article></body></html>`,
    ),
    {},
  ).text;

test.each([
  ['display', '<p style="display:none">SECRET</p>'],
  ['visibility', '<p style="color:red; visibility: hidden">SECRET</p>'],
  ['no opacity', '<p style="opacity:0">SECRET</p>'],
  ['one pixel', '<p style="font-size:1px;">SECRET</p>'],
  ['white letters', '<p style="color:#FFF">SECRET</p>'],
  ['beside the screen', '<p style="position:absolute;left:-9999px">SECRET</p>'],
  ['for no reader', '<p aria-hidden="true">SECRET</p>'],
])('a page’s words that are hidden by %s are not read', (_name, hidden) => {
  expect(readHtml(hidden)).not.toContain('SECRET');
});

test('nor what its own style sheet hides; what is only hidden on paper, or white on a ground, is read', () => {
  const sheet =
    '<style>/* c */ .ghost, #none { color: white } @media print { .paper { display: none } } p:bad( { }</style>';
  const text = readHtml('<p class="ghost">SECRET</p><p class="paper">PAPER</p>', sheet);
  expect(text).not.toContain('SECRET');
  expect(text).toContain('PAPER');
  expect(readHtml('<p style="color:#fff;background:#000">SEEN</p>')).toContain('SEEN');
  expect(readHtml('<p style="opacity:0.9;font-size:11px">SEEN</p>')).toContain('SEEN');
});

test('a PDF’s letters of a point and words beside the page are not read; a page that is small throughout is', async () => {
  const shown = '/F1 12 Tf 1 0 0 1 60 780 Tm (Offer water with meals.) Tj';
  const { text } = await extractPdf(
    makeStyledPdf(`${shown} /F1 0.5 Tf 1 0 0 1 60 700 Tm (SECRET) Tj /F1 12 Tf 1 0 0 1 -900 700 Tm (BESIDE) Tj`),
  );
  expect(text).toBe('Offer water with meals.');
  const small = await extractPdf(makeStyledPdf('/F1 1 Tf 1 0 0 1 60 700 Tm (Offer water.) Tj'));
  expect(small.text).toContain('Offer water');
});
