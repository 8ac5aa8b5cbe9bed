import { withoutInvisible } from './invisible.ts';

/**
 * Makes foreign text safe to stand between the prompt's own tags: it can open and close none, because every `<` that
 * could begin a tag or a special token is written `&lt;`. "38 < 39" and "<38°C" stay as they are.
 */
export function quoteText(text: string): string {
  return withoutInvisible(text).replace(/[<＜‹﹤](?=\s*[\p{L}/!?|_\\])/gu, '&lt;');
}

/** The same on one line, without quotation marks, cut to a length: for names, titles and notes inside a tag or sentence. */
export function quoteLine(text: string, maxLength: number): string {
  const line = quoteText(text).replace(/\s+/g, ' ').replaceAll('"', "'").replaceAll('>', '&gt;').trim();
  return line.length > maxLength
    ? `${line
        .slice(0, maxLength - 1)
        .trimEnd()
        .toWellFormed()}…`
    : line;
}
