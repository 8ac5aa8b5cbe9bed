import type { Db } from '../../../db/client.ts';

/** The secret of codes that are on; undefined for an account that signs in with its password alone. */
export async function findCodes(db: Db, userId: number): Promise<{ secret: string; lastStep: number } | undefined> {
  const row = await db
    .selectFrom('sign_in_codes')
    .select(['secret', 'last_step'])
    .where('user_id', '=', userId)
    .where('is_on', '=', true)
    .executeTakeFirst();
  return row && { secret: row.secret, lastStep: Number(row.last_step) };
}

/** Keeps a secret that is not on yet, in place of one that never was. False when codes are on. */
export async function keepNewSecret(db: Db, userId: number, secret: string): Promise<boolean> {
  const row = await db
    .insertInto('sign_in_codes')
    .values({ user_id: userId, secret })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ secret }).where('sign_in_codes.is_on', '=', false),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Under the key of today; what it says stays the same. */
export async function resealSecret(db: Db, userId: number, secret: string): Promise<void> {
  await db.updateTable('sign_in_codes').set({ secret }).where('user_id', '=', userId).execute();
}

export async function findNewSecret(db: Db, userId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('sign_in_codes')
    .select('secret')
    .where('user_id', '=', userId)
    .where('is_on', '=', false)
    .executeTakeFirst();
  return row?.secret;
}

/** Turns the codes on with these recovery codes in place of all earlier ones. False when they are on already. */
export async function turnCodesOn(
  db: Db,
  userId: number,
  { step, recoveryHashes }: { step: number; recoveryHashes: readonly string[] },
): Promise<boolean> {
  const row = await db
    .updateTable('sign_in_codes')
    .set({ is_on: true, last_step: String(step) })
    .where('user_id', '=', userId)
    .where('is_on', '=', false)
    .returning('user_id')
    .executeTakeFirst();
  if (!row) return false;
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(recoveryHashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute();
  return true;
}

/** Uses a step up, so that a code that was seen being typed opens nothing. False when it, or a later one, was used. */
export async function takeStep(db: Db, userId: number, step: number): Promise<boolean> {
  const row = await db
    .updateTable('sign_in_codes')
    .set({ last_step: String(step) })
    .where('user_id', '=', userId)
    .where('last_step', '<', String(step))
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function listRecoveryHashes(db: Db, userId: number): Promise<string[]> {
  const rows = await db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId).execute();
  return rows.map((row) => row.code_hash);
}

/** Takes the code away, so that it works once. False when it was taken meanwhile. */
export async function takeRecoveryHash(db: Db, userId: number, hash: string): Promise<boolean> {
  const row = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeCodes(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sign_in_codes').where('user_id', '=', userId).execute();
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}
