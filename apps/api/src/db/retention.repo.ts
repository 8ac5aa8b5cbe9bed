import type { Db } from './client.ts';

/** Deletes what nothing needs any more; what is older than the date of its kind goes. */
export async function removeOutlived(
  db: Db,
  { now, logsBefore, placesBefore, eventsBefore }: Record<'now' | 'logsBefore' | 'placesBefore' | 'eventsBefore', Date>,
): Promise<void> {
  await db.deleteFrom('operation_logs').where('created_at', '<', logsBefore).execute();
  await db.deleteFrom('known_places').where('seen_at', '<', placesBefore).execute();
  await db.deleteFrom('security_events').where('last_at', '<', eventsBefore).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute();
  await db.deleteFrom('slots').where('lease_until', '<', now).execute();
  await db.deleteFrom('rate_limits').where('expire', '<', String(now.getTime())).execute();
}
