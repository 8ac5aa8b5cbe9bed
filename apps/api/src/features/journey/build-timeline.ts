import { JOURNEY_PAGE, type Timeline, type TimelineInput, type TimelineSection } from '@nestling/contracts/journey';
import type { Region } from '@nestling/contracts/regions';
import { type AgeRange, byUrgency, findAgeRange } from '@nestling/contracts/topics';
import { type Guide, inRegion } from './guide.ts';

type Pagination = NonNullable<TimelineInput['pagination']>;

/** Every section's whole list, as item ids in the order they are shown. */
export type BuiltTimeline = Record<TimelineSection, string[]>;

const idOf = ({ id }: { id: string }) => id;

/** `weeks` is the age in whole weeks; an age that no range covers has nothing to show. */
export function buildTimeline(ranges: readonly AgeRange[], weeks: number): BuiltTimeline {
  const now = findAgeRange(ranges, weeks);
  if (!now) return { current_topics: [], activities_topics: [], upcoming_topics: [] };
  const later = ranges.slice(ranges.indexOf(now) + 1);
  return {
    current_topics: byUrgency(now.topics).map(idOf),
    activities_topics: now.activities.map(idOf),
    upcoming_topics: later.flatMap((range) => byUrgency(range.topics)).map(idOf),
  };
}

/** The first answer: the beginning of all three lists. */
export function firstPage(guide: Guide, built: BuiltTimeline, region: Region): Timeline {
  const page = (section: TimelineSection) => itemsOf(guide, built[section].slice(0, JOURNEY_PAGE), region);
  return {
    current_topics: page('current_topics'),
    age_appropriate_activities: page('activities_topics'),
    upcoming_topics: page('upcoming_topics'),
  };
}

/** Load More: the asked list, of one tag if asked, from `offset` on, without what the client says it holds. */
export function nextPage(
  guide: Guide,
  built: BuiltTimeline,
  { section, offset, existingItems, tag }: Pagination,
  region: Region,
): Timeline {
  const held = new Set(
    (existingItems ?? []).flatMap((item) => (typeof item === 'string' ? item : [item.id, item.title])),
  );
  const asked = itemsOf(guide, built[section], region).filter(
    ({ tags }) => tag === undefined || tags.some((each) => each === tag),
  );
  const rest = asked.slice(offset).filter(({ id, title }) => !held.has(id) && !held.has(title));
  const page = rest.slice(0, JOURNEY_PAGE);
  return {
    current_topics: section === 'current_topics' ? page : [],
    age_appropriate_activities: section === 'activities_topics' ? page : [],
    upcoming_topics: section === 'upcoming_topics' ? page : [],
  };
}

function itemsOf(guide: Guide, ids: string[], region: Region) {
  return ids.flatMap((id) => guide.items.get(id) ?? []).map((item) => inRegion(guide, item, region));
}
