import type { AgeRange, Answer, Publisher, Source, TextPart } from './topic.schema.ts';

/** The one file that all of `content/` is compiled into. Pages name their sources, sources their publisher, by id. */
export type CompiledGuide = {
  publishers: Publisher[];
  sources: Source<string>[];
  answers: Answer<string>[];
  ranges: AgeRange<string>[];
};

export type Guide = {
  PUBLISHERS: readonly Publisher[];
  SOURCES: readonly Source[];
  ANSWERS: readonly Answer[];
  AGE_RANGES: readonly AgeRange[];
};

/** Puts the pages in the place of their ids. */
export function openGuide(compiled: CompiledGuide): Guide {
  const publishers = new Map(compiled.publishers.map((publisher) => [publisher.id, publisher]));
  const sources = new Map(
    compiled.sources.map((source) => [source.id, { ...source, publisher: getById(publishers, source.publisher) }]),
  );
  const named = (ids: string[]): Source[] => ids.map((id) => getById(sources, id));
  const cited = <T extends { source: string }>(parts: readonly T[]) =>
    parts.map((part) => ({ ...part, source: getById(sources, part.source) }));
  const blocks = <T extends { now: TextPart<string>[]; watch: TextPart<string>[]; call: TextPart<string>[] }>(
    page: T,
  ) => ({
    ...page,
    now: cited(page.now),
    watch: cited(page.watch),
    call: cited(page.call),
  });
  return {
    PUBLISHERS: compiled.publishers,
    SOURCES: [...sources.values()],
    ANSWERS: compiled.answers.map((answer) => ({
      ...blocks(answer),
      followUps: cited(answer.followUps),
      sources: named(answer.sources),
    })),
    AGE_RANGES: compiled.ranges.map((range) => ({
      ...range,
      topics: range.topics.map((topic) => ({
        ...blocks(topic),
        topic_sources: named(topic.topic_sources),
        proactive_message_sources: named(topic.proactive_message_sources),
      })),
      activities: range.activities.map((activity) => ({ ...activity, sources: named(activity.sources) })),
      milestones: range.milestones.map((milestone) => ({ ...milestone, sources: named(milestone.sources) })),
    })),
  };
}

function getById<T>(entries: ReadonlyMap<string, T>, id: string): T {
  const found = entries.get(id);
  if (found === undefined) throw new Error(`The compiled guide names ${id}, which it does not hold`);
  return found;
}
