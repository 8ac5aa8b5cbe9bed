import type { OwnPasskey } from '@nestling/contracts/auth';
import type { Db } from '../../../db/client.ts';

export type Passkey = {
  id: number;
  userId: number;
  credentialId: string;
  publicKey: string;
  signCount: number;
  rpId: string;
  name: string;
  transports: string[];
  /** What the person is called towards authenticators. */
  handle: string;
};

const COLUMNS = [
  'passkeys.id',
  'user_id as userId',
  'credential_id as credentialId',
  'public_key as publicKey',
  'sign_count as signCount',
  'rp_id as rpId',
  'name',
  'transports',
  'users.cuid as handle',
] as const;

const withHandle = (db: Db) =>
  db.selectFrom('passkeys').innerJoin('users', 'users.id', 'passkeys.user_id').select(COLUMNS);

export function findPasskey(db: Db, credentialId: string): Promise<Passkey | undefined> {
  return withHandle(db).where('credential_id', '=', credentialId).executeTakeFirst();
}

export function passkeysOf(db: Db, userId: number): Promise<Passkey[]> {
  return withHandle(db).where('user_id', '=', userId).orderBy('passkeys.id').execute();
}

export async function listPasskeys(db: Db, userId: number): Promise<OwnPasskey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'rp_id', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    host: row.rp_id,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }));
}

/** What the person is called towards authenticators: nothing that tells who they are. */
export async function findHandle(db: Db, userId: number): Promise<string> {
  const row = await db.selectFrom('users').select('cuid').where('id', '=', userId).executeTakeFirstOrThrow();
  return row.cuid;
}

/** False when the credential is known already, to whomever. */
export async function addPasskey(db: Db, passkey: Omit<Passkey, 'id' | 'handle'> & { now: Date }): Promise<boolean> {
  const row = await db
    .insertInto('passkeys')
    .values({
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      sign_count: passkey.signCount,
      rp_id: passkey.rpId,
      name: passkey.name,
      transports: passkey.transports,
      created_at: passkey.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when another use was counted since `passkey` was read. */
export async function countUse(
  db: Db,
  passkey: Pick<Passkey, 'id' | 'signCount'>,
  { signCount, now }: { signCount: number; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ sign_count: signCount, last_used_at: now })
    .where('id', '=', passkey.id)
    .where('sign_count', '=', passkey.signCount)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function renamePasskeyOf(db: Db, userId: number, { id, name }: { id: number; name: string }) {
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The name of what was removed; undefined when the person has none of this id. */
export async function removePasskeyOf(db: Db, userId: number, id: number): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

export async function keepChallenge(
  db: Db,
  row: { challenge: string; purpose: string; userId: number | null; expires: Date },
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({ challenge: row.challenge, purpose: row.purpose, user_id: row.userId, expires_at: row.expires })
    .execute();
}

/** Takes the challenge away in the same statement, so that it is answered once. False when there is none alive. */
export async function takeChallenge(
  db: Db,
  { challenge, purpose, userId, now }: { challenge: string; purpose: string; userId: number | null; now: Date },
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('user_id', 'is not distinct from', userId)
    .returning('expires_at')
    .executeTakeFirst();
  return row !== undefined && row.expires_at > now;
}
