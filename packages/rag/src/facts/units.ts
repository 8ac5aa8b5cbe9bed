import { sentencesOf } from '../evidence/sentences.ts';
import type { Passage } from '../ports.ts';
import { cellsOf, isRowText } from '../table-row.ts';

/**
 * The smallest that is quoted: a sentence, or a row of a table. `section` is the heading it stands under; `label` is what a
 * row or a line with a colon is about, before its first value.
 */
export type Unit = {
  passage: Passage;
  text: string;
  start: number;
  end: number;
  section: string;
  label: string;
  isRow: boolean;
  /** Its place among the passage's units. */
  index: number;
};

const MAX_HEADING = 70;
const MAX_LABEL = 60;

export function unitsOf(passage: Passage): Unit[] {
  let section = passage.heading ?? '';
  const units: Unit[] = [];
  for (const { text, start, end } of sentencesOf(passage.text)) {
    if (isHeading(passage.text, text, start, end)) {
      section = text.replace(/^#+\s*/, '');
      continue;
    }
    const isRow = isRowText(text);
    units.push({
      passage,
      text,
      start,
      end,
      section,
      label: isRow ? rowLabel(text) : lineLabel(text),
      isRow,
      index: units.length,
    });
  }
  return units;
}

/** Marked as one, or a short line of its own without a stop. */
function isHeading(whole: string, text: string, start: number, end: number): boolean {
  if (text.startsWith('#')) return true;
  if (
    text.length > MAX_HEADING ||
    /[.!?:;,|]$/.test(text) ||
    /^[-*•|\d(]/.test(text) ||
    /\d{2}/.test(text) ||
    SIGNED.test(text) ||
    text.includes(':')
  )
    return false;
  return (
    isLineStart(whole, start) &&
    (whole[end] === '\n' || end === whole.length) &&
    /^\p{Lu}/u.test(text) &&
    end < whole.length
  );
}

/** A line of somebody's name and office stands under what they wrote. */
const SIGNED = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof)\b/;

const isLineStart = (whole: string, start: number) => start === 0 || whole[start - 1] === '\n';

function rowLabel(row: string): string {
  const [first = ''] = cellsOf(row);
  const at = first.indexOf(': ');
  const isPair = cellsOf(row).length === 1;
  return isPair ? first.slice(0, Math.max(0, at)) : first.slice(at + 1).trim();
}

function lineLabel(text: string): string {
  const at = text.indexOf(':');
  return at > 0 && at <= MAX_LABEL
    ? text
        .slice(0, at)
        .replace(/^[-*•\s]+/, '')
        .replace(/\([^)]*\)/g, '')
        .trim()
    : '';
}
