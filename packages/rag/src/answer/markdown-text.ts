import { isRowText, rowText } from '../table-row.ts';
import { withoutInvisible } from './invisible.ts';

/** Bracketed numbers in a document are its own footnotes; shown, they would pass for our citations. */
const FOOTNOTE_MARK =
  /\s?[[［【〔⟦]\s*\^?\s*(?:notes?|refs?|sources?|citation needed)?\s*\d{0,4}(?:\s*[,;–-]\s*\d{1,4})*\s*[\]］】〕⟧]/giu;
/** Markers that a document's line brings along: list bullets, heading signs, quotation bars. */
const LINE_MARK = /^\s*(?:(?:[-*+•·▪◦‣–—>]|#{1,6}|\d{1,2}[.)])\s+)+/u;

/**
 * A document's sentence as Markdown that shows exactly its words: nothing in it can become a link, an image, HTML,
 * emphasis or a citation.
 */
export function asMarkdownText(sentence: string): string {
  return withoutInvisible(isRowText(sentence) ? rowText(sentence) : sentence)
    .replace(/\s+/g, ' ')
    .replace(LINE_MARK, '')
    .replace(FOOTNOTE_MARK, '')
    .trim()
    .replace(/[\\`*_{}[\]<>#|~!]/g, (mark) => `\\${mark}`)
    .replace(/&(?=[#\w]+;)/g, '\\&')
    .replace(/(https?|ftp|mailto|javascript|data):/gi, '$1\\:')
    .replace(/\bwww\./gi, 'www\\.')
    .replace(/(?<=\w)@(?=\w)/g, '\\@')
    .replace(/^([-+=])/, '\\$1')
    .replace(/^(\d+)([.)])/, '$1\\$2');
}
