import { generateSecret, generateURI } from 'otplib';
import { inTransaction } from '../../../db/transaction.ts';
import { findUserById } from '../../../db/users.repo.ts';
import type { SignedInCtx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { noteEvent } from '../../../platform/security-event.ts';
import { requireFresh } from '../confirm.ts';
import { CODE_WRONG, sealedFor, stepOf } from './check-code.ts';
import { findCodes, findNewSecret, keepNewSecret, listRecoveryHashes, removeCodes, turnCodesOn } from './codes.repo.ts';
import { hashRecoveryCode, makeRecoveryCode } from './recovery-code.ts';

const RECOVERY_CODES = 10;
const ALREADY_ON = 'Sign-in codes are on already';

export async function getCodes(ctx: SignedInCtx): Promise<{ isOn: boolean; recoveryLeft: number }> {
  const { db } = ctx.deps;
  const codes = await findCodes(db, ctx.actor.userId);
  return {
    isOn: codes !== undefined,
    recoveryLeft: codes ? (await listRecoveryHashes(db, ctx.actor.userId)).length : 0,
  };
}

/** A secret for the authenticator app. Nothing changes until a code that it makes has been typed in. */
export async function startCodes(ctx: SignedInCtx): Promise<{ secret: string; uri: string }> {
  await requireFresh(ctx);
  const { db } = ctx.deps;
  const user = await findUserById(db, ctx.actor.userId);
  const secret = generateSecret();
  const sealed = ctx.deps.seal.seal(secret, sealedFor(ctx.actor.userId));
  if (!(await keepNewSecret(db, ctx.actor.userId, sealed))) throw new DomainError('conflict', ALREADY_ON);
  return { secret, uri: generateURI({ issuer: 'Nestling', label: user?.username ?? '', secret }) };
}

/** Turns the codes on when the app makes the right ones; the recovery codes are shown this once. */
export async function finishCodes(ctx: SignedInCtx, code: string): Promise<{ recoveryCodes: string[] }> {
  await requireFresh(ctx);
  const { db, clock } = ctx.deps;
  const { userId } = ctx.actor;
  const sealed = await findNewSecret(db, userId);
  if (!sealed) throw new DomainError('conflict', ALREADY_ON);
  const secret = ctx.deps.seal.open(sealed, sealedFor(userId));
  if (!secret) throw new DomainError('invalid', CODE_WRONG);
  const step = stepOf(secret.text, code.replace(/\s/g, ''), clock());
  if (step === undefined) throw new DomainError('invalid', CODE_WRONG);
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, makeRecoveryCode);
  const recoveryHashes = await Promise.all(recoveryCodes.map(hashRecoveryCode));
  await inTransaction(db, async (trx) => {
    if (!(await turnCodesOn(trx, userId, { step, recoveryHashes }))) throw new DomainError('conflict', ALREADY_ON);
    await noteEvent(ctx, userId, 'codes_on', { trx });
  });
  return { recoveryCodes };
}

export async function stopCodes(ctx: SignedInCtx): Promise<void> {
  await requireFresh(ctx);
  await inTransaction(ctx.deps.db, async (trx) => {
    await removeCodes(trx, ctx.actor.userId);
    await noteEvent(ctx, ctx.actor.userId, 'codes_off', { trx });
  });
}
