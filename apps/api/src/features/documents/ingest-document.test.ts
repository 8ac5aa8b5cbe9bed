import type { DocumentSummary } from '@nestling/contracts/documents';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Embedder } from '../../platform/embedder.ts';
import { type Session, signUp } from '../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { addFile, sendFile } from './fixtures/http-client.ts';
import { createIngestWorker, INGEST_FAILED } from './ingest-document.ts';
import { renewOutdatedDocuments } from './renew-documents.ts';

const LONG = Array.from(
  { length: 60 },
  (_, section) => `# Week ${section}\n\n${`In week ${section} the baby learnt to hold a spoon. `.repeat(25).trim()}`,
).join('\n\n');
const never = new AbortController().signal;

/** An embedder whose vectors can be told apart, and which may be told to fail after some batches. */
function countingEmbedder(id: string, failAfterBatches = Number.POSITIVE_INFINITY) {
  const texts: string[] = [];
  let batches = 0;
  const embedder: Embedder = {
    id,
    dimension: 3,
    batchSize: 8,
    isBuiltIn: false,
    embed: async (batch) => {
      if (batches >= failAfterBatches) throw new Error('the provider is down');
      batches += 1;
      texts.push(...batch);
      return batch.map((text) => [text.length, 0.5, -1 / 3]);
    },
  };
  return { embedder, texts };
}

let server: TestApp;
let parent: Session;
const first = countingEmbedder('first model');
beforeAll(async () => {
  server = await createTestApp({}, { embedder: first.embedder });
  parent = await signUp(server.app);
});
afterAll(() => server.close());

const ingest = (documentId: number, embedder: Embedder) =>
  createIngestWorker({ ...server.deps, embedder }).work({ documentId }, never);
const chunksOf = (documentId: number) =>
  server.deps.db
    .selectFrom('chunks')
    .select(['id', 'ordinal', 'content', 'char_start', 'char_end', 'embedding_model', 'embedding_dimension'])
    .select(sql<string>`embedding::text`.as('vector'))
    .where('document_id', '=', documentId)
    .orderBy('ordinal')
    .execute();
const segmentsOf = (documentId: number) =>
  server.deps.db
    .selectFrom('document_segments')
    .select(['version', 'data'])
    .where('document_id', '=', documentId)
    .execute();
const statusOf = async (documentId: number) =>
  (await parent.query<DocumentSummary[]>('documents.personal')).find(({ id }) => id === documentId);

test('every chunk has its place, its model and its vector, zero-padded to 1536', async () => {
  const { id } = await addFile(server, parent, 'weeks.txt', LONG);
  const chunks = await chunksOf(id);
  expect(chunks.length).toBeGreaterThan(20);
  expect(await statusOf(id)).toMatchObject({ status: 'ready', chunks: chunks.length });
  chunks.forEach((chunk, ordinal) => {
    expect(chunk.ordinal).toBe(ordinal);
    expect(LONG.slice(chunk.char_start, chunk.char_end)).toBe(chunk.content);
    expect([chunk.embedding_model, chunk.embedding_dimension]).toEqual(['first model', 3]);
  });
  const vector = JSON.parse(chunks[5]?.vector ?? '[]') as number[];
  expect(vector).toHaveLength(1536);
  expect([vector[1], vector[2], vector.slice(3).some((value) => value !== 0)]).toEqual([
    0.5,
    expect.closeTo(-1 / 3, 6),
    false,
  ]);
});

test('running again changes no chunk and no index, and embeds nothing again', async () => {
  const { id } = await addFile(server, parent, 'again.txt', LONG);
  const before = await chunksOf(id);
  const segments = await segmentsOf(id);
  expect(segments).toHaveLength(1);
  const embedded = first.texts.length;
  await ingest(id, first.embedder);
  await Promise.all([ingest(id, first.embedder), ingest(id, first.embedder)]);
  expect(await chunksOf(id)).toEqual(before);
  expect(await segmentsOf(id)).toEqual(segments);
  expect(first.texts.length).toBe(embedded);
});

