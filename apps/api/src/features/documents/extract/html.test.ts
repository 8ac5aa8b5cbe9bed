import { expect, test } from 'vitest';
import { extractHtml, WALLED_PAGE } from './html.ts';

const read = (html: string | Buffer, charset?: string) =>
  extractHtml(Buffer.from(html), charset === undefined ? {} : { charset });
const LONG = 'Offer solid food from around six months, once a day at first. '.repeat(15);

test('headings, lists and tables are kept as Markdown, menus, scripts and hidden text are not', () => {
  const { text, title } = read(`<!doctype html><html><head><title> First  foods </title><style>p{}</style></head><body>
    <nav><a href="/">Home</a></nav>
    <main><article><h1>First foods</h1><p>${LONG}</p><h2>Try</h2><ul><li>Pear</li><li>Peas</li></ul>
    <table><tr><th>Age</th><th>Meals</th></tr><tr><td>6 months</td><td>1</td></tr></table>
    <p hidden>secret words</p><script>alert(1)</script><p>${LONG}</p></article></main>
    <footer>Imprint</footer></body></html>`);
  expect(title).toBe('First foods');
  expect(text).toContain('- Pear\n- Peas');
  expect(text).toContain('| Age: 6 months | Meals: 1 |');
  expect(text).toMatch(/^#+ Try$/m);
  expect(text).not.toMatch(/alert|secret|p\{\}/);
});

test('text that looks like markup stays text', () => {
  expect(read(`<p>${LONG} &lt;script&gt;alert(1)&lt;/script&gt; 3 &lt; 4</p>`).text).toContain(
    '<script>alert(1)</script> 3 < 4',
  );
});

test.each([
  ['<p>Please <b>sign in</b></p><form><input type="password"></form>'],
  ['<p>Accept all cookies to go on.</p>'],
  ['<p>Please enable JavaScript.</p>'],
])('a wall is not taken for a page: %s', (html) => {
  expect(() => read(html)).toThrow(WALLED_PAGE);
});

test('a long article that only mentions cookies is read', () => {
  expect(read(`<article><p>${LONG} Bake cookies. Sign in at the door.</p></article>`).text).toContain('Bake cookies');
});

test.each([
  ['the server’s charset', Buffer.from([0x3c, 0x70, 0x3e, 0xe9, 0x74, 0xe9]), 'iso-8859-1'],
  [
    'the page’s own',
    Buffer.concat([Buffer.from('<meta charset="windows-1252"><p>'), Buffer.from([0xe9, 0x74, 0xe9])]),
    undefined,
  ],
  ['UTF-8 in spite of another word', Buffer.from('<p>été'), 'iso-8859-1'],
  ['an unknown charset', Buffer.from('<p>été'), 'x-unknown'],
])('%s is believed as browsers do, or bettered', (_name, bytes, charset) => {
  expect(read(bytes, charset).text).toBe('été');
});
