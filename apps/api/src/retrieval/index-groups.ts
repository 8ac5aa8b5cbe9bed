import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  createWordIndex,
  decodeSegment,
  mergeSegments,
  type PlacedTopics,
  type Segment,
  sizeOfIndex,
  type WordIndex,
} from '@nestling/rag/retrieve';
import type { Db } from '../db/client.ts';
import { indexDocument } from './index-document.ts';
import * as repo from './library.repo.ts';
import { SEGMENT_FORMAT } from './segment-version.ts';

/** Documents that are indexed together. `starts` holds each document's first chunk in the index. */
export type IndexGroup = {
  key: string;
  documentIds: readonly number[];
  starts: readonly number[];
  index: WordIndex;
  /** Set once the library's topics are learnt. */
  topics: PlacedTopics | undefined;
};

/** One document in so many ends a group, so a change anywhere touches one group alone. */
const MEAN_GROUP = 64;
const MAX_GROUP = 256;
/** Documents whose segments are decoded between two turns of the event loop. */
const DECODED_AT_ONCE = 8;

/** The documents in order, cut where a hash of the id says so. */
export function cutGroups(versions: readonly repo.SegmentVersion[]): repo.SegmentVersion[][] {
  const groups: repo.SegmentVersion[][] = [];
  let group: repo.SegmentVersion[] = [];
  for (const version of versions) {
    group.push(version);
    if (group.length === MAX_GROUP || Math.imul(version.documentId, 0x9e3779b1) >>> 0 < 2 ** 32 / MEAN_GROUP) {
      groups.push(group);
      group = [];
    }
  }
  if (group.length > 0) groups.push(group);
  return groups;
}

export function groupKey(group: readonly repo.SegmentVersion[]): string {
  const text = group.map(({ documentId, version }) => `${documentId} ${version}`).join('\n');
  return createHash('sha256').update(text).digest('base64url');
}

export async function loadGroup(db: Db, versions: readonly repo.SegmentVersion[]): Promise<IndexGroup> {
  const stored = await repo.readSegments(
    db,
    versions.map(({ documentId }) => documentId),
  );
  const segments: Segment[] = [];
  for (const [at, one] of stored.entries()) {
    if (at > 0 && at % DECODED_AT_ONCE === 0) await nextTurn();
    segments.push(await readSegment(db, one));
  }
  const starts: number[] = [];
  let start = 0;
  for (const segment of segments) {
    starts.push(start);
    start += segment.chunkCount;
  }
  return {
    key: groupKey(versions),
    documentIds: stored.map(({ documentId }) => documentId),
    starts,
    index: createWordIndex(mergeSegments(segments)),
    topics: undefined,
  };
}

/** A segment of an older format is built anew from the chunks. */
async function readSegment(db: Db, { documentId, version, data }: repo.StoredSegment): Promise<Segment> {
  if (version.startsWith(`${SEGMENT_FORMAT}:`)) return decodeSegment(data);
  const title = (await repo.findFilename(db, documentId)) ?? '';
  return decodeSegment(
    await indexDocument(db, { documentId, title, chunks: await repo.listChunkTexts(db, documentId) }),
  );
}

/** Which chunk of which document lies at a place of the group's index. */
export function chunkAt(group: IndexGroup, chunk: number): { documentId: number; ordinal: number } {
  let low = 0;
  let high = group.starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((group.starts[middle] as number) <= chunk) low = middle;
    else high = middle - 1;
  }
  return { documentId: group.documentIds[low] as number, ordinal: chunk - (group.starts[low] as number) };
}

export function placeIn(group: IndexGroup, documentId: number, ordinal: number): number | undefined {
  const at = group.documentIds.indexOf(documentId);
  if (at < 0) return undefined;
  const place = (group.starts[at] as number) + ordinal;
  return place < (group.starts[at + 1] ?? group.index.segment.chunkCount) ? place : undefined;
}

/** Bytes, roughly, topics included. */
export function sizeOfGroup({ index, topics }: IndexGroup): number {
  return sizeOfIndex(index) + (topics?.places.byteLength ?? 512 * index.segment.chunkCount);
}
