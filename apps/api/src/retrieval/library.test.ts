import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLocalEmbedder, padVector } from '@nestling/rag/embed';
import type { Passage } from '@nestling/rag/retrieve';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDb, type DatabaseHandle } from '../db/client.ts';
import { migrateToLatest } from '../db/migrate.ts';
import type { Embedder } from '../platform/embedder.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { addPerson, addText } from './fixtures/add-document.ts';
import { indexedAs } from './indexed-as.ts';
import { createLibrary, indexDocument, type Library } from './library.ts';

const logger = pino({ level: 'silent' });
const dataDir = mkdtempSync(path.join(tmpdir(), 'nestling-library-'));
let server: Awaited<ReturnType<typeof createTestDatabase>>;
let database: DatabaseHandle;
let library: Library;

beforeAll(async () => {
  server = await createTestDatabase();
  database = await createDb({ DATABASE_URL: server?.url, DATABASE_POOL_MAX: 4, DATA_DIR: dataDir }, logger);
  await migrateToLatest(database.db);
  library = createLibrary({ db: database.db, embedder: createLocalEmbedder(), logger });
});
afterAll(async () => {
  await database.close();
  await server?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const ask = (
  userId: number,
  query: string,
  more: { guide?: Passage[]; conversation?: Passage[]; ageWeeks?: number; limit?: number; from?: Library } = {},
) =>
  (more.from ?? library).retrieve({
    userId,
    query,
    ageWeeks: more.ageWeeks ?? null,
    guide: more.guide ?? [],
    conversation: more.conversation ?? [],
    limit: more.limit ?? 8,
  });

test('personal documents answer their owner alone, shared ones everybody', async () => {
  const { db } = database;
  const [owner, stranger] = [await addPerson(db), await addPerson(db)];
  const personal = await addText(db, {
    userId: owner,
    filename: 'allergy.txt',
    content: 'Quinoa gives Alma hives on her arms.',
  });
  const shared = await addText(db, {
    userId: owner,
    filename: 'grains.txt',
    content: 'Quinoa is rinsed before it is cooked.',
    shared: true,
  });
  const documentsOf = async (userId: number) =>
    (await ask(userId, 'quinoa hives')).map(({ passage }) => passage.documentId).toSorted();
  expect(await documentsOf(owner)).toEqual([personal, shared].toSorted());
  expect(await documentsOf(stranger)).toEqual([shared]);
  await db.updateTable('documents').set({ shared: true }).where('id', '=', personal).execute();
  expect(await documentsOf(stranger)).toEqual([personal, shared].toSorted());
  await db.updateTable('documents').set({ shared: false }).where('id', '=', personal).execute();
  expect(await documentsOf(stranger)).toEqual([shared]);
  await db.deleteFrom('documents').where('id', '=', shared).execute();
  expect(await documentsOf(stranger)).toEqual([]);
  expect(await documentsOf(owner)).toEqual([personal]);
});

test('a passage says where it stands in its document', async () => {
  const { db } = database;
  const userId = await addPerson(db);
  const content = '# Bedtime\n\nA bath comes first.\n\n# Naps\n\nThe second nap ends before half past three.';
  const documentId = await addText(db, { userId, filename: 'plan.txt', content, maxTokens: 12 });
  const [first] = await ask(userId, 'When does the second nap end?');
  expect(first?.passage).toMatchObject({ kind: 'document', documentId, title: 'plan.txt', heading: 'Naps' });
  expect(content.slice(first?.passage.charStart, first?.passage.charEnd)).toBe(first?.passage.text);
  expect(first?.similarity).toBeGreaterThan(0.9);
});

test('a changed document answers with its new words', async () => {
  const { db } = database;
  const userId = await addPerson(db);
  const old = await addText(db, { userId, filename: 'dose.txt', content: 'The syrup is given twice a day.' });
  expect((await ask(userId, 'syrup')).length).toBe(1);
  await db.deleteFrom('documents').where('id', '=', old).execute();
  await addText(db, { userId, filename: 'dose.txt', content: 'The drops are given once a day.' });
  expect(await ask(userId, 'syrup')).toEqual([]);
  expect((await ask(userId, 'drops')).length).toBe(1);
});

test('a stored index of an older format is built anew', async () => {
  const { db } = database;
  const userId = await addPerson(db);
  const documentId = await addText(db, { userId, filename: 'old.txt', content: 'Zwieback softens in warm milk.' });
  await db
    .updateTable('document_segments')
    .set({ version: '0:old', data: Buffer.from([0]) })
    .where('document_id', '=', documentId)
    .execute();
  expect((await ask(userId, 'zwieback')).map(({ passage }) => passage.documentId)).toEqual([documentId]);
});

test('the guide is ranked by how near its topic is to the age', async () => {
  const userId = await addPerson(database.db);
  const topic = (startWeeks: number, endWeeks: number): Passage => ({
    key: `guide:${startWeeks}`,
    kind: 'guide',
    title: 'Sleep',
    heading: null,
    text: `How long children sleep at this age, range ${startWeeks}.`,
    startWeeks,
    endWeeks,
  });
  const guide = [topic(0, 2), topic(24, 36), topic(104, 156), topic(832, 936)];
  const order = async (ageWeeks: number) =>
    (await ask(userId, 'how long do children sleep', { guide, ageWeeks })).map(({ passage }) => passage.startWeeks);
  expect((await order(1))[0]).toBe(0);
  expect((await order(30))[0]).toBe(24);
  expect((await order(120))[0]).toBe(104);
  expect((await order(900))[0]).toBe(832);
});

test('own earlier words are found beside documents', async () => {
  const { db } = database;
  const userId = await addPerson(db);
  await addText(db, { userId, filename: 'fever.txt', content: 'A fever is a temperature of 38 degrees or more.' });
  const conversation: Passage[] = [
    {
      key: 'message:7',
      kind: 'conversation',
      title: 'You wrote',
      heading: null,
      text: 'Her fever was 38.4 on Monday evening.',
    },
  ];
  const [first] = await ask(userId, 'How high was the fever on Monday evening?', { conversation });
  expect(first?.passage.key).toBe('message:7');
});

test('a document of many chunks is indexed while the server goes on', async () => {
  const { db } = database;
  const userId = await addPerson(db);
  const lines = Array.from(
    { length: 1_200 },
    (_, n) => `Line ${n} is about ${n % 400 === 399 ? `marker${n}` : 'nothing'}.`,
  );
  const content = lines.join('\n\n');
  let turns = 0;
  const counter = setInterval(() => {
    turns += 1;
  }, 1);
  const chunks = lines.map((line) => ({ content: line, heading: null }));
  const documentId = await addText(db, { userId, filename: 'long.txt', content, maxTokens: 9 });
  turns = 0;
  await indexDocument(db, { documentId, title: 'long.txt', chunks: Array(40).fill(chunks).flat() });
  clearInterval(counter);
  expect(turns).toBeGreaterThan(20);
  await indexDocument(db, { documentId, title: 'long.txt', chunks });
  for (const n of [399, 799, 1_199]) expect((await ask(userId, `marker${n}`))[0]?.passage.text).toContain(`marker${n}`);
});

test('repetitions are left out and one document does not crowd out the others (LLM-005)', async () => {
  const { db } = database;
  const userId = await addPerson(db);
  const line = (n: number) => `Teething rule ${n}: chill ring number ${n * 7} for teething gums and wait ${n} hours.`;
  await addText(db, {
    userId,
    filename: 'flood.txt',
    content: Array.from({ length: 20 }, (_, n) => line(n)).join('\n\n'),
    maxTokens: 20,
  });
  const once = 'Teething gums calm down when a clean finger rubs them for a minute or two in the evening.';
  await addText(db, { userId, filename: 'first.txt', content: once });
  await addText(db, { userId, filename: 'copy.txt', content: once });
  const found = await ask(userId, 'teething gums', { limit: 6 });
  expect(found.filter(({ passage }) => passage.text === once)).toHaveLength(1);
  expect(found).toHaveLength(6);
});

/** Counts letters: a stand-in for a language model whose vectors anyone can work out. */
const lettersOf = (text: string) =>
  padVector(Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => text.toLowerCase().split(letter).length));
const letters = (id: string, isDown = false): Embedder => ({
  id,
  dimension: 26,
  batchSize: 8,
  isBuiltIn: false,
  embed: async (texts) => {
    if (isDown) throw new Error('the provider is down');
    return texts.map(lettersOf);
  },
});

test('vectors find the passages that an exact search over the scope finds, and no others', async () => {
  const { db } = database;
  const [userId, stranger] = [await addPerson(db), await addPerson(db)];
  const vectors = { model: 'letters', of: lettersOf };
  const words = ['moon', 'spoon', 'river', 'bottle', 'blanket', 'fever', 'porridge', 'button', 'window'];
  const content = Array.from(
    { length: 120 },
    (_, n) => `Note ${words[n % 9]} ${words[(n * 5) % 7]} ${words[(n * n) % 8]} ends.`,
  );
  await addText(db, { userId, filename: 'notes.txt', content: content.join('\n\n'), maxTokens: 12, vectors });
  await addText(db, { userId: stranger, filename: 'theirs.txt', content: 'Moon moon moon.', vectors });
  const from = createLibrary({ db, embedder: letters('letters'), logger });
  const query = 'zzz mmmoonn';
  const found = await ask(userId, query, { from, limit: 10 });
  const stored = await db
    .selectFrom('chunks')
    .innerJoin('documents', 'documents.id', 'document_id')
    .select(['chunks.id', 'chunks.content'])
    .where('chunks.user_id', '=', userId)
    .execute();
  const cosine = (a: number[], b: number[]) =>
    a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0) / (Math.hypot(...a) * Math.hypot(...b));
  const exact = stored.map((row) => cosine(lettersOf(row.content), lettersOf(query))).toSorted((a, b) => b - a);
  expect(found[0]?.vector).toBeCloseTo(exact[0] ?? 0, 4);
  for (const one of found) expect(one.vector).toBeCloseTo(cosine(lettersOf(one.passage.text), lettersOf(query)), 4);
  expect(found.every(({ passage }) => passage.title === 'notes.txt')).toBe(true);
});

