import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './client.ts';
import * as users from './migrations/0001-users.ts';
import * as documents from './migrations/0002-documents.ts';
import * as chat from './migrations/0003-chat.ts';
import * as journey from './migrations/0004-journey.ts';
import * as operations from './migrations/0005-operations.ts';
import * as jobs from './migrations/0006-jobs.ts';
import * as usersCountry from './migrations/0007-users-country.ts';
import * as usersUseShared from './migrations/0008-users-use-shared.ts';
import * as membership from './migrations/0010-membership.ts';
import * as messagesRating from './migrations/0020-messages-rating.ts';
import * as limits from './migrations/0021-limits.ts';
import * as sessionsAndEvents from './migrations/0022-sessions-and-events.ts';
import * as sharedDocuments from './migrations/0023-shared-documents.ts';
import * as signInCodes from './migrations/0024-sign-in-codes.ts';
import * as idsOf64Bits from './migrations/0027-ids-of-64-bits.ts';
import * as owners from './migrations/0028-owners.ts';
import * as messageSources from './migrations/0029-message-sources.ts';
import * as documentsIndexedAs from './migrations/0030-documents-indexed-as.ts';
import * as replySignals from './migrations/0031-reply-signals.ts';
import * as passkeys from './migrations/0032-passkeys.ts';
import * as slots from './migrations/0033-slots.ts';
import * as timeZones from './migrations/0034-time-zones.ts';

const MIGRATIONS: Record<string, Migration> = {
  '0001-users': users,
  '0002-documents': documents,
  '0003-chat': chat,
  '0004-journey': journey,
  '0005-operations': operations,
  '0006-jobs': jobs,
  '0007-users-country': usersCountry,
  '0008-users-use-shared': usersUseShared,
  '0010-membership': membership,
  '0020-messages-rating': messagesRating,
  '0021-limits': limits,
  '0022-sessions-and-events': sessionsAndEvents,
  '0023-shared-documents': sharedDocuments,
  '0024-sign-in-codes': signInCodes,
  '0027-ids-of-64-bits': idsOf64Bits,
  '0028-owners': owners,
  '0029-message-sources': messageSources,
  '0030-documents-indexed-as': documentsIndexedAs,
  '0031-reply-signals': replySignals,
  '0032-passkeys': passkeys,
  '0033-slots': slots,
  '0034-time-zones': timeZones,
};

/** Their names in the order in which they run. */
export const KNOWN_MIGRATIONS: readonly string[] = Object.keys(MIGRATIONS);

const migratorOf = (db: Db, schema?: string) =>
  new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    ...(schema ? { migrationTableSchema: schema } : {}),
  });

/** Brings an older or empty database to the state right after the migration `name`. */
export async function migrateTo(db: Db, name: string, schema?: string): Promise<void> {
  const { error } = await migratorOf(db, schema).migrateTo(name);
  if (error) throw new Error(`The database could not be brought to ${name}`, { cause: error });
}

/** Brings the database up to date; Kysely takes a lock, so replicas that start together wait for each other. */
export async function migrateToLatest(db: Db): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error) throw new Error('The database could not be brought up to date', { cause: error });
}

/** Whether every migration this version knows has run. */
export async function isMigrated(db: Db): Promise<boolean> {
  const migrations = await migratorOf(db).getMigrations();
  return migrations.every((migration) => migration.executedAt !== undefined);
}

export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
