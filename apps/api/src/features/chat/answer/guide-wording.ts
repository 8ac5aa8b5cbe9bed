import { LEARN_MORE } from '@nestling/contracts/chat/rules';
import { fillSlots, type Region } from '@nestling/contracts/regions';
import { AGE_RANGES, ANSWERS } from '@nestling/contracts/topics/content';

const cards = AGE_RANGES.flatMap((range) => [...range.topics, ...range.activities]);
const titles = [...cards, ...ANSWERS].map(({ title }) => title);
const subjects = [
  ...cards.map(({ subtitle }) => subtitle),
  ...AGE_RANGES.flatMap((range) => range.milestones.map(({ text }) => text)),
];
type Wordings = { titles: ReadonlySet<string>; subjects: ReadonlySet<string> };
const byRegion = new Map<Region, Wordings>();

function wordingsOf(region: Region): Wordings {
  const filled = (texts: readonly string[]) => new Set(texts.map((text) => fillSlots(text, region)));
  const known = byRegion.get(region) ?? { titles: filled(titles), subjects: filled([...titles, ...subjects]) };
  byRegion.set(region, known);
  return known;
}

/** The guide's own words, sent by a tap on a title: they ask to read about a danger and do not report one. */
export function isGuideWording(message: string, region: Region): boolean {
  const wordings = wordingsOf(region);
  return (
    wordings.titles.has(message) || (message.startsWith(LEARN_MORE) && wordings.subjects.has(withoutLead(message)))
  );
}

/** What a card asks about, without the words that every card begins with. */
export function withoutLead(message: string): string {
  return message.startsWith(LEARN_MORE) ? message.slice(LEARN_MORE.length) : message;
}
