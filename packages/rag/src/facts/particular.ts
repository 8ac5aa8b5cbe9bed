import { stemsOf } from '../evidence/match-terms.ts';
import { wordsOf } from '../evidence/words.ts';
import type { Passage } from '../ports.ts';
import { readAsked } from './read-asked.ts';

const ADVICE = /\b(?:should|normal|okay|ok|safe|best|need to|worry|worried|help|usually|supposed|recommended)\b/i;
const PAST =
  /^(?:so |and |but )*(?:(?:when|what|which|who|where|how (?:much|many|long|old|often|tall)(?: \w+)?) )?(?:did|was|were|has|had|have)\b/i;
const WHAT_IS = /^(?:so |and |but )*(?:what|which|who|where|when|how \w+) ?(?:is|are|was|were|s|['’]s)\b/i;
/** "What does the letter say", "how much does the plan say": the paper is asked, whatever it is about. */
const ASKS_PAPER =
  /\b(?:the|our|my|her|his|this|that) (?:\w+ )?(?:plan|letter|paper|papers|document|sheet|list|handbook|contract|policy|note|notes|report|bulletin|timetable|schedule|leaflet|prescription) (?:say|says|said|mention|mentions|tell|tells|state|states)\b/i;
/** "Who coaches the team", "who has the key": somebody of theirs. */
const WHO_DOES = /^(?:so |and |but )*who (?!is\b|was\b|gets\b|needs\b)\p{L}+s (?:the|our|my|her|his|them|it)\b/iu;
const SINCE = /\b(?:since|yesterday|last|all)\b/i;

/**
 * Whether a question asks for a fact of this family that only its papers can hold (a date, a price, a person, what was), and
 * not for advice. `childName` alone makes nothing particular; the name of somebody in the papers does.
 */
export function isParticular(question: string, childName: string | null, papers: ReadonlySet<string>): boolean {
  if (ADVICE.test(question)) return false;
  if (ASKS_PAPER.test(question) || WHO_DOES.test(question)) return true;
  const asked = readAsked(question, childName);
  const child = childName?.trim().split(/\s+/)[0]?.toLowerCase();
  const others = asked.terms.filter(({ kind, stem }) => kind === 'name' && stem !== child && papers.has(stem));
  if (others.length > 0 || asked.form === 'phone') return true;
  const said = wordsOf(question);
  const isNamed = child !== undefined && said.some(({ text }) => bare(text) === child);
  if (PAST.test(question) && (isNamed || asked.form !== null)) return true;
  if (WHAT_IS.test(question) && (isNamed || /\b(?:our|the)\b/i.test(question)) && asked.form !== null) return true;
  const isTheirs = said.some(({ text }) => bare(text) === child && /['’]s$/.test(text));
  if (isNamed && isTheirs && WHAT_IS.test(question)) return true;
  return asked.times.length > 0 && /\b(?:what|who|which|where|when)\b/i.test(question) && !SINCE.test(question);
}

const bare = (word: string) => word.toLowerCase().replace(/['’]s$/, '');
const FACT =
  /^(?:so |and |but )*(?:(?:at|on|in|from|until|till|by|for|with|to) )?(?:what|which|who|whose|where|when|how (?:much|many|long|old|often|tall|big|heavy|far|late)|did|was|were|is|are|does|do|has|have)\b/i;

/** Not for advice: the family's papers might hold the answer. */
export const asksForFact = (question: string): boolean => FACT.test(question.trim()) && !ADVICE.test(question);

export function wordsOfPapers(passages: readonly Passage[]): ReadonlySet<string> {
  return stemsOf(...passages.flatMap(({ text, heading, title }) => [text, heading, title]));
}
