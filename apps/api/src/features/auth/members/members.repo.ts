import type { Invitation, Member } from '@nestling/contracts/members';
import type { Db } from '../../../db/client.ts';

/** False when the server has an owner already, also one who came at the same moment. */
export async function addOwner(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .insertInto('server_owner')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasUserBeside(db: Db, userId: number | undefined): Promise<boolean> {
  let query = db.selectFrom('users').select('id').limit(1);
  if (userId !== undefined) query = query.where('id', '!=', userId);
  return (await query.executeTakeFirst()) !== undefined;
}

export async function addInvitation(
  db: Db,
  invitation: { tokenHash: string; label: string; makesOwner: boolean; createdBy: number | null; expires: Date },
): Promise<number> {
  const row = await db
    .insertInto('invitations')
    .values({
      token_hash: invitation.tokenHash,
      label: invitation.label,
      makes_owner: invitation.makesOwner,
      created_by: invitation.createdBy,
      expires_at: invitation.expires,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function findInvitation(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ makesOwner: boolean } | undefined> {
  const row = await db
    .selectFrom('invitations')
    .select('makes_owner')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && { makesOwner: row.makes_owner };
}

/** Takes the invitation away in the same statement, so that it lets one in even when used twice at the same time. */
export async function takeInvitation(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const row = await db
    .deleteFrom('invitations')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of members; never the one for the owner, which only the log shows. */
export async function listInvitations(db: Db, now: Date): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('invitations')
    .select(['id', 'label', 'created_at', 'expires_at'])
    .where('makes_owner', '=', false)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    label: row.label,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }));
}

export async function removeInvitation(db: Db, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('invitations')
    .where('id', '=', id)
    .where('makes_owner', '=', false)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeEndedInvitations(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('invitations').where('expires_at', '<=', now).execute();
}

export async function removeOwnerLinks(db: Db): Promise<void> {
  await db.deleteFrom('invitations').where('makes_owner', '=', true).execute();
}

/** Nothing of their children, chats or texts: a name, two dates and a count. */
export async function listMembers(db: Db, page: { after: number; limit: number }): Promise<Member[]> {
  const rows = await db
    .selectFrom('users')
    .select(({ selectFrom }) => [
      'users.id',
      'users.username',
      'users.created_at',
      selectFrom('server_owner')
        .select('server_owner.user_id')
        .whereRef('server_owner.user_id', '=', 'users.id')
        .as('owner_id'),
      selectFrom('auth_sessions')
        .select(({ fn }) => fn.max('auth_sessions.last_seen_at').as('seen'))
        .whereRef('auth_sessions.user_id', '=', 'users.id')
        .as('last_seen_at'),
      selectFrom('documents')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('documents.user_id', '=', 'users.id')
        .as('document_count'),
    ])
    .where('users.id', '>', page.after)
    .orderBy('users.id')
    .limit(page.limit)
    .execute();
  return rows.map((row) => ({
    userId: row.id,
    username: row.username,
    isOwner: row.owner_id !== null,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    documentCount: Number(row.document_count ?? 0),
  }));
}