test('a run that died half-way is finished by the next one, which embeds only what was left', async () => {
  const { id } = await addFile(server, parent, 'half.txt', LONG);
  const whole = await chunksOf(id);
  const dying = countingEmbedder('second model', 2);
  await expect(ingest(id, dying.embedder)).rejects.toThrow('the provider is down');
  const next = countingEmbedder('second model');
  await ingest(id, next.embedder);
  const chunks = await chunksOf(id);
  expect(chunks.map(({ id: chunkId }) => chunkId)).toEqual(whole.map(({ id: chunkId }) => chunkId));
  expect(new Set(chunks.map((chunk) => chunk.embedding_model))).toEqual(new Set(['second model']));
  expect([dying.texts.length, dying.texts.length + next.texts.length]).toEqual([16, chunks.length]);
});

test('a model that stays away fails the document in words, and Retry makes it ready (CRASH-010)', async () => {
  const answer = await sendFile(server, parent, 'failing.txt', LONG);
  const { id } = JSON.parse(answer.text) as DocumentSummary;
  await server.deps.jobs.idle();
  await server.deps.db.updateTable('documents').set({ status: 'processing' }).where('id', '=', id).execute();
  await createIngestWorker(server.deps).giveUp({ documentId: id }, new Error('connect ECONNREFUSED 10.0.0.1:443'));
  expect(await statusOf(id)).toMatchObject({ status: 'failed', error: INGEST_FAILED });
  const chunks = await chunksOf(id);

  const retried = await parent.mutate<DocumentSummary>('documents.retry', { documentId: id });
  expect(retried.status).toBe('processing');
  expect(retried.error).toBeUndefined();
  await server.deps.jobs.idle();
  expect(await statusOf(id)).toMatchObject({ status: 'ready', chunks: chunks.length });
  expect(await chunksOf(id)).toEqual(chunks);
});

test('Retry leaves a document that has not failed as it is, and is the owner’s alone', async () => {
  const { id } = await addFile(server, parent, 'fine.txt', 'Words.', true);
  expect((await parent.mutate<DocumentSummary>('documents.retry', { documentId: id })).status).toBe('ready');
  const other = await signUp(server.app);
  await expect(other.mutate('documents.retry', { documentId: id })).rejects.toMatchObject({ code: 'forbidden' });
  await parent.mutate('documents.setShared', { documentId: id, shared: false });
  await expect(other.mutate('documents.retry', { documentId: id })).rejects.toMatchObject({ code: 'not_found' });
});

test('a ready document whose new vectors cannot be made stays ready', async () => {
  const { id } = await addFile(server, parent, 'ready.txt', 'Words.');
  await createIngestWorker(server.deps).giveUp({ documentId: id }, new Error('no'));
  expect(await statusOf(id)).toMatchObject({ status: 'ready', chunks: 1 });
});

test('a document deleted while it is embedded leaves no chunk, and its job ends quietly', async () => {
  const { id } = await addFile(server, parent, 'gone.txt', LONG);
  const deleting: Embedder = {
    ...countingEmbedder('third model').embedder,
    embed: async (batch) => {
      await server.deps.db.deleteFrom('documents').where('id', '=', id).execute();
      return batch.map(() => [1]);
    },
  };
  await ingest(id, deleting);
  expect(await chunksOf(id)).toEqual([]);
});

test('vectors that do not fit are an error, not a broken row (CRASH-010)', async () => {
  const { id } = await addFile(server, parent, 'odd.txt', 'Words.');
  for (const vector of [[], new Array<number>(1537).fill(1), [Number.NaN]]) {
    const odd: Embedder = { ...first.embedder, id: 'odd model', embed: async () => [vector] };
    await expect(ingest(id, odd)).rejects.toThrow();
    expect((await chunksOf(id))[0]?.embedding_model).toBe('first model');
  }
});

