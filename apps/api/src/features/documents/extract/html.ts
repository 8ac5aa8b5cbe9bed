import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { blockText } from './block-text.ts';
import { cleanLine, cleanText, hasWords } from './clean-text.ts';
import { type Extracted, type ExtractHints, unreadable } from './extracted.ts';
import { dropHidden } from './html-hidden.ts';
import { decodeText, isKnownCharset } from './txt.ts';

const MAX_ELEMENTS = 100_000;
const META_BYTES = 4096;
/** An article shorter than this share of the page's text has probably lost its main part. */
const MIN_ARTICLE_SHARE = 0.2;
const SHORT_PAGE = 600;

/** linkedom's document is close enough to the browser's, whose types the api does not load. */
type ReadabilityDocument = ConstructorParameters<typeof Readability>[0];

export const EMPTY_PAGE = 'There is no readable text on that page.';
export const WALLED_PAGE =
  'That page asks for a sign-in, for cookies or for a script before it shows its text, so it could not be read.';

/** A web page's main article (or its whole body when there is none) as text with Markdown marks, and its title. */
export function extractHtml(bytes: Buffer, hints: ExtractHints): Extracted {
  const html = decodeText(bytes, declaredCharset(bytes, hints.charset));
  const { document } = parseHTML(/<html[\s>]/i.test(html) ? html : `<!doctype html><html><body>${html}</body></html>`);
  if (document.querySelectorAll('*').length > MAX_ELEMENTS) throw unreadable(EMPTY_PAGE);
  const title = cleanLine(document.querySelector('title')?.textContent ?? '') || null;
  const hasPasswordField = document.querySelector('input[type=password]') !== null;
  dropHidden(document);
  const whole = cleanText(blockText(document.body));
  const article = new Readability(document as unknown as ReadabilityDocument, {
    maxElemsToParse: MAX_ELEMENTS,
  }).parse();
  const main = article?.content
    ? cleanText(blockText(parseHTML(`<html><body>${article.content}</body></html>`).document.body))
    : '';
  const text = main.length >= whole.length * MIN_ARTICLE_SHARE ? main : whole;
  if (isWall(text, hasPasswordField)) throw unreadable(WALLED_PAGE);
  if (!hasWords(text)) throw unreadable(EMPTY_PAGE);
  return { text, pageStarts: [], title: cleanLine(article?.title ?? '') || title };
}

function isWall(text: string, hasPasswordField: boolean): boolean {
  if (text.length > SHORT_PAGE) return false;
  return (
    hasPasswordField ||
    /\b(sign in|log ?in|enable (javascript|cookies)|accept (all )?cookies|cookie settings|are you (a )?human)\b/i.test(
      text,
    )
  );
}

/** The server's word first, then the page's own, as browsers do; nothing when neither names a charset that exists. */
function declaredCharset(bytes: Buffer, fromHeader: string | undefined): string | undefined {
  if (fromHeader && isKnownCharset(fromHeader)) return fromHeader;
  const start = bytes.subarray(0, META_BYTES).toString('latin1');
  const named = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(start)?.[1];
  return named && isKnownCharset(named) ? named : undefined;
}
