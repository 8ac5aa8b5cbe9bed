import type { Db } from './client.ts';

export type Operation = {
  operation: string;
  userId: number | null;
  durationMs: number;
  status?: string;
  details?: Record<string, string | number | boolean | null>;
};

/** Keeps what was done and how long it took; never what anybody wrote. */
export async function insertOperation(db: Db, entry: Operation): Promise<void> {
  await db
    .insertInto('operation_logs')
    .values({
      operation: entry.operation,
      user_id: entry.userId,
      duration: Math.round(entry.durationMs),
      status: entry.status ?? 'success',
      details: entry.details ? JSON.stringify(entry.details) : null,
    })
    .execute();
}
