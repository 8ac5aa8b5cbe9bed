import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureRankings, type Ranking } from './measure.ts';
import type { BeirCollection } from './read-beir.ts';
import { type Row, sizeInMb } from './run-peer.ts';

/** What the server's process answers; see apps/api/bench/rank-collection.ts. */
type Output = { chunks: number; ingestMs: number; loadMs: number; rankings: Ranking[] };
export type ProductRow = Row & { chunks: number };

const RANK_COLLECTION = join(import.meta.dirname, '../../../../apps/api/bench/rank-collection.ts');

/**
 * The product itself, in a process of the server: chunks, vectors and word index go into a fresh database, and queries are
 * timed around the very call that the chat makes, the database included.
 */
export function runProduct(collection: BeirCollection, databaseUrl: string | undefined): ProductRow {
  const folder = mkdtempSync(join(tmpdir(), 'nestling-bench-'));
  try {
    const [input, output] = [join(folder, 'input.json'), join(folder, 'output.json')];
    writeFileSync(input, JSON.stringify({ records: collection.records, queries: collection.queries }));
    const { status } = spawnSync(
      process.execPath,
      [RANK_COLLECTION, '--input', input, '--output', output, ...(databaseUrl ? ['--database-url', databaseUrl] : [])],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    if (status !== 0) throw new Error(`The product's run over ${collection.name} ended with ${status}`);
    const { chunks, ingestMs, loadMs, rankings } = JSON.parse(readFileSync(output, 'utf8')) as Output;
    return {
      method: databaseUrl ? 'Nestling (PostgreSQL)' : 'Nestling',
      ...measureRankings(collection, rankings),
      indexMbPerS: sizeInMb(collection) / ((ingestMs + loadMs) / 1000),
      chunks,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
