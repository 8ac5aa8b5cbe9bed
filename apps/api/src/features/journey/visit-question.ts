import type { VisitSummary } from '@nestling/contracts/journey';
import type { QuestionRow } from './journey.repo.ts';

export type VisitQuestion = VisitSummary['questions'][number];

export function toVisitQuestion(row: QuestionRow): VisitQuestion {
  return { id: row.id, text: row.text, createdAt: row.createdAt.toISOString() };
}
