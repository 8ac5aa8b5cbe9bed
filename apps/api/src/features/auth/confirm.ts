import type { ConfirmInput } from '@nestling/contracts/auth';
import type { SignedInCtx } from '../../platform/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { noteEvent } from '../../platform/security-event.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import { findLoginById } from './auth.repo.ts';
import { passkeysOf } from './passkeys/passkeys.repo.ts';
import { checkOwnPasskey } from './passkeys/use-passkey.ts';
import { verifyPassword } from './password.ts';
import { confirmAuthSession, findConfirmedAt } from './sessions.repo.ts';

/** So long a password that was given, at the sign-in too, opens what is worth most. */
const FRESH_MS = 10 * 60_000;
export const PASSWORD_AGAIN = 'Please enter your password again to go on';
export const SIGN_IN_AGAIN =
  'This account has no password. Sign out, sign in again, and do this within ten minutes of it.';

/** Whoever finds a phone unlocked can read, but neither take everything along nor destroy it. */
export async function requireFresh(ctx: SignedInCtx): Promise<void> {
  const { db, clock } = ctx.deps;
  const confirmedAt = await findConfirmedAt(db, ctx.actor.sessionId);
  if (confirmedAt && clock().getTime() - confirmedAt.getTime() < FRESH_MS) return;
  const own = await findLoginById(db, ctx.actor.userId);
  if (own?.password === null && (await passkeysOf(db, ctx.actor.userId)).length === 0)
    throw new DomainError('forbidden', SIGN_IN_AGAIN);
  throw new DomainError('confirm_needed', PASSWORD_AGAIN);
}

export async function confirm(
  ctx: SignedInCtx,
  limit: AttemptLimit,
  { password = '', passkey }: ConfirmInput,
): Promise<void> {
  if (passkey) await checkOwnPasskey(ctx, passkey);
  else await checkOwnPassword(ctx, limit, password);
  await confirmAuthSession(ctx.deps.db, ctx.actor.sessionId, ctx.deps.clock());
}

/** Limited like a sign-in: whoever holds an open session must not be able to guess here. */
export async function checkOwnPassword(ctx: SignedInCtx, limit: AttemptLimit, password: string): Promise<void> {
  const { userId } = ctx.actor;
  const found = await limit.attempt(ctx.address, `confirm ${userId}`, async () => {
    const own = await findLoginById(ctx.deps.db, userId);
    return (await verifyPassword(own?.password, password.normalize('NFC'))) ? own : undefined;
  });
  if (found) return;
  await noteEvent(ctx, userId, 'confirm_failed');
  throw new DomainError('invalid', 'The current password is not right');
}
