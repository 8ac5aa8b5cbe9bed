import { z } from 'zod';
import type { Question } from './sets.ts';

export const VERDICTS = ['right', 'partly', 'wrong', 'refused', 'near'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What a reader found: `near` is a reply that does not answer but offers the page that does, one tap away. */
export const judgement = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  verdict: z.enum(VERDICTS),
});
export type Judgement = z.output<typeof judgement>;

const AGES: [string, number][] = [
  ['0-3 months', 3],
  ['4-12 months', 12],
  ['1-2 years', 35],
  ['3-5 years', 71],
  ['6-9 years', 119],
  ['10-12 years', 155],
  ['13-18 years', Number.POSITIVE_INFINITY],
];

export function ageGroup(ageMonths: number | null): string {
  if (ageMonths === null) return 'not told';
  return AGES.find(([, upTo]) => ageMonths <= upTo)?.[0] ?? 'not told';
}

export type Tally = Record<Verdict, number> & { all: number };

/** Counts verdicts in groups; a judged id that no question has is an error, so that files of two sets never mix. */
export function tally(
  questions: Question[],
  judgements: Judgement[],
  groupOf: (question: Question) => string,
): Map<string, Tally> {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const groups = new Map<string, Tally>();
  for (const { id, verdict } of judgements) {
    const question = byId.get(id);
    if (!question) throw new Error(`No question has the id ${id}.`);
    const group = groupOf(question);
    const counts = groups.get(group) ?? { right: 0, partly: 0, wrong: 0, refused: 0, near: 0, all: 0 };
    counts[verdict] += 1;
    counts.all += 1;
    groups.set(group, counts);
  }
  return groups;
}
