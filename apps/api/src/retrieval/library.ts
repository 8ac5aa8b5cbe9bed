import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  fuseVectors,
  type Passage,
  type RankedPassage,
  type RankSource,
  scoreChunks,
  trimRanking,
} from '@nestling/rag/retrieve';
import { createIndexCache } from './index-cache.ts';
import { chunkAt, type IndexGroup, placeIn } from './index-groups.ts';
import { createConversationIndexes, guideSource } from './passage-index.ts';
import { type ChunkPlace, findChunks, findNeighbours, type QueryVector } from './passages.repo.ts';
import { embedQuery, type VectorDeps } from './query-vector.ts';
import { createTopics } from './topics.ts';

export { type DocumentToIndex, indexDocument } from './index-document.ts';

export type RetrieveRequest = {
  userId: number;
  /** A question that stands alone. */
  query: string;
  ageWeeks: number | null;
  /** The built-in guide; the same array every time, for it is indexed once. */
  guide: readonly Passage[];
  /** The person's own earlier words. */
  conversation: readonly Passage[];
  limit: number;
  signal?: AbortSignal;
};

/** Ranked passages out of what one person may read. */
export type Library = {
  retrieve: (request: RetrieveRequest) => Promise<RankedPassage[]>;
  /** Resolves when nothing is being learnt in the background. */
  idle: () => Promise<void>;
};

/** Candidates of each kind of search for every passage asked for, before repetitions are left out. */
const CANDIDATES = 4;
const MIN_CANDIDATES = 40;
/** Passages of one other family at most. */
const MAX_OF_ANOTHER = 4;

export function createLibrary(deps: VectorDeps): Library {
  const { db, logger } = deps;
  const cache = createIndexCache(db);
  const conversationIndex = createConversationIndexes();
  let waiting = 0;
  const topics = createTopics(db, logger, () => waiting > 0);

  async function retrieve(request: RetrieveRequest): Promise<RankedPassage[]> {
    waiting += 1;
    try {
      return await find(request);
    } finally {
      waiting -= 1;
    }
  }

  async function find(request: RetrieveRequest): Promise<RankedPassage[]> {
    const { userId, query, guide, conversation, limit, signal } = request;
    const [parts, vector] = await Promise.all([cache.partsOf(userId), embedQuery(deps, userId, query, signal)]);
    for (const part of parts) await topics.place(part);
    signal?.throwIfAborted();
    const groups = parts.flatMap((part) => part.groups);
    const sources: RankSource[] = [
      ...groups,
      guideSource(guide, request.ageWeeks),
      { index: conversationIndex(userId, conversation) },
    ];
    const candidates = Math.max(MIN_CANDIDATES, CANDIDATES * limit);
    // The database measures distances while this thread ranks words.
    const [neighbours, scores] = await Promise.all([
      vector ? findNeighbours(db, userId, vector, candidates) : [],
      nextTurn().then(() => scoreChunks(sources, query)),
    ]);
    signal?.throwIfAborted();
    const found = scores.top(candidates);
    const seen = new Set(found.map(({ source, chunk }) => `${source} ${chunk}`));
    for (const { documentId, ordinal } of neighbours) {
      const place = locate(groups, documentId, ordinal);
      if (place && !seen.has(`${place.source} ${place.chunk}`)) found.push(scores.of(place.source, place.chunk));
    }
    const given = [...guide, ...conversation];
    const rows = await readChunks(
      userId,
      found.flatMap(({ source, chunk }) =>
        source < groups.length ? [chunkAt(groups[source] as IndexGroup, chunk)] : [],
      ),
      vector,
    );
    const judged = found.flatMap((one) => {
      const group = groups[one.source];
      const row = group && rows.get(placeKey(chunkAt(group, one.chunk)));
      const passage = group ? row?.passage : given[one.source === groups.length ? one.chunk : guide.length + one.chunk];
      return passage
        ? [{ passage, ownerId: row?.ownerId ?? userId, lexical: one.score, cosine: row?.cosine, ...one }]
        : [];
    });
    const fused = fuseVectors(judged);
    const ranked = judged.map(({ passage, ownerId, lexical, cosine, coverage, topics }, at) => ({
      passage,
      ownerId,
      score: fused[at] as number,
      similarity: clamp(cosine ?? coverage),
      lexical,
      vector: clamp(cosine ?? topics),
    }));
    ranked.sort((a, b) => b.score - a.score);
    return trimRanking(
      fewOfEachOther(ranked, userId).map(({ ownerId: _, ...one }) => one),
      limit,
    );
  }

  async function readChunks(userId: number, places: ChunkPlace[], vector: QueryVector | undefined) {
    const rows = await findChunks(db, userId, places, vector);
    return new Map(rows.map((row) => [placeKey(row), row]));
  }

  return { retrieve, idle: topics.idle };
}

/** However much somebody shares, it does not crowd out what else answers. */
function fewOfEachOther<T extends { ownerId: number }>(ranked: readonly T[], userId: number): T[] {
  const taken = new Map<number, number>();
  return ranked.filter(({ ownerId }) => {
    if (ownerId === userId) return true;
    taken.set(ownerId, (taken.get(ownerId) ?? 0) + 1);
    return (taken.get(ownerId) ?? 0) <= MAX_OF_ANOTHER;
  });
}

function locate(groups: readonly IndexGroup[], documentId: number, ordinal: number) {
  for (const [source, group] of groups.entries()) {
    const chunk = placeIn(group, documentId, ordinal);
    if (chunk !== undefined) return { source, chunk };
  }
  return undefined;
}

const placeKey = ({ documentId, ordinal }: ChunkPlace) => `${documentId} ${ordinal}`;
const clamp = (value: number) => Math.min(1, Math.max(0, value));
