import type { Db } from '../../../db/client.ts';
import { findOwnerId } from '../../../db/server-owner.repo.ts';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { hashToken } from '../token.ts';
import { addOwner, findInvitation, hasUserBeside, removeOwnerLinks, takeInvitation } from './members.repo.ts';

export const NO_OWNER_YET =
  'Nobody owns this server yet. Whoever runs it makes the first account with the link in its log; each start prints a new one.';
export const INVITATION_NEEDED = 'You need an invitation to register here. Ask the owner of this server for a link.';
export const INVITATION_ENDED = 'This invitation was already used or has ended. Please ask for a new one.';
export const REGISTRATION_CLOSED = 'This server takes no new accounts. Ask its owner if you need one.';

type Door = Pick<Deps, 'db' | 'env' | 'clock'>;

/** Refuses, in words and before any work is done, whoever may not make an account here. */
export async function checkAdmission({ db, env, clock }: Door, invitation: string | undefined): Promise<void> {
  const found = invitation === undefined ? undefined : await findInvitation(db, hashToken(invitation), clock());
  if (found?.makesOwner) return;
  if (env.REGISTRATION !== 'open') {
    if (invitation === undefined && (await findOwnerId(db)) === undefined)
      throw new DomainError('forbidden', NO_OWNER_YET);
    if (env.REGISTRATION === 'closed') throw new DomainError('forbidden', REGISTRATION_CLOSED);
    if (invitation === undefined) throw new DomainError('forbidden', INVITATION_NEEDED);
  }
  if (invitation !== undefined && !found) throw new DomainError('forbidden', INVITATION_ENDED);
}

/**
 * Uses up what the new account came in with and makes it the owner where it is due: by the link of the log, or on a
 * server that only its own machine reaches, as its first account. In the transaction that adds the account.
 */
export async function takeAdmission(
  { env, clock }: Door,
  trx: Db,
  member: { userId: number; invitation: string | undefined },
): Promise<void> {
  const { userId, invitation } = member;
  if (invitation !== undefined) {
    const token = hashToken(invitation);
    // The owner's row is taken before any link: two who come with two links would else each wait for the other's.
    const isOwners = (await findInvitation(trx, token, clock()))?.makesOwner === true;
    if (isOwners && !(await addOwner(trx, userId))) throw new DomainError('forbidden', INVITATION_ENDED);
    if (!(await takeInvitation(trx, token, clock()))) throw new DomainError('forbidden', INVITATION_ENDED);
    if (isOwners) await removeOwnerLinks(trx);
  } else if (env.isLocal && env.REGISTRATION === 'open' && !(await hasUserBeside(trx, userId))) {
    await addOwner(trx, userId);
  }
}
