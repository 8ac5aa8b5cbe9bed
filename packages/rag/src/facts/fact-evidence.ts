import type { Evidence } from '../evidence/index.ts';
import { sentencesOf } from '../evidence/sentences.ts';
import type { Fact } from './find-facts.ts';

/** A sentence that begins so leans on the one before it. */
const LEANS =
  /^(?:so|then|and|but|or|also|too|yet|still|instead|that|this|these|those|they|it|its|he|she|both|each|one|another|the (?:first|second|third|other) one)\b/i;

/** Facts as numbered sources, a passage each, in the order given; `text` and `sentences` are what may be quoted and no more. */
export function factEvidence(facts: readonly Fact[], firstNumber: number, strength: number): Evidence[] {
  const byPassage = new Map<string, Fact[]>();
  for (const fact of facts)
    byPassage.set(fact.unit.passage.key, [...(byPassage.get(fact.unit.passage.key) ?? []), fact]);
  return [...byPassage.values()].map((some, at) => {
    const [best] = some as [Fact, ...Fact[]];
    const { passage } = best.unit;
    const spans = some.flatMap(withLead).toSorted((a, b) => a.start - b.start);
    const sentences = spans
      .filter((span, index) => span.start !== spans[index - 1]?.start)
      .map((span) => ({ ...span, relevance: best.coverage, holdsAnswer: true }));
    const [start, end] = [sentences[0]?.start ?? 0, sentences.at(-1)?.end ?? 0];
    return {
      number: firstNumber + at,
      passage,
      similarity: Math.min(1, best.coverage),
      coverage: best.coverage,
      strength,
      text: passage.text.slice(start, end),
      start,
      end,
      sentences,
    };
  });
}

function withLead({ unit }: Fact) {
  const own = { text: unit.text, start: unit.start, end: unit.end };
  if (unit.isRow || !LEANS.test(unit.text)) return [own];
  const before = sentencesOf(unit.passage.text).findLast(({ end }) => end <= unit.start);
  const gap = before ? unit.passage.text.slice(before.end, unit.start) : '';
  return before && !gap.includes('\n') ? [before, own] : [own];
}
