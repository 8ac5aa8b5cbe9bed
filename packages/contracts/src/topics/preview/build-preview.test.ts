import { describe, expect, test } from 'vitest';
import { compileGuide } from '../compile/compile-guide.ts';
import { answerFile, PUBLISHERS_FILE, readSample, SOURCE_FILE } from '../compile/sample-content.ts';
import { openGuide } from '../compiled-guide.ts';
import { AGE_RANGES, ANSWERS, PUBLISHERS, SOURCES } from '../content.ts';
import { buildPreview } from './build-preview.ts';
import { html, Markup } from './markup.ts';

const options = { region: 'GB' as const, counts: '2 < 3', warningsFor: () => [] };

describe('the preview of the guide', () => {
  const pages = buildPreview({ AGE_RANGES, ANSWERS, SOURCES, PUBLISHERS }, options);

  test('has a page for every topic, answer, source, age, subject and region', () => {
    const topics = AGE_RANGES.flatMap((range) => range.topics);
    for (const { id } of [...topics, ...ANSWERS]) expect(pages.has(`pages/${id}.html`), id).toBe(true);
    for (const { id } of SOURCES) expect(pages.has(`sources/${id}.html`), id).toBe(true);
    for (const { subject } of ANSWERS) expect(pages.has(`subjects/${subject}.html`), subject).toBe(true);
    expect([...pages.keys()].filter((path) => path.startsWith('ages/'))).toHaveLength(AGE_RANGES.length);
    expect([...pages.keys()].filter((path) => path.startsWith('regions/'))).toHaveLength(8);
  });

  test('leads nowhere that is not there', () => {
    for (const [path, text] of pages)
      for (const [, target = ''] of text.matchAll(/href="(?!https:)([^"]*)"/g))
        expect(
          pages.has(new URL(target, `https://guide.example/${path}`).pathname.slice(1)),
          `${path}: ${target}`,
        ).toBe(true);
  });

  test('shows no slot unfilled in a text', () => {
    for (const [path, text] of pages) {
      const article = /<article>(.*?)<\/article>/s.exec(text)?.[1] ?? '';
      expect(article.replaceAll('{user.childName}', ''), path).not.toMatch(/\{[^}\n]*\}/);
    }
  });
});

describe('a page', () => {
  const compiled = (text: string, phrasing: string, note: string) => {
    const content = readSample({
      'publishers.yaml': PUBLISHERS_FILE.replace('name: NHS', 'name: "N<H>S"'),
      'sources/nhs/naps.yaml': `${SOURCE_FILE}  - '${note}'\n`,
      'answers/sleep/nap.md': answerFile({ Most: text, '  - when do babies drop a nap c': `  - '${phrasing}'` }),
    });
    expect(content.problems).toEqual([]);
    return buildPreview(openGuide(compileGuide(content)), options).get('pages/nap.html') ?? '';
  };

  test('shows words as words, whatever they hold', () => {
    const page = compiled('Tea & 1 < 2 "always" {the doctor}.', '<script>alert(1)</script>', '5 > 3 & <b>');
    expect(page).toContain('Tea &amp; 1 &lt; 2 &quot;always&quot; your GP.');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain('5 &gt; 3 &amp; &lt;b&gt;');
    expect(page).toContain('N&lt;H&gt;S');
    expect(page).not.toContain('<script>alert');
  });

  test('holds the text in its blocks, its source with notes, what follows, and a box to comment in', () => {
    const page = compiled('Most drop to one nap.', 'when is one nap enough', 'One nap.');
    for (const words of [
      'Most drop to one nap.',
      '<h2>Watch</h2>',
      '<h2>Call</h2>',
      'Why so early?',
      'One nap.',
      '10 phrasings',
      '<textarea name="nap"',
      'nobody yet',
    ])
      expect(page).toContain(words);
    expect(page).toContain('href="../pages/early-waking.html"');
    expect(page).toContain('href="../sources/nhs/naps.html"');
  });
});

test('markup is escaped once, and only what is not markup', () => {
  expect(html`<a href="${'"><x>'}">${[html`<b>${'a&b'}</b>`, "it's"]}</a>`.html).toBe(
    '<a href="&quot;&gt;&lt;x&gt;"><b>a&amp;b</b>it&#39;s</a>',
  );
  expect(html`${false}${undefined}${0}${new Markup('<i>')}`.html).toBe('0<i>');
});
