import type { Evidence } from '@nestling/rag/evidence';

const DAYS_PER_WEEK = 7;
const CITATION = /\s*\[\d+\]/g;

/**
 * What of a reply the never-say rules have to judge: all of it but whole sentences of the guide's pages for the child's
 * age. These were judged, at both ends of their ages, when the guide was built, and the rules misread some of them
 * ("leave in the shop: bumpers"). A page for another age is judged like any other words.
 */
export function wordsToJudge(text: string, evidence: readonly Evidence[], ageDays: number | null): string {
  if (ageDays === null) return text;
  const known = evidence.filter(({ passage }) => isForAge(passage, ageDays)).flatMap(sentencesOf);
  const plain = text.replace(CITATION, '').replace(/[^\S\n]+/g, ' ');
  return known.reduce((left, sentence) => left.replaceAll(sentence, ''), plain).trim();
}

function isForAge({ kind, startWeeks, endWeeks }: Evidence['passage'], ageDays: number): boolean {
  if (kind !== 'guide' || startWeeks === undefined || endWeeks === undefined) return false;
  const weeks = Math.floor(ageDays / DAYS_PER_WEEK);
  return weeks >= startWeeks && weeks <= endWeeks;
}

/** The longest first, so that a short one does not break a longer one that holds it. */
function sentencesOf({ sentences }: Evidence): string[] {
  return sentences
    .map(({ text }) => text.replace(/\s+/g, ' ').trim())
    .filter((sentence) => /[.!?:;”]$/.test(sentence))
    .sort((a, b) => b.length - a.length);
}
