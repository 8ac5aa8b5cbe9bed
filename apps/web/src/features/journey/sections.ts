import type { Timeline, TimelineSection, TimelineTopic } from '@nestling/contracts/journey';
import type { Section } from './journey-search.ts';

export type GuideSection = Exclude<Section, 'past'>;

export const SECTION_WORDS = {
  past: 'Past',
  current: 'Typically Around Now',
  activities: 'Age-Appropriate Activities',
  upcoming: 'Coming Up',
} as const satisfies Record<Section, string>;

/** What the calls name a section by: in the request, and in the answer. */
export const SECTION_KEYS = {
  current: { request: 'current_topics', answer: 'current_topics' },
  activities: { request: 'activities_topics', answer: 'age_appropriate_activities' },
  upcoming: { request: 'upcoming_topics', answer: 'upcoming_topics' },
} as const satisfies Record<GuideSection, { request: TimelineSection; answer: keyof Timeline }>;

/** Specification §9: three at first, three more with every Load More. */
export const PAGE_SIZE = 3;

export function sectionItems(timeline: Timeline, section: GuideSection): TimelineTopic[] {
  return timeline[SECTION_KEYS[section].answer];
}

/** The timeline with a further page at the end of one section, nothing twice. */
export function appendPage(timeline: Timeline, page: Timeline, section: GuideSection): Timeline {
  const items = sectionItems(timeline, section);
  const held = new Set(items.map(({ id }) => id));
  const added = sectionItems(page, section).filter(({ id }) => !held.has(id));
  return { ...timeline, [SECTION_KEYS[section].answer]: [...items, ...added] };
}

/** Those of a tag: first from what is held, then what came for the tag alone; nothing twice. */
export function taggedItems(held: TimelineTopic[], extra: TimelineTopic[], tag: string): TimelineTopic[] {
  const ofTag = held.filter(({ tags }) => tags.some((each) => each === tag));
  const heldIds = new Set(held.map(({ id }) => id));
  return [...ofTag, ...extra.filter(({ id }) => !heldIds.has(id))];
}

export function distinctTags(items: readonly { tags: readonly string[] }[]): string[] {
  return [...new Set(items.flatMap(({ tags }) => tags))].toSorted();
}
