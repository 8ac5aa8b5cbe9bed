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

const MAX_PEOPLE = 100;

/** Indexes of what people wrote earlier, kept while they wrote nothing new. */
export function createConversationIndexes() {
  const known = new Map<number, { state: string; index: WordIndex }>();
  return (userId: number, conversation: readonly Passage[]): WordIndex => {
    const state = conversation.map(({ key, text }) => `${key} ${text.length}`).join('\n');
    const before = known.get(userId);
    const entry = before?.state === state ? before : { state, index: indexPassages(conversation) };
    known.delete(userId);
    known.set(userId, entry);
    if (known.size > MAX_PEOPLE) known.delete(known.keys().next().value as number);
    return entry.index;
  };
}

function indexPassages(passages: readonly Passage[]): WordIndex {
  return createWordIndex(
    buildSegment(
      passages.map(({ title, heading, questions = [], text }) => ({
        text,
        title: [title, heading, ...questions].filter(Boolean).join(' '),
      })),
    ),
  );
}
