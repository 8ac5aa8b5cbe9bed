import type { Region } from '@nestling/contracts/regions';
import type { AskCard, Urgent } from '@nestling/contracts/safety';
import { NEUTRAL_RULE } from '@nestling/contracts/safety/outranks';
import { normalizeText } from '../language/normalize-text.ts';
import { askCard, EARLIER, HAPPENING, neutralCard } from '../neutral-card.ts';
import { isDenial } from './read-resolution.ts';

type Asked = { message: string; region: Region };

const HELP =
  '(?:an ambulance|the ambulance|911|999|112|emergency services|poison control|the er|the emergency (?:room|department)|a ?& ?e|casualty|(?:the )?hospital)';
/** A parent who asks whether to get emergency help, without a danger that the rules know. */
const WHETHER = [
  String.raw`\bis (?:this|it|that) an emergency\b`,
  String.raw`\b(?:should|shall|do|must) (?:i|we) (?:(?:need|have) to )?(?:call|ring|phone|go to|take (?:her|him|them|my \w+|the \w+) to|bring (?:her|him|them) to|head to) ${HELP}`,
  String.raw`\bdoes (?:she|he|this|my \w+) need (?:to go to )?${HELP}`,
  String.raw`\b(?:i|we) need (?:emergency )?help (?:right )?now\b`,
].map((source) => new RegExp(source));

/** One calm question where emergency help is asked about and nothing says why; its answers decide. */
export function askWhetherNow({ message, region }: Asked): AskCard | null {
  const text = normalizeText(message).replace(/\s+/g, ' ');
  if (!WHETHER.some((pattern) => pattern.test(text))) return null;
  return askCard(region);
}

/** What a message says to an open question: the card it leads to, null for none, undefined where it is no answer to it. */
export function answerTo(ask: AskCard, { message, region }: Asked): Urgent | null | undefined {
  const said = readAnswer(ask, message);
  if (said === undefined) return undefined;
  if (ask.ruleId !== NEUTRAL_RULE) return null;
  if (said === HAPPENING) return { level: 'emergency', ...neutralCard(region) };
  return said === EARLIER ? { level: 'urgent', ...neutralCard(region) } : null;
}

const YES = /^(?:yes|yeah|yep|yup|right now|it is|now)\b/;
const NO = /^(?:no|nope|not now|in general|just asking|just wondering)\b/;

/** The answer a message gives, by its words, by a plain yes (the first), or by a plain no or that nothing like it happens (the last). */
function readAnswer(ask: AskCard, message: string): string | undefined {
  const text = normalizeText(message).trim();
  const exact = ask.answers.find((answer) => normalizeText(answer).trim() === text);
  if (exact !== undefined) return exact;
  if (YES.test(text)) return ask.answers[0];
  return NO.test(text) || isDenial(message) ? ask.answers.at(-1) : undefined;
}
