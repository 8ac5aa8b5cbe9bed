import { isStopWord, stemsOf } from '../evidence/words.ts';

/** What names the child says nothing about the subject. */
const NAMES_CHILD = new Set(['child', 'babi', 'kid', 'son', 'daughter', 'infant', 'toddler']);

/** The distinct words of a text as stems, without those that tell nothing about its subject. */
export function tellingStems(text: string): string[] {
  return [...new Set(stemsOf(text).filter((one) => !isStopWord(one) && !NAMES_CHILD.has(one)))];
}
