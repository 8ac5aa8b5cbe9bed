import { LEARN_MORE } from '@nestling/contracts/chat/rules';
import { AGE_RANGES } from '@nestling/contracts/topics/content';
import { wordingsOf } from './guide-in-region.ts';

const pages = AGE_RANGES.flatMap((range) => [...range.topics, ...range.activities]);
const titles = new Set(pages.flatMap(({ title }) => wordingsOf(title)));
const subjects = new Set([
  ...titles,
  ...pages.flatMap(({ subtitle }) => wordingsOf(subtitle)),
  ...AGE_RANGES.flatMap((range) => range.milestones.flatMap(({ text }) => wordingsOf(text))),
]);

/** The guide's own words, sent by a tap on a card: they ask to read about a danger and do not report one. */
export function isGuideWording(message: string): boolean {
  return titles.has(message) || (message.startsWith(LEARN_MORE) && subjects.has(message.slice(LEARN_MORE.length)));
}

/** What a card asks about, without the words that every card begins with. */
export function withoutLead(message: string): string {
  return message.startsWith(LEARN_MORE) ? message.slice(LEARN_MORE.length) : message;
}
