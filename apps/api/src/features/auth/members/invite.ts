import type { SignedInCtx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { requireOwner } from '../../../platform/require-owner.ts';
import { hashToken, makeToken } from '../token.ts';
import { addInvitation, listInvitations, removeEndedInvitations } from './members.repo.ts';

const INVITATION_MS = 7 * 86_400_000;
const MAX_OPEN = 50;

/** Makes a one-use link of a week. Only its hash is kept: the path is shown this once. */
export async function invite(
  ctx: SignedInCtx,
  label: string,
): Promise<{ id: number; path: string; expiresAt: string }> {
  await requireOwner(ctx);
  const { db, env, clock } = ctx.deps;
  if (env.REGISTRATION !== 'invite')
    throw new DomainError(
      'conflict',
      env.REGISTRATION === 'open'
        ? 'Anybody can register here, so an invitation is not needed'
        : 'This server takes no new accounts (REGISTRATION is closed), so an invitation would open nothing',
    );
  const now = clock();
  await removeEndedInvitations(db, now);
  if ((await listInvitations(db, now)).length >= MAX_OPEN)
    throw new DomainError('conflict', `There are ${MAX_OPEN} open invitations. Take one back first.`);
  const token = makeToken();
  const expires = new Date(now.getTime() + INVITATION_MS);
  const id = await addInvitation(db, {
    tokenHash: hashToken(token),
    label,
    makesOwner: false,
    createdBy: ctx.actor.userId,
    expires,
  });
  return { id, path: `/auth?invite=${token}`, expiresAt: expires.toISOString() };
}
