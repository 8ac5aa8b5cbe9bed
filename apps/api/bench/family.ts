import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createLocalEmbedder } from '@nestling/rag/embed';
import { sql } from 'kysely';
import { GUIDE_PASSAGES } from '../src/features/chat/answer/guide-passages.ts';
import { createLibrary, type Library } from '../src/retrieval/library.ts';
import { findNeighbours } from '../src/retrieval/passages.repo.ts';
import { addFamily, conversationOf, type Family } from './family/add-family.ts';
import { exactNeighbours } from './family/exact-neighbours.ts';
import { standInEmbedder, VECTOR_MODEL } from './family/stand-in-embedder.ts';
import { createTexts } from './family/texts.ts';
import { openBenchDatabase, quiet } from './open-bench-database.ts';

const USAGE = `node bench/family.ts [--families N] [--chunks N] [--queries N] [--database-url URL] [--json FILE]

How long a parent's question waits for its passages: N families with N chunks each, the guide and 400 earlier messages
beside them. Embedded: one family of 2,000 chunks. On the PostgreSQL at URL: 1,000 families of 200 chunks. Vectors are a
stand-in, so a provider's own time is not in it; recall is measured against every distance in the family's scope.`;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    families: { type: 'string' },
    chunks: { type: 'string' },
    queries: { type: 'string', default: '300' },
    'database-url': { type: 'string' },
    json: { type: 'string' },
    help: { type: 'boolean' },
  },
});

type Row = { what: string; p50: number; p95: number; worst: number };

if (values.help) console.log(USAGE);
else await main();

async function main(): Promise<void> {
  const isServer = values['database-url'] !== undefined;
  const familyCount = Number(values.families ?? (isServer ? 1_000 : 1));
  const chunkCount = Number(values.chunks ?? (isServer ? 200 : 2_000));
  const database = await openBenchDatabase(values['database-url']);
  try {
    const { db } = database;
    const texts = createTexts();
    const families: Family[] = [];
    for (let n = 0; n < familyCount; n++) families.push(await addFamily(db, texts, n, chunkCount));
    await sql`vacuum analyze`.execute(db);
    const queries = Array.from({ length: Number(values.queries) }, () => texts.question());
    const pick = (n: number) => families[(n * 7919) % families.length] as Family;
    const conversation = conversationOf(texts);
    const time = async (what: string, library: Library, offset: number): Promise<Row> => {
      const times: number[] = [];
      for (const [n, query] of queries.entries()) {
        const { userId } = pick(n + offset);
        const asked = performance.now();
        await library.retrieve({ userId, query, ageWeeks: 40, guide: GUIDE_PASSAGES, conversation, limit: 12 });
        times.push(performance.now() - asked);
      }
      times.sort((a, b) => a - b);
      const at = (share: number) => times[Math.ceil(share * times.length) - 1] ?? 0;
      return { what, p50: at(0.5), p95: at(0.95), worst: at(1) };
    };
    const words = createLibrary({ db, embedder: createLocalEmbedder(), logger: quiet });
    const withVectors = createLibrary({ db, embedder: standInEmbedder, logger: quiet });
    const rows = [await time('words, families not asked before', words, 0)];
    await words.idle();
    rows.push(await time('words, topics placed', words, 0), await time('words, again', words, 0));
    await time('', withVectors, 0);
    await withVectors.idle();
    await time('', withVectors, 0);
    rows.push(await time('words and vectors', withVectors, 0));
    const recall = await measureRecall(db, families);
    console.log(
      `${familyCount} families of ${chunkCount} chunks, ${queries.length} questions, ${isServer ? 'PostgreSQL' : 'embedded'}`,
    );
    console.table(
      Object.fromEntries(
        rows.map(({ what, p50, p95, worst }) => [
          what,
          { 'p50 ms': p50.toFixed(1), 'p95 ms': p95.toFixed(1), 'worst ms': worst.toFixed(1) },
        ]),
      ),
    );
    console.log(`vectors: recall@10 against every distance in the family's scope ${recall.toFixed(3)}`);
    if (values.json)
      writeFileSync(
        path.resolve(process.env.INIT_CWD ?? '.', values.json),
        `${JSON.stringify({ families: familyCount, chunks: chunkCount, isServer, rows, recall }, null, 2)}\n`,
      );
  } finally {
    await database.close();
  }
}

/** Share of the truly nearest ten that the search gives, over some families and questions. */
async function measureRecall(db: Parameters<typeof findNeighbours>[0], families: readonly Family[]): Promise<number> {
  let hits = 0;
  let wanted = 0;
  for (let n = 0; n < 20; n++) {
    const { userId } = families[(n * 31) % families.length] as Family;
    const [vector = []] = await standInEmbedder.embed([`question ${n}`]);
    const exact = await exactNeighbours(db, userId, vector, 10);
    const found = await findNeighbours(db, userId, { model: VECTOR_MODEL, vector }, 10);
    const keys = new Set(found.map(({ documentId, ordinal }) => `${documentId} ${ordinal}`));
    hits += exact.filter((key) => keys.has(key)).length;
    wanted += exact.length;
  }
  return hits / wanted;
}
