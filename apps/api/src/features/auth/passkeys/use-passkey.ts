import type { UsedPasskey } from '@nestling/contracts/auth';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Ctx, SignedInCtx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { noteEvent } from '../../../platform/security-event.ts';
import { type ChallengePurpose, PROMPT_MS, putChallenge, relyingParty, useChallenge } from './challenge.ts';
import { countUse, findPasskey, type Passkey, passkeysOf } from './passkeys.repo.ts';
import { readWebAuthn } from './web-authn.ts';

export const UNKNOWN_PASSKEY = 'This passkey does not belong to an account here. Please sign in another way.';
export const PASSKEY_REFUSED = 'The passkey was not accepted. Please try again, or sign in another way.';

/** What a browser is to sign; whose passkeys it may be is named only to who is signed in. */
export async function askForPasskey(
  ctx: Ctx,
  purpose: 'sign_in' | 'confirm',
): Promise<Omit<PublicKeyCredentialRequestOptionsJSON, 'extensions'>> {
  const { rpId } = relyingParty(ctx);
  const userId = purpose === 'confirm' ? (ctx.actor?.userId ?? null) : null;
  const own = userId === null ? [] : (await passkeysOf(ctx.deps.db, userId)).filter((each) => each.rpId === rpId);
  const { generateAuthenticationOptions } = await readWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    userVerification: 'required',
    timeout: PROMPT_MS,
    allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
  await putChallenge(ctx, options.challenge, { purpose, userId });
  return options;
}

/** Whose passkey signed what was asked; throws, and tells the account’s log, when it did not. */
async function checkPasskey(
  ctx: Ctx,
  used: UsedPasskey,
  asked: { purpose: ChallengePurpose; userId: number | null },
): Promise<Passkey> {
  const { rpId, origin } = relyingParty(ctx);
  const expectedChallenge = await useChallenge(ctx, used.response.clientDataJSON, asked);
  const passkey = await findPasskey(ctx.deps.db, used.id);
  const isTheirs = passkey && (asked.userId === null || asked.userId === passkey.userId);
  if (!isTheirs || passkey.rpId !== rpId) throw new DomainError('signed_out', UNKNOWN_PASSKEY);
  const signCount = await signCountOf(used, passkey, { expectedChallenge, origin });
  const isCounted =
    signCount !== undefined && (await countUse(ctx.deps.db, passkey, { signCount, now: ctx.deps.clock() }));
  if (isCounted) return passkey;
  await noteEvent(ctx, passkey.userId, 'passkey_refused', { details: passkey.name });
  throw new DomainError('signed_out', PASSKEY_REFUSED);
}

/** The authenticator's new count when all is right: challenge, origin, name, the person verified, signature, no count gone back. */
async function signCountOf(
  { id, rawId, type, response }: UsedPasskey,
  passkey: Passkey,
  { expectedChallenge, origin }: { expectedChallenge: string; origin: string },
): Promise<number | undefined> {
  const { userHandle, ...signed } = response;
  if (userHandle && userHandle !== Buffer.from(passkey.handle).toString('base64url')) return undefined;
  const { verifyAuthenticationResponse } = await readWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, response: signed, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: passkey.rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.signCount,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // The library throws for each thing that is not as it must be.
    return undefined;
  }
}

export const checkAnybodysPasskey = (ctx: Ctx, used: UsedPasskey): Promise<Passkey> =>
  checkPasskey(ctx, used, { purpose: 'sign_in', userId: null });

export async function checkOwnPasskey(ctx: SignedInCtx, used: UsedPasskey): Promise<void> {
  try {
    await checkPasskey(ctx, used, { purpose: 'confirm', userId: ctx.actor.userId });
  } catch (error) {
    // Who is signed in stays so.
    if (error instanceof DomainError && error.code === 'signed_out') throw new DomainError('invalid', error.message);
    throw error;
  }
}
