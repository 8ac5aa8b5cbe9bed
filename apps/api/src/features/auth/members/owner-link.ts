import { findOwnerId } from '../../../db/server-owner.repo.ts';
import type { Deps } from '../../../platform/deps.ts';
import { hashToken, makeToken } from '../token.ts';
import { addInvitation, hasUserBeside, removeEndedInvitations } from './members.repo.ts';

const LINK_MS = 7 * 86_400_000;

/**
 * While nobody owns the server, each start logs a link that makes one account, the owner: who reads the log runs the
 * server. Replicas that start together each have a link of their own; the first that is used ends all.
 */
export async function announceOwnerLink({ db, env, clock, logger }: Deps): Promise<void> {
  const now = clock();
  await removeEndedInvitations(db, now);
  if ((await findOwnerId(db)) !== undefined) return;
  if (env.isLocal && env.REGISTRATION === 'open' && !(await hasUserBeside(db, undefined))) return;
  const token = makeToken();
  await addInvitation(db, {
    tokenHash: hashToken(token),
    label: '',
    makesOwner: true,
    createdBy: null,
    expires: new Date(now.getTime() + LINK_MS),
  });
  logger.warn(
    `Nobody owns this server yet. Make the owner's account within 7 days with this link, which works once: ${env.PUBLIC_URL}/auth?invite=${token}`,
  );
}
