import { ANSWER_TAGS, CITATION_TAG } from '@nestling/contracts/chat/rules';
import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

const marked = new Marked({ gfm: true, breaks: true, async: false });

const MAX_TABLE_CELLS = 10_000;
const MAX_EMPHASIS = 2_000;
const DEEP_NESTING = /^(?:[ \t]*(?:>|[*+-][ \t]|\d{1,9}[.)][ \t])){31}/m;

const CITATION = /\[(\d{1,2})\]/g;

/**
 * Markdown as safe HTML: sanitized last, from a closed list of tags, so that nothing in it can run, load or submit.
 * `[n]` becomes a mark that the page links to the n-th source.
 */
export function renderMarkdown(markdown: string, sourceCount: number): string {
  const html = isCostly(markdown) ? toPlainHtml(markdown) : toSafeHtml(markdown);
  return html.replace(CITATION, (_, digits: string) => {
    const number = Number(digits);
    return number >= 1 && number <= sourceCount
      ? `<${CITATION_TAG} data-source="${number}">[${number}]</${CITATION_TAG}>`
      : '';
  });
}

/** What takes the parser seconds or its whole stack: short rows padded to wide tables, deep nesting, thousands of marks. */
function isCostly(markdown: string): boolean {
  const lines = markdown.split('\n');
  const columns = Math.max(...lines.map((line) => line.split('|').length));
  if (columns > 1 && columns * lines.length > MAX_TABLE_CELLS) return true;
  return DEEP_NESTING.test(markdown) || markdown.replace(/[^*_~`]/g, '').length > MAX_EMPHASIS;
}

function toPlainHtml(markdown: string): string {
  const escaped = markdown.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<p>${escaped.replaceAll('\n', '<br />')}</p>`;
}

function toSafeHtml(markdown: string): string {
  return keepAllowedHtml(marked.parse(markdown) as string);
}

/** HTML with nothing but the closed list of tags. */
export function keepAllowedHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...ANSWER_TAGS],
    allowedAttributes: { a: ['href', 'rel', 'target'], ol: ['start'] },
    allowedSchemes: ['https', 'http', 'tel', 'sms', 'mailto'],
    allowProtocolRelative: false,
    nestingLimit: 30,
    transformTags: {
      h1: 'h3',
      h2: 'h3',
      a: (tagName, attributes) => ({
        tagName,
        attribs: {
          // A link within this site is none a model may make.
          ...(attributes.href && /^(https?|tel|sms|mailto):/i.test(attributes.href) ? { href: attributes.href } : {}),
          rel: 'noopener noreferrer nofollow',
          target: '_blank',
        },
      }),
    },
  });
}
