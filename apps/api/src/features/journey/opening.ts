import { ageInDays, ageInWeeks, birthDateOf, type CalendarDate } from '@nestling/contracts/age';
import type { ClientUser } from '@nestling/contracts/auth';
import { type ChatOpening, HELLO } from '@nestling/contracts/chat';
import type { TopicBubble } from '@nestling/contracts/journey';
import type { Region } from '@nestling/contracts/regions';
import { type AgeRange, bubbleTopics, fillChildName, findAgeRange, proactiveTopic } from '@nestling/contracts/topics';
import { GUIDE, inRegion } from './guide.ts';

type Child = Pick<ClientUser, 'childAge' | 'childName'>;

/** What stands in an empty chat: the proactive message for the child's age, or the greeting when none is known. */
export function openingFor(child: Child, today: CalendarDate, region: Region): ChatOpening {
  const range = rangeOf(child, today);
  const leading = range && proactiveTopic(range);
  const topic = leading && inRegion(GUIDE, leading, region);
  if (!topic) return { content: HELLO, options: [], sources: [] };
  return {
    content: fillChildName(topic.proactive_message, child.childName),
    options: [topic.proactive_option_1, topic.proactive_option_2, topic.proactive_option_3],
    sources: topic.proactive_message_sources.map(({ name, url }) => ({ name, url })),
  };
}

/** At most three, the most urgent first; none without a birth date or a matching range. */
export function bubblesFor(child: Pick<Child, 'childAge'>, today: CalendarDate, region: Region): TopicBubble[] {
  const range = rangeOf(child, today);
  const topics = range ? bubbleTopics(range) : [];
  return topics.map(({ id, title, subtitle }) => inRegion(GUIDE, { id, title, subtitle }, region));
}

/** Whether the same is said of a child on each of these days. */
export function isOneAge(child: Pick<Child, 'childAge'>, days: readonly CalendarDate[]): boolean {
  return new Set(days.map((day) => rangeOf(child, day))).size === 1;
}

function rangeOf(child: Pick<Child, 'childAge'>, today: CalendarDate): AgeRange | undefined {
  const birth = birthDateOf(child.childAge);
  if (!birth) return undefined;
  // Born today in a zone ahead of the one we count in: not a day old yet, and no less at home in the first range.
  return ageInDays(birth, today) < -1 ? undefined : findAgeRange(GUIDE.ranges, Math.max(0, ageInWeeks(birth, today)));
}
