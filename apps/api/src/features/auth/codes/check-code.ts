import { verifySync } from 'otplib';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { noteEvent } from '../../../platform/security-event.ts';
import { findCodes, resealSecret, takeStep } from './codes.repo.ts';
import { takeRecoveryCode } from './recovery-code.ts';

/** A phone's clock may be so wrong, in seconds. */
const TOLERANCE = 30;
export const CODE_NEEDED = 'Please enter the code from your authenticator app, or a recovery code';
export const CODES_LOST =
  'This server can no longer check the codes of your app. Use a recovery code, then turn the codes off and on again.';
/** What the secret's seal is bound to. */
export const sealedFor = (userId: number) => `sign-in code ${userId}`;
export const CODE_WRONG = 'This code is not right. Codes change every 30 seconds and work once.';

/**
 * Asks for the second proof where the account has codes: to be called when the first one was right. Wrong ones are few a
 * day for an account, from wherever: a code has only six digits.
 */
export async function requireCode(ctx: Ctx, userId: number, code: string | undefined): Promise<void> {
  const { db, limits } = ctx.deps;
  const codes = await findCodes(db, userId);
  if (!codes) return;
  const typed = code?.replace(/[\s-]/g, '').toLowerCase() ?? '';
  if (typed === '') throw new DomainError('code_needed', CODE_NEEDED);
  const { giveBack } = await limits.take('code', userId);
  const opened = ctx.deps.seal.open(codes.secret, sealedFor(userId));
  const isDigits = /^\d{6}$/.test(typed);
  if (isDigits && !opened) throw new DomainError('code_needed', CODES_LOST);
  const step = isDigits && opened ? stepOf(opened.text, typed, ctx.deps.clock()) : undefined;
  const isRecovery = step === undefined && (await takeRecoveryCode(db, userId, typed));
  if (!isRecovery && (step === undefined || !(await takeStep(db, userId, step))))
    throw new DomainError('code_needed', CODE_WRONG);
  await giveBack();
  if (opened && !opened.isCurrent) await resealSecret(db, userId, ctx.deps.seal.seal(opened.text, sealedFor(userId)));
  if (isRecovery) await noteEvent(ctx, userId, 'recovery_code_used');
}

/** The time step, of 30 s since 1970, that the code belongs to; undefined when it is none of now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: TOLERANCE });
  return result.valid ? Math.floor(epoch / 30) + result.delta : undefined;
}
