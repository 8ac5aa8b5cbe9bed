import type { Passage } from '../ports.ts';
import type { Evidence } from './judge-evidence.ts';
import { sentencesOf } from './sentences.ts';

/** A page of the guide as a numbered source, whole. `likelihood`: that it answers, 0..1. */
export function pageEvidence(passage: Passage, number: number, likelihood: number): Evidence {
  return {
    number,
    passage,
    similarity: likelihood,
    coverage: likelihood,
    strength: likelihood,
    text: passage.text,
    start: 0,
    end: passage.text.length,
    sentences: sentencesOf(passage.text).map((span) => ({ ...span, relevance: likelihood, holdsAnswer: true })),
  };
}
