import { nameChild, plainText, withoutQuotes } from '@nestling/rag/answer';
import type { Evidence } from '@nestling/rag/evidence';
import { findNeverSay } from '@nestling/safety';

const DAYS_PER_WEEK = 7;
const CITATION = /\s*\[\d+\]/g;

/**
 * What of a reply the never-say rules have to judge: all of it but whole sentences of the guide's pages for the child's
 * age. These were judged, at both ends of their ages, when the guide was built, and the rules misread some of them
 * ("leave in the shop: bumpers"). A page for another age is judged like any other words. What the family's own paper names
 * as a diagnosis is quoted as that: it was a doctor who made it.
 */
export function wordsToJudge(
  text: string,
  evidence: readonly Evidence[],
  { ageDays, childName }: { ageDays: number | null; childName: string | null },
): string {
  const pages = evidence
    .filter(({ passage }) => ageDays !== null && isForAge(passage, ageDays))
    .flatMap(sentencesOf)
    .flatMap((said) => [said, (childName && nameChild(said, childName)) || []].flat());
  const known = [...pages, ...evidence.flatMap((one) => diagnosesIn(one, ageDays))].sort((a, b) => b.length - a.length);
  const plain = text.replace(CITATION, '').replace(/[^\S\n]+/g, ' ');
  return known.reduce((left, sentence) => left.replaceAll(sentence, ''), plain).trim();
}

function diagnosesIn({ passage, sentences }: Evidence, ageDays: number | null): string[] {
  if (passage.kind !== 'document') return [];
  return sentences
    .map(({ text }) => plainText(text))
    .filter((said) => {
      const broken = findNeverSay(said, ageDays);
      return broken.length > 0 && broken.every((id) => id === 'diagnose');
    });
}

function isForAge({ kind, startWeeks, endWeeks }: Evidence['passage'], ageDays: number): boolean {
  if (kind !== 'guide' || startWeeks === undefined || endWeeks === undefined) return false;
  const weeks = Math.floor(ageDays / DAYS_PER_WEEK);
  return weeks >= startWeeks && weeks <= endWeeks;
}

/** A page is said part by part; a part need not end as a sentence does. The longest go first: a short one may stand in a longer. */
function sentencesOf({ sentences, passage: { written } }: Evidence): string[] {
  const parts = written ? [...written.now, ...written.watch, ...written.call].map(({ text }) => flat(text)) : [];
  const aloud = written?.sayAloud ? [flat(withoutQuotes(written.sayAloud))] : [];
  return [...parts, ...aloud, ...sentences.map(({ text }) => flat(text)).filter((one) => /[.!?:;”]$/.test(one))];
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
