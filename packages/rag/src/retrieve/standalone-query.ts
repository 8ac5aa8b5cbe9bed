import { tokenize } from './tokenize.ts';

export type Turn = { role: 'user' | 'assistant'; text: string };

/** A message with this many telling words of its own stands alone, unless it points back. */
const ENOUGH_WORDS = 4;
const MAX_CARRIED_WORDS = 24;
const LOOK_BACK = 3;
/** Openings that go on from what was said: "and at night?", "what about her?". */
const GOES_ON =
  /^(?:and|but|or|so|also|then|ok(?:ay)?|what about|how about|what if|even|why(?: not| is that)?\s*\?*$|how so|really|is that|are those|does that|tell me more|more|go on|since when|until when|for how long)\b/i;
/** Words that stand for something named before. */
const POINTS_BACK =
  /\b(?:it|its|that|this|those|these|them|they|he|him|his|she|her|hers|there|then|one|ones|same|instead)\b/i;

/**
 * The message as a query that needs no conversation: a follow-up is put behind the last questions it leans on, a message
 * that stands alone comes back as it is. `turns` are the earlier ones, oldest first.
 */
export function standaloneQuery(message: string, turns: readonly Turn[]): string {
  const own = message.trim();
  if (!leansBack(own)) return own;
  const earlier = turns.filter((turn) => turn.role === 'user').slice(-LOOK_BACK);
  const carried: string[] = [];
  for (const { text } of earlier.reverse()) {
    const question = text.trim();
    if (question === '' || question === own) continue;
    carried.unshift(firstWords(question, MAX_CARRIED_WORDS));
    if (!leansBack(question)) break;
  }
  return [...carried, own].join(' ');
}

function leansBack(message: string): boolean {
  const telling = new Set(tokenize(message)).size;
  if (GOES_ON.test(message)) return telling < 2 * ENOUGH_WORDS;
  return telling < ENOUGH_WORDS && (telling < 2 || POINTS_BACK.test(message));
}

function firstWords(text: string, limit: number): string {
  return text.split(/\s+/).slice(0, limit).join(' ');
}
