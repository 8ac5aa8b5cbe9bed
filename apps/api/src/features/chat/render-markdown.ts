import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

const marked = new Marked({ gfm: true, breaks: true, async: false });

const CITATION = /\[(\d{1,2})\]/g;

/**
 * Markdown as safe HTML: sanitized last, from a closed list of tags, so that nothing in it can run, load or submit.
 * `[n]` becomes a mark that the page links to the n-th source.
 */
export function renderMarkdown(markdown: string, sourceCount: number): string {
  const html = sanitizeHtml(marked.parse(markdown) as string, {
    allowedTags: [
      'p',
      'br',
      'strong',
      'em',
      'del',
      'ul',
      'ol',
      'li',
      'blockquote',
      'code',
      'pre',
      'h3',
      'h4',
      'a',
      'hr',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ],
    allowedAttributes: { a: ['href', 'rel', 'target'], ol: ['start'] },
    allowedSchemes: ['https', 'http', 'tel', 'mailto'],
    allowProtocolRelative: false,
    nestingLimit: 30,
    transformTags: {
      h1: 'h3',
      h2: 'h3',
      a: (tagName, attributes) => ({
        tagName,
        attribs: {
          ...(attributes.href ? { href: attributes.href } : {}),
          rel: 'noopener noreferrer nofollow',
          target: '_blank',
        },
      }),
    },
  });
  return html.replace(CITATION, (_, digits: string) => {
    const number = Number(digits);
    return number >= 1 && number <= sourceCount ? `<sup data-source="${number}">[${number}]</sup>` : '';
  });
}
