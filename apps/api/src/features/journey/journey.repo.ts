import type { MarkProgressInput } from '@nestling/contracts/journey';
import type { Db } from '../../db/client.ts';

export type ProgressRow = { kind: string; itemId: string; answer: string; date: string; note: string };
export type QuestionRow = { id: number; text: string; createdAt: Date };

export async function findTimelineData(db: Db, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('timeline_data')
    .select('data')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.data;
}

export async function deleteTimelineData(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('timeline_data').where('user_id', '=', userId).execute();
}

export async function insertTimelineData(db: Db, userId: number, data: string): Promise<void> {
  await db.insertInto('timeline_data').values({ user_id: userId, data }).execute();
}

/** Newest date first. */
export function listProgress(db: Db, userId: number): Promise<ProgressRow[]> {
  return db
    .selectFrom('topic_progress')
    .select(['kind', 'item_id as itemId', 'answer', 'date', 'note'])
    .where('user_id', '=', userId)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** One answer per item: a second one replaces the first. */
export async function saveProgress(db: Db, userId: number, entry: MarkProgressInput, now: Date): Promise<void> {
  const answer = { answer: entry.answer, date: entry.date, note: entry.note, updated_at: now };
  await db
    .insertInto('topic_progress')
    .values({ user_id: userId, kind: entry.kind, item_id: entry.itemId, ...answer })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'item_id']).doUpdateSet(answer))
    .execute();
}

export async function deleteProgress(db: Db, userId: number, kind: string, itemId: string): Promise<void> {
  await db
    .deleteFrom('topic_progress')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .execute();
}

/** Oldest first: the order in which they came to mind. */
export function listQuestions(db: Db, userId: number): Promise<QuestionRow[]> {
  return db
    .selectFrom('visit_questions')
    .select(['id', 'text', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

export function findQuestion(db: Db, userId: number, text: string): Promise<QuestionRow | undefined> {
  return db
    .selectFrom('visit_questions')
    .select(['id', 'text', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .where('text', '=', text)
    .executeTakeFirst();
}

export async function countQuestions(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom('visit_questions')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export function insertQuestion(db: Db, userId: number, text: string): Promise<QuestionRow> {
  return db
    .insertInto('visit_questions')
    .values({ user_id: userId, text })
    .returning(['id', 'text', 'created_at as createdAt'])
    .executeTakeFirstOrThrow();
}

/** False when the parent has no such question. */
export async function deleteQuestion(db: Db, userId: number, id: number): Promise<boolean> {
  const result = await db
    .deleteFrom('visit_questions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
