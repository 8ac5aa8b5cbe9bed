import type { ClientUser } from '@nestling/contracts/auth';
import { regionNamed } from '@nestling/contracts/regions';
import { type Selectable, sql } from 'kysely';
import type { Db } from './client.ts';
import type { DB } from './schema.ts';

/** Never the password, never the reset token. */
const CLIENT_COLUMNS = [
  'id',
  'username',
  'child_name',
  'child_age',
  'child_concerns',
  'parenting_styles',
  'other_parenting_style',
  'tone_preference',
  'preferred_approaches',
  'top_concerns',
  'health_conditions',
  'gestation_weeks',
  'country',
  'use_shared',
  'onboarding_completed',
  'created_at',
  'apple_id',
] as const;

type ClientRow = Pick<Selectable<DB['users']>, (typeof CLIENT_COLUMNS)[number]>;

export async function findUserById(db: Db, userId: number): Promise<ClientUser | undefined> {
  const row = await db.selectFrom('users').select(CLIENT_COLUMNS).where('id', '=', userId).executeTakeFirst();
  return row && toClientUser(row);
}

function toClientUser(row: ClientRow): ClientUser {
  return {
    id: row.id,
    username: row.username,
    childName: row.child_name,
    childAge: row.child_age,
    childConcerns: row.child_concerns,
    parentingStyles: row.parenting_styles,
    otherParentingStyle: row.other_parenting_style,
    tonePreference: row.tone_preference,
    preferredApproaches: row.preferred_approaches,
    topConcerns: row.top_concerns,
    healthConditions: row.health_conditions,
    gestationWeeks: row.gestation_weeks,
    country: row.country === null ? null : (regionNamed(row.country) ?? null),
    useShared: row.use_shared,
    onboardingCompleted: row.onboarding_completed === 'true',
    createdAt: row.created_at.toISOString(),
    appleId: row.apple_id,
    resetToken: null,
    resetTokenExpires: null,
  };
}

/** Holds the account until the transaction ends: others that hold it wait, reading and referring to it go on. False when it is gone. */
export async function lockUser(db: Db, userId: number): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
  return row !== undefined;
}

/** Until the transaction ends no other account is removed: two that quote each other would each wait for the other's answers. */
export async function lockRemovals(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('nestling account removal'))`.execute(db);
}
