import { isSameFigure, readFigures } from '@nestling/contracts/text/figures';
import type { Evidence } from '../evidence/index.ts';

export type CheckedNumbers = { markdown: string /** Sentences left out. */; leftOut: number };

/** A sentence with the marks of its sources, which stand before its stop or after it. */
const SENTENCE = /[^\n]*?(?:[.!?…]+["”’)*_]*(?:\s?\[[\d,;\s–-]+\])*(?=\s|$)|$)[^\S\n]*/gy;
const MARK = /\[(\d+(?:\s*[,;]\s*\d+)*)\]/g;
const LIST_MARK = /^\s*(?:\d{1,2}[.)]|[-*+•])\s+/;
const SMALL_COUNT = 2;
/** Not within a word: "B12" is a name. */
const NUMBER = /(?<![\p{L}\d])\d/u;

/**
 * Leaves out each sentence that cites sources and names a number, time, age or dose that none of them holds: it was invented,
 * or belongs elsewhere. What the parent said (`said`: question, age) may be named. While the text grows (`isPartial`) an
 * unfinished sentence with a number waits, for its citation is still to come.
 */
export function withoutInventedNumbers(
  markdown: string,
  evidence: readonly Evidence[],
  { said, isPartial = false }: { said: string; isPartial?: boolean },
): CheckedNumbers {
  let leftOut = 0;
  const known = new Map<number, string>();
  const textOf = (number: number) => {
    const one = evidence[number - 1];
    const text =
      known.get(number) ??
      (one
        ? `${one.passage.title}\n${one.passage.heading ?? ''}\n${one.passage.dated ?? ''}\n${one.passage.text}`
        : '');
    known.set(number, text);
    return text;
  };
  const lines = markdown.split('\n');
  const kept = lines.map((line, at) => {
    const mark = LIST_MARK.exec(line)?.[0] ?? '';
    const isLast = isPartial && at === lines.length - 1;
    const sentences = sentencesIn(line.slice(mark.length));
    const left = sentences.filter((sentence, index) => {
      if (isLast && index === sentences.length - 1 && NUMBER.test(sentence.replace(MARK, ''))) return false;
      const numbers = citedIn(sentence);
      if (numbers.length === 0 || isBorneOut(sentence.replace(MARK, ''), [...numbers.map(textOf), said])) return true;
      leftOut += 1;
      return false;
    });
    return left.length === 0 && sentences.length > 0 ? null : mark + left.join('');
  });
  return { markdown: kept.filter((line) => line !== null).join('\n'), leftOut };
}

function sentencesIn(line: string): string[] {
  return (line.match(SENTENCE) ?? []).filter((sentence) => sentence !== '');
}

function citedIn(sentence: string): number[] {
  return [...sentence.matchAll(MARK)].flatMap(([, numbers = '']) => numbers.split(/[,;]/).map(Number));
}

function isBorneOut(sentence: string, sources: readonly string[]): boolean {
  const claims = readFigures(sentence).filter(
    ({ isWord, value, at }) => !(isWord && value <= SMALL_COUNT) && !/\p{L}/u.test(sentence.charAt(at - 1)),
  );
  if (claims.length === 0) return true;
  const figures = sources.flatMap(readFigures);
  return claims.every(
    ({ implied, ...claim }) =>
      figures.some(
        (figure) => isSameFigure(claim, figure) || (implied && isSameFigure({ ...claim, ...implied }, figure)),
      ) || sources.some((source) => holdsText(source, sentence.slice(claim.at, claim.end))),
  );
}

/** Times and codes, which are no amounts, stand as they are written. */
const holdsText = (source: string, text: string) =>
  text.trim() !== '' &&
  new RegExp(String.raw`(?<![\d.,])${text.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\d|[.,]\d)`, 'i').test(
    source,
  );
