import type { FinishPasskeyInput } from '@nestling/contracts/auth';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { inTransaction } from '../../../db/transaction.ts';
import { findUserById, lockUser } from '../../../db/users.repo.ts';
import type { SignedInCtx } from '../../../platform/context.ts';
import { deviceName } from '../../../platform/device-name.ts';
import { DomainError } from '../../../platform/errors.ts';
import { noteEvent } from '../../../platform/security-event.ts';
import { requireFresh } from '../confirm.ts';
import { PROMPT_MS, putChallenge, relyingParty, useChallenge } from './challenge.ts';
import { addPasskey, findHandle, passkeysOf } from './passkeys.repo.ts';
import { readWebAuthn } from './web-authn.ts';

const MOST = 20;
export const TOO_MANY_PASSKEYS = `An account can have ${MOST} passkeys. Please remove one that you do not use.`;
export const PASSKEY_NOT_MADE = 'The passkey could not be added. Please try again.';
export const PASSKEY_KNOWN = 'This passkey is added already';

/** What the browser is to make: one that can name its account by itself and asks who holds the device. */
export async function startPasskey(
  ctx: SignedInCtx,
): Promise<Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'>> {
  const { rpId } = relyingParty(ctx);
  await requireFresh(ctx);
  const { db } = ctx.deps;
  const { userId } = ctx.actor;
  const own = await passkeysOf(db, userId);
  if (own.length >= MOST) throw new DomainError('conflict', TOO_MANY_PASSKEYS);
  const username = (await findUserById(db, userId))?.username ?? '';
  const { generateRegistrationOptions } = await readWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Nestling',
    rpID: rpId,
    userID: new Uint8Array(Buffer.from(await findHandle(db, userId))),
    userName: username,
    userDisplayName: username,
    attestationType: 'none',
    timeout: PROMPT_MS,
    excludeCredentials: own
      .filter((each) => each.rpId === rpId)
      .map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await putChallenge(ctx, options.challenge, { purpose: 'add', userId });
  return options;
}

export async function finishPasskey(ctx: SignedInCtx, { passkey }: FinishPasskeyInput): Promise<void> {
  const { rpId, origin } = relyingParty(ctx);
  await requireFresh(ctx);
  const { userId } = ctx.actor;
  const expectedChallenge = await useChallenge(ctx, passkey.response.clientDataJSON, { purpose: 'add', userId });
  const { verifyRegistrationResponse } = await readWebAuthn();
  const made = await verifyRegistrationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch((cause: unknown) => {
    throw new DomainError('invalid', PASSKEY_NOT_MADE, { cause });
  });
  if (!made.verified) throw new DomainError('invalid', PASSKEY_NOT_MADE);
  const { id, publicKey, counter } = made.registrationInfo.credential;
  const name = deviceName(ctx.userAgent);
  await inTransaction(ctx.deps.db, async (trx) => {
    await lockUser(trx, userId);
    if ((await passkeysOf(trx, userId)).length >= MOST) throw new DomainError('conflict', TOO_MANY_PASSKEYS);
    const isAdded = await addPasskey(trx, {
      userId,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      signCount: counter,
      rpId,
      name,
      transports: passkey.response.transports ?? [],
      now: ctx.deps.clock(),
    });
    if (!isAdded) throw new DomainError('conflict', PASSKEY_KNOWN);
    await noteEvent(ctx, userId, 'passkey_added', { details: name, trx });
  });
}
