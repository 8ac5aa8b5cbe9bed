import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { langchain } from './retrieval/peers/langchain.ts';
import { lunrPeer } from './retrieval/peers/lunr.ts';
import { minisearch, minisearchStemmed } from './retrieval/peers/minisearch.ts';
import { orama } from './retrieval/peers/orama.ts';
import type { Peer } from './retrieval/peers/peer.ts';
import { wink } from './retrieval/peers/wink.ts';
import { readBeir } from './retrieval/read-beir.ts';
import { type Row, runPeer } from './retrieval/run-peer.ts';
import { runProduct } from './retrieval/run-product.ts';

const USAGE = `node bench/retrieval.ts [--collection DIR]... [--database-url URL] [--no-peers] [--json FILE]

Ranks each collection (a folder in BEIR form) with the product on its embedded database, or on a new database of the
PostgreSQL at URL, and with other libraries beside it. Without --collection the set in bench/questions is used.
The product's indexing time holds everything until the text can be asked for in the database, vectors included;
the others index in memory.`;

const OWN_SET = join(import.meta.dirname, 'questions/child-care');
const PEERS: Peer[] = [wink, minisearch, minisearchStemmed, lunrPeer, orama, langchain];

type Report = { collection: string; records: number; queries: number; chunks: number; rows: Row[] };

const { values } = parseArgs({
  // pnpm hands on the "--" before the arguments.
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    collection: { type: 'string', multiple: true },
    'database-url': { type: 'string' },
    'no-peers': { type: 'boolean' },
    json: { type: 'string' },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(USAGE);
else await main();

async function main(): Promise<void> {
  // A path is meant from where the command was typed, which pnpm tells.
  const typedIn = process.env.INIT_CWD ?? process.cwd();
  const folders = values.collection?.map((folder) => resolve(typedIn, folder)) ?? [OWN_SET];
  const reports: Report[] = [];
  for (const folder of folders) {
    const report = await measure(folder);
    reports.push(report);
    print(report);
  }
  if (reports.length > 1) printMeans(reports);
  if (values.json) writeFileSync(resolve(typedIn, values.json), `${JSON.stringify(reports, null, 2)}\n`);
}

async function measure(folder: string): Promise<Report> {
  const collection = readBeir(folder);
  const { chunks, ...own } = runProduct(collection, values['database-url']);
  const rows: Row[] = [own];
  for (const peer of values['no-peers'] ? [] : PEERS) rows.push(await runPeer(collection, peer));
  return {
    collection: collection.name,
    records: collection.records.length,
    queries: collection.queries.length,
    chunks,
    rows,
  };
}

function print({ collection, records, queries, chunks, rows }: Report): void {
  console.log(`\n${collection}: ${records} records in ${chunks} chunks, ${queries} queries`);
  console.table(Object.fromEntries(rows.map((row) => [row.method, figures(row)])));
}

function figures(row: Row) {
  return {
    'nDCG@10': row.ndcg10.toFixed(4),
    'Recall@10': row.recall10.toFixed(4),
    'MRR@10': row.mrr10.toFixed(4),
    'index MB/s': row.indexMbPerS.toFixed(2),
    'query p50 ms': row.queryP50Ms.toFixed(1),
    'query p95 ms': row.queryP95Ms.toFixed(1),
  };
}

/** The mean nDCG@10 of each method, and how far the product is ahead of the best other. */
function printMeans(reports: readonly Report[]): void {
  const methods = reports[0]?.rows.map(({ method }) => method) ?? [];
  const ndcgOf = (report: Report, method: string) => report.rows.find((row) => row.method === method)?.ndcg10 ?? 0;
  const means = methods.map((method) => ({
    method,
    mean: reports.reduce((sum, report) => sum + ndcgOf(report, method), 0) / reports.length,
  }));
  console.log(`\nmean nDCG@10 of ${reports.length} collections`);
  console.table(Object.fromEntries(means.map(({ method, mean }) => [method, { 'nDCG@10': mean.toFixed(4) }])));
  const [own, ...others] = means;
  const best = others.toSorted((a, b) => b.mean - a.mean)[0];
  if (!own || !best) return;
  const ahead = (a: number, b: number) => `${(100 * (a / b - 1)).toFixed(1)}%`;
  console.log(`${own.method} against ${best.method}: ${ahead(own.mean, best.mean)} on the mean`);
  for (const report of reports) {
    const rival = report.rows.slice(1).toSorted((a, b) => b.ndcg10 - a.ndcg10)[0];
    if (rival)
      console.log(`  ${report.collection}: ${ahead(ndcgOf(report, own.method), rival.ndcg10)} (${rival.method})`);
  }
}
