import { isRowText } from '../table-row.ts';

/** A sentence of a passage: `text === passage.text.slice(start, end)`. */
export type SentenceSpan = { text: string; start: number; end: number };

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

const ABBREVIATION =
  /(?:^|[\s("“])(?:(?:Dr|Mr|Mrs|Ms|Prof|St|Jr|Sr|vs|No|Nos|Fig|Inc|Ltd|Co|Corp|Gen|Col|Lt|Sgt|Rev|Hon|approx|e\.g|i\.e|cf|ca|c|al|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.|(?:\p{Lu}\.)+)\s*$/u;
const LINE = /[^\n]+/g;
const LONGEST_SPEECH = 160;
/** A line break inside a paragraph is layout when the next line goes on in lower case. */
const SOFT_BREAK = /(?<=[^\n.!?:;])\n(?=[ \t]*[\p{Ll}\p{N}(])(?![ \t]*\p{N}+[.)]\s)/gu;

/** "...the fridge.[3] Never": read as if the full stop stood last, or the mark would begin the next sentence. */
const FOOTNOTE_AFTER_STOP = /([.!?])((?:\[[^\]\n]{1,12}\])+)/g;

/**
 * Splits into sentences with exact offsets. A line of its own (heading, list item, table row) is a sentence of its own;
 * abbreviations and initials do not end one.
 */
export function sentencesOf(text: string): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  const joined = text.replace(SOFT_BREAK, ' ').replace(FOOTNOTE_AFTER_STOP, '$2$1');
  for (const line of joined.matchAll(LINE)) {
    if (isRowText(line[0].trim())) {
      push(spans, text, { start: line.index, end: line.index + line[0].length });
      continue;
    }
    let open: { start: number; end: number } | undefined;
    for (const part of segmenter.segment(line[0])) {
      const start = line.index + part.index;
      const end = start + part.segment.length;
      open = open ? { start: open.start, end } : { start, end };
      if (ABBREVIATION.test(text.slice(open.start, open.end)) || isInSpeech(text, open, line.index + line[0].length))
        continue;
      push(spans, text, open);
      open = undefined;
    }
    if (open) push(spans, text, open);
  }
  return spans;
}

/** “No biting. Biting hurts.” is one quotation, so long as it is closed soon. */
function isInSpeech(text: string, { start, end }: { start: number; end: number }, lineEnd: number): boolean {
  if (text.lastIndexOf('“', end - 1) < start || text.lastIndexOf('”', end - 1) > text.lastIndexOf('“', end - 1))
    return false;
  const closed = text.indexOf('”', end);
  return closed >= 0 && closed < Math.min(lineEnd, end + LONGEST_SPEECH);
}

function push(spans: SentenceSpan[], text: string, span: { start: number; end: number }): void {
  const raw = text.slice(span.start, span.end);
  const start = span.start + (raw.length - raw.trimStart().length);
  const end = span.start + raw.trimEnd().length;
  if (end > start && /[\p{L}\p{N}]/u.test(text.slice(start, end)))
    spans.push({ text: text.slice(start, end), start, end });
}