test('the vectors of two models are never compared: the one with most chunks answers until the other has more', async () => {
  const { db } = database;
  const userId = await addPerson(db);
  for (const n of [1, 2, 3])
    await addText(db, {
      userId,
      filename: `${n}.txt`,
      content: `Blue lamp ${n}.`,
      vectors: { model: n < 3 ? 'old' : 'new', of: lettersOf },
    });
  const asked: string[] = [];
  const counted = (id: string): Embedder => ({
    ...letters(id),
    embed: async (texts) => {
      asked.push(id);
      return texts.map(lettersOf);
    },
  });
  const from = createLibrary({
    db,
    embedder: counted('new'),
    embedderOf: (id) => (id === 'old' ? counted(id) : undefined),
    logger,
  });
  const unreachable = createLibrary({ db, embedder: counted('new'), logger });
  expect((await ask(userId, 'lamp', { from: unreachable })).length).toBeGreaterThan(0);
  expect(asked).toEqual([]);
  const during = await ask(userId, 'qqq', { from });
  expect(asked).toEqual(['old']);
  expect(during.map(({ passage }) => passage.title).toSorted()).toEqual(['1.txt', '2.txt']);
  await db.updateTable('chunks').set({ embedding_model: 'new' }).where('embedding_model', '=', 'old').execute();
  await db
    .updateTable('documents')
    .set({ indexed_as: indexedAs({ id: 'new', isBuiltIn: false }) })
    .where('user_id', '=', userId)
    .execute();
  expect(await ask(userId, 'qqq', { from })).toHaveLength(3);
  expect(asked).toEqual(['old', 'new']);
});

