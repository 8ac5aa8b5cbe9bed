import { nameChild, plainText, withoutQuotes } from '@nestling/rag/answer';
import type { Evidence } from '@nestling/rag/evidence';
import { findNeverSay } from '@nestling/safety';

const DAYS_PER_WEEK = 7;
const CITATION = /\s*\[\d+\]/g;

type Family = { ageDays: number | null; childName: string | null };
/** A sentence of a source in each way that a reply may write it. */
type Quotable = { ways: string[]; isSafe: () => boolean };

/**
 * What of a reply the never-say rules have to judge: all of it but whole sentences of the guide's pages that are safe to
 * say to this child. Those for the child's age were judged, at both ends of their ages, when the guide was built, and the
 * rules misread some of them ("leave in the shop: bumpers"). Of a page for another age a sentence is safe that by itself
 * breaks no rule but those that misread it at both ends of the page's ages. What the family's own paper names as a diagnosis is quoted
 * as that: it was a doctor who made it.
 *
 * A growing reply is asked about many times: only what it quotes is judged, and once. `evidence` may grow meanwhile.
 */
export function createWordsToJudge(evidence: readonly Evidence[], family: Family): (text: string) => string {
  const quotables = new Map<Evidence, Quotable[]>();
  const quotablesOf = (one: Evidence) => {
    const made = quotables.get(one) ?? readQuotables(one, family);
    quotables.set(one, made);
    return made;
  };
  return (text) => {
    const plain = text.replace(CITATION, '').replace(/[^\S\n]+/g, ' ');
    return evidence
      .flatMap(quotablesOf)
      .flatMap(({ ways, isSafe }) => {
        const quoted = ways.filter((way) => plain.includes(way));
        return quoted.length > 0 && isSafe() ? quoted : [];
      })
      .sort((a, b) => b.length - a.length)
      .reduce((left, sentence) => left.replaceAll(sentence, ''), plain)
      .trim();
  };
}

function readQuotables(one: Evidence, { ageDays, childName }: Family): Quotable[] {
  const { passage, sentences } = one;
  if (passage.kind === 'document')
    return sentences.map(({ text }) => {
      const said = plainText(text);
      return { ways: [said], isSafe: once(() => isDiagnosis(said, ageDays)) };
    });
  if (passage.kind !== 'guide') return [];
  const isOfAge = isForAge(passage, ageDays);
  return sentencesOf(one).map((said) => ({
    ways: [said, (childName && nameChild(said, childName)) || []].flat(),
    isSafe: once(() => isOfAge || isSafe(said, passage, ageDays)),
  }));
}

function once(judge: () => boolean): () => boolean {
  let verdict: boolean | undefined;
  return () => {
    verdict ??= judge();
    return verdict;
  };
}

function isDiagnosis(said: string, ageDays: number | null): boolean {
  const broken = findNeverSay(said, ageDays);
  return broken.length > 0 && broken.every((id) => id === 'diagnose');
}

const SCHOOL_AGE_WEEKS = 260;

/**
 * Where nobody has told the child's age, a page fits that begins at birth, for the youngest are those whom most rules protect; and one
 * that begins at school age: what is asked of teens is not asked of a baby ("a try at a beer").
 */
function isForAge({ startWeeks, endWeeks }: Evidence['passage'], ageDays: number | null): boolean {
  if (startWeeks === undefined || endWeeks === undefined) return false;
  if (ageDays === null) return startWeeks === 0 || startWeeks >= SCHOOL_AGE_WEEKS;
  const weeks = Math.floor(ageDays / DAYS_PER_WEEK);
  return weeks >= startWeeks && weeks <= endWeeks;
}

function isSafe(said: string, { startWeeks = 0, endWeeks = 0 }: Evidence['passage'], ageDays: number | null): boolean {
  const broken = findNeverSay(said, ageDays);
  if (broken.length === 0) return true;
  const misread = [startWeeks, endWeeks].map((weeks) => findNeverSay(said, weeks * DAYS_PER_WEEK));
  return broken.every((id) => misread.every((ids) => ids.includes(id)));
}

/** A page is said part by part; a part need not end as a sentence does. The longest go first: a short one may stand in a longer. */
function sentencesOf({ sentences, passage: { written } }: Evidence): string[] {
  const parts = written
    ? [...written.now, ...written.watch, ...written.call, ...(written.followUps ?? [])].map(({ text }) => flat(text))
    : [];
  const aloud = written?.sayAloud ? [flat(withoutQuotes(written.sayAloud))] : [];
  return [...parts, ...aloud, ...sentences.map(({ text }) => flat(text)).filter((one) => /[.!?:;”]$/.test(one))];
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
