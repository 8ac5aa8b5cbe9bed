import { stemsOf, termMatch } from '../evidence/match-terms.ts';
import { askedFormOf } from './asked-form.ts';
import { readAsked } from './read-asked.ts';

const ASKING =
  /\b(?:(?:at |on |in |from |until |by )?(?:what|which)(?: (?:time|days?|weekdays?|date|month|year|week|age))?|who(?:m|se)?|when|where|why|how(?: (?:much|many|long|old|often|far|late|early|soon))?)\b/gi;

/** Whether a question says by itself what kind of thing it asks for: a time, a person, a price. */
export const asksForm = (question: string): boolean => askedFormOf(question) !== null;

/** What a question is about, without what it asked of it. */
export const withoutAsking = (question: string): string => question.replace(ASKING, ' ').replace(/[?]/g, ' ').trim();

/** Whether a text holds something of what a question itself names; one that names nothing is of anything. */
export function saysOf(question: string, text: string, childName: string | null): boolean {
  const named = readAsked(question, childName).terms.filter(({ kind }) => kind === 'subject');
  const stems = stemsOf(text);
  return named.length === 0 || named.some(({ stem, related }) => termMatch({ stem, weight: 1, related }, stems) > 0);
}
