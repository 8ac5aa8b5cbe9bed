import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RankedPassage } from '../../src/ports.ts';
import type { Ranker } from './keyword-ranking.ts';
import type { BenchDocument, BenchQuestion } from './read-collection.ts';

const RANK_COLLECTION = join(import.meta.dirname, '../../../../apps/api/bench/rank-collection.ts');

type Output = { rankings: { queryId: string; passages: RankedPassage[] }[] };

/** What the product finds for each question in its own database, the built-in guide beside the documents. */
export function rankByProduct(documents: readonly BenchDocument[], questions: readonly BenchQuestion[]): Ranker {
  const folder = mkdtempSync(join(tmpdir(), 'nestling-bench-'));
  try {
    const [input, output] = [join(folder, 'input.json'), join(folder, 'output.json')];
    const queries = [...new Set(questions.map(({ text }) => text))].map((text) => ({ id: text, text }));
    writeFileSync(input, JSON.stringify({ records: documents, queries }));
    const { status } = spawnSync(
      process.execPath,
      [RANK_COLLECTION, '--input', input, '--output', output, '--passages'],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    if (status !== 0) throw new Error(`The product's run ended with ${status}`);
    const { rankings } = JSON.parse(readFileSync(output, 'utf8')) as Output;
    const found = new Map(rankings.map(({ queryId, passages }) => [queryId, passages]));
    return { rank: (question) => found.get(question) ?? [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
