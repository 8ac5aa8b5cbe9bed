import type { ClientUser, UsedPasskey } from '@nestling/contracts/auth';
import type { Ctx } from '../../../platform/context.ts';
import type { AttemptLimit } from '../attempt-limit.ts';
import { startSignedInSession } from '../sign-in-session.ts';
import { askForPasskey, checkAnybodysPasskey } from './use-passkey.ts';

export async function startPasskeySignIn(ctx: Ctx, limit: AttemptLimit) {
  await limit.takeOfAddress(ctx.address);
  return askForPasskey(ctx, 'sign_in');
}

/** No code is asked: a passkey is the device and who unlocks it, which are two proofs. */
export async function signInWithPasskey(ctx: Ctx, limit: AttemptLimit, used: UsedPasskey): Promise<ClientUser> {
  await limit.takeOfAddress(ctx.address);
  const { userId } = await checkAnybodysPasskey(ctx, used);
  return startSignedInSession(ctx, userId, 'passkey_used');
}
