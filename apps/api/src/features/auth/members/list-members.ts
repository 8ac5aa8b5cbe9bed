import type { Backups, Invitation, Member, Registration } from '@nestling/contracts/members';
import { findOwnerId } from '../../../db/server-owner.repo.ts';
import type { SignedInCtx } from '../../../platform/context.ts';
import { requireOwner } from '../../../platform/require-owner.ts';
import { backupFolder, hoursBetweenBackups, listBackups } from '../../../recovery/keep-backups.ts';
import { listInvitations, listMembers } from './members.repo.ts';

const PAGE = 50;

/** What Settings show the owner, and nobody else. */
export async function getMembership(
  ctx: SignedInCtx,
): Promise<
  { isOwner: false } | { isOwner: true; registration: Registration; invitations: Invitation[]; backups: Backups }
> {
  const { db, env, clock } = ctx.deps;
  if ((await findOwnerId(db)) !== ctx.actor.userId) return { isOwner: false };
  const [invitations, found] = await Promise.all([listInvitations(db, clock()), listBackups(backupFolder(env))]);
  const backups = { everyHours: hoursBetweenBackups(env), lastAt: found[0]?.madeAt.toISOString() ?? null };
  return { isOwner: true, registration: env.REGISTRATION, invitations, backups };
}

export async function listMembersPage(
  ctx: SignedInCtx,
  cursor: number,
): Promise<{ members: Member[]; next: number | null }> {
  await requireOwner(ctx);
  const found = await listMembers(ctx.deps.db, { after: cursor, limit: PAGE + 1 });
  const members = found.slice(0, PAGE);
  return { members, next: found.length > PAGE ? (members.at(-1)?.userId ?? null) : null };
}
