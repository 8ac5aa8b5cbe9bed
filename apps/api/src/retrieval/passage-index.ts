import {
  ageFavour,
  buildSegment,
  createWordIndex,
  type Passage,
  type RankSource,
  type WordIndex,
} from '@nestling/rag/retrieve';

const indexes = new WeakMap<readonly Passage[], WordIndex>();

/** The guide as a source, indexed once; topics for another age are held back. */
export function guideSource(guide: readonly Passage[], ageWeeks: number | null): RankSource {
  const known = indexes.get(guide);
  const index = known ?? indexPassages(guide);
  if (!known) indexes.set(guide, index);
  return {
    index,
    favour: Float64Array.from(guide, ({ startWeeks, endWeeks }) => ageFavour(ageWeeks, startWeeks, endWeeks)),
  };
}

export function indexPassages(passages: readonly Passage[]): WordIndex {
  return createWordIndex(
    buildSegment(
      passages.map(({ title, heading, text }) => ({ text, title: heading ? `${title} ${heading}` : title })),
    ),
  );
}