const renew = () => renewOutdatedDocuments(server.deps, { batch: 2, pauseMs: 20 }).finished;

test('after a change of the embedding model, ready documents get new vectors and stay ready meanwhile', async () => {
  const { id } = await addFile(server, parent, 'model.txt', LONG);
  await renew();
  await server.deps.jobs.idle();
  expect(await renew()).toBe(0);
  const next = countingEmbedder('a newer model');
  const renewal = { ...server.deps, embedder: next.embedder };
  const all = await renewOutdatedDocuments(renewal, { batch: 200 }).finished;
  expect(all).toBeGreaterThan(2);
  expect(await statusOf(id)).toMatchObject({ status: 'ready' });
  await server.deps.jobs.idle();
  await ingest(id, next.embedder);
  expect(new Set((await chunksOf(id)).map((chunk) => chunk.embedding_model))).toEqual(new Set(['a newer model']));
  expect(await renewOutdatedDocuments(renewal, { batch: 200 }).finished).toBe(all - 1);
  await server.deps.jobs.idle();
  await ingest(id, first.embedder);
});

test('a document whose word index is of another format is indexed again', async () => {
  const { id } = await addFile(server, parent, 'format.txt', LONG);
  const before = await segmentsOf(id);
  await server.deps.db
    .updateTable('document_segments')
    .set({ version: 'old:abc', data: Buffer.from([1]) })
    .where('document_id', '=', id)
    .execute();
  await server.deps.db.updateTable('documents').set({ indexed_as: '0 first model' }).where('id', '=', id).execute();
  expect(await renew()).toBe(1);
  await server.deps.jobs.idle();
  expect(await segmentsOf(id)).toEqual(before);
});

test('renewing waits in few jobs at a time, behind what is uploaded meanwhile', async () => {
  const { db, jobs } = server.deps;
  const ids: number[] = [];
  for (let n = 0; n < 5; n++) ids.push((await addFile(server, parent, `old-${n}.txt`, `Words ${n}.`)).id);
  await db.updateTable('documents').set({ indexed_as: '0 first model' }).where('id', 'in', ids).execute();
  const renewal = renewOutdatedDocuments(
    { ...server.deps, jobs: { ...jobs, wake: () => {} } },
    { batch: 2, pauseMs: 5 },
  );
  let most = 0;
  for (let isOver = false; !isOver; ) {
    const waiting = await db.selectFrom('jobs').select(['document_id', 'turn']).orderBy('turn').orderBy('id').execute();
    most = Math.max(most, waiting.filter(({ turn }) => turn > 1000).length);
    const { id } = JSON.parse((await sendFile(server, parent, 'new.txt', 'New words.')).text) as DocumentSummary;
    const own = await db.selectFrom('jobs').select('turn').where('document_id', '=', id).executeTakeFirst();
    if (own) expect(own.turn).toBeLessThan(1000);
    const left = await db.selectFrom('documents').select('id').where('indexed_as', '=', '0 first model').execute();
    isOver = left.length === 0;
  }
  expect(await renewal.finished).toBe(5);
  await jobs.idle();
  expect(most).toBeLessThanOrEqual(3);
});

test('the built-in model stores no vector, and takes away what another one left', async () => {
  const { id } = await addFile(server, parent, 'words.txt', LONG);
  expect((await chunksOf(id))[0]?.vector).toBeTruthy();
  await ingest(id, { ...countingEmbedder('built in').embedder, isBuiltIn: true });
  const chunks = await chunksOf(id);
  expect(chunks.length).toBeGreaterThan(20);
  expect(chunks.filter((chunk) => chunk.vector !== null || chunk.embedding_model !== null)).toEqual([]);
  expect(await statusOf(id)).toMatchObject({ status: 'ready', chunks: chunks.length });
});
