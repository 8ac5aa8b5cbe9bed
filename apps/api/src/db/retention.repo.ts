import type { Db } from './client.ts';

/** Deletes what nothing needs any more; `logsBefore` and `placesBefore`: older logs and places go. */
export async function removeOutlived(
  db: Db,
  { now, logsBefore, placesBefore }: { now: Date; logsBefore: Date; placesBefore: Date },
): Promise<void> {
  await db.deleteFrom('operation_logs').where('created_at', '<', logsBefore).execute();
  await db.deleteFrom('known_places').where('seen_at', '<', placesBefore).execute();
  await db.deleteFrom('rate_limits').where('expire', '<', String(now.getTime())).execute();
}