test('words answer while the provider is down', async () => {
  const { db } = database;
  const userId = await addPerson(db);
  await addText(db, {
    userId,
    filename: 'a.txt',
    content: 'The red kettle is hot.',
    vectors: { model: 'letters', of: lettersOf },
  });
  const from = createLibrary({ db, embedder: letters('letters', true), logger });
  expect((await ask(userId, 'kettle', { from })).map(({ passage }) => passage.title)).toEqual(['a.txt']);
});

test('a library learns its topics in the background, keeps them, and forgets them with its documents', async () => {
  const { db } = database;
  const userId = await addPerson(db);
  const pairs = [
    ['cot', 'mattress'],
    ['carrot', 'puree'],
    ['stroller', 'harness'],
    ['thermometer', 'fever'],
  ] as const;
  const content = Array.from({ length: 80 }, (_, n) => {
    const [a, b] = pairs[n % 4] as readonly [string, string];
    return n % 8 < 4 ? `Entry ${n} about the ${a} and its ${b}.` : `Entry ${n} on a ${b} with other ${a} matters.`;
  });
  content.push('Entry 81 names a mattress alone.');
  const documentId = await addText(db, { userId, filename: 'diary.txt', content: content.join('\n\n'), maxTokens: 14 });
  const models = () => db.selectFrom('library_models').select('data').where('user_id', '=', userId).execute();
  const before = await ask(userId, 'cot', { limit: 40 });
  expect(before.some(({ passage }) => passage.text.includes('81'))).toBe(false);
  await library.idle();
  const stored = await models();
  expect(stored).toHaveLength(1);
  expect(stored[0]?.data.includes('mattress')).toBe(false);
  for (const from of [library, createLibrary({ db, embedder: createLocalEmbedder(), logger })]) {
    const after = await ask(userId, 'cot', { limit: 60, from });
    expect(after.some(({ passage }) => passage.text.includes('81'))).toBe(true);
  }
  await db.deleteFrom('documents').where('id', '=', documentId).execute();
  expect(await ask(userId, 'cot')).toEqual([]);
  expect(await models()).toEqual([]);
});
