import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Figures, measureRankings, type Ranking } from './measure.ts';
import type { Peer } from './peers/peer.ts';
import type { BeirCollection } from './read-beir.ts';

export type Row = Figures & { method: string; indexMbPerS: number };

export function sizeInMb({ records }: BeirCollection): number {
  return records.reduce((sum, { title, text }) => sum + Buffer.byteLength(title) + Buffer.byteLength(text), 0) / 1e6;
}

export async function runPeer(collection: BeirCollection, peer: Peer): Promise<Row> {
  const started = performance.now();
  const search = await peer.index(collection.records);
  const indexed = performance.now() - started;
  const rankings: Ranking[] = [];
  for (const { id, text } of collection.queries) {
    const asked = performance.now();
    const recordIds = await search(text);
    rankings.push({ queryId: id, recordIds, ms: performance.now() - asked });
    await nextTurn();
  }
  return {
    method: peer.name,
    ...measureRankings(collection, rankings),
    indexMbPerS: sizeInMb(collection) / (indexed / 1000),
  };
}
