import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createLocalEmbedder } from '@nestling/rag/embed';
import type { RankedPassage } from '@nestling/rag/retrieve';
import { GUIDE_PASSAGES } from '../src/features/chat/answer/guide-passages.ts';
import { createLibrary } from '../src/retrieval/library.ts';
import { addReader, ingestRecords } from './ingest-records.ts';
import { openBenchDatabase, quiet } from './open-bench-database.ts';

const USAGE = `node bench/rank-collection.ts --input FILE --output FILE [--passages] [--database-url URL]

Puts the records of FILE into a fresh database as one person's documents, asks every query as the chat does, and writes
what was found. With --passages the built-in guide is asked too, and every ranking holds the passages the chat would
weigh, the records' own under the record's id as key. The database is the embedded one, or a new one on the server at URL.`;

/** Passages asked for: enough for ten records that may have several passages each. */
const LIMIT = 20;
/** As many as the chat asks for. */
const CHAT_LIMIT = 12;

export type RankInput = {
  records: { id: string; title: string; text: string }[];
  queries: { id: string; text: string }[];
};
export type RankOutput = {
  chunks: number;
  /** Everything from the text to rows, vectors and word index in the database. */
  ingestMs: number;
  /** Reading the index into memory and learning the topics. */
  loadMs: number;
  /** Record ids, best first, and the time of each query. */
  rankings: { queryId: string; recordIds: string[]; ms: number; passages?: RankedPassage[] }[];
};

const { values } = parseArgs({
  options: {
    input: { type: 'string' },
    output: { type: 'string' },
    passages: { type: 'boolean', default: false },
    'database-url': { type: 'string' },
  },
});
if (!values.input || !values.output) throw new Error(USAGE);
const input = JSON.parse(readFileSync(values.input, 'utf8')) as RankInput;
const database = await openBenchDatabase(values['database-url']);
try {
  writeFileSync(values.output, JSON.stringify(await rankAll(input)));
} catch (error) {
  rmSync(values.output, { force: true });
  throw error;
} finally {
  await database.close();
}

async function rankAll({ records, queries }: RankInput): Promise<RankOutput> {
  const { db } = database;
  const embedder = createLocalEmbedder();
  const userId = await addReader(db, 'bench');
  const started = performance.now();
  const { chunks, recordOf } = await ingestRecords(db, embedder, userId, records);
  const ingested = performance.now();
  const library = createLibrary({ db, embedder, logger: quiet });
  const ask = (query: string) =>
    library.retrieve({
      userId,
      query,
      ageWeeks: null,
      guide: values.passages ? GUIDE_PASSAGES : [],
      conversation: [],
      limit: values.passages ? CHAT_LIMIT : LIMIT,
    });
  for (let round = 0; round < 2; round++) {
    await ask(queries[0]?.text ?? '');
    await library.idle();
  }
  const loaded = performance.now();
  const rankings: RankOutput['rankings'] = [];
  for (const { id, text } of queries) {
    const asked = performance.now();
    const found = await ask(text);
    const ms = performance.now() - asked;
    const recordIds = [...new Set(found.map(({ passage }) => recordOf.get(passage.documentId ?? 0) ?? ''))];
    const passages = found.map((one) => {
      const record = recordOf.get(one.passage.documentId ?? 0);
      return record === undefined ? one : { ...one, passage: { ...one.passage, key: record } };
    });
    rankings.push({ queryId: id, recordIds, ms, ...(values.passages ? { passages } : {}) });
  }
  return { chunks, ingestMs: ingested - started, loadMs: loaded - ingested, rankings };
}
