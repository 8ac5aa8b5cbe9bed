import type { AppleSignInInput, ClientUser } from '@nestling/contracts/auth';
import { createRemoteJWKSet, customFetch, errors, type FetchImplementation, jwtVerify } from 'jose';
import { inTransaction } from '../../db/transaction.ts';
import type { Ctx } from '../../platform/context.ts';
import { DomainError } from '../../platform/errors.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import { addUser, findUserIdByAppleId } from './auth.repo.ts';
import { requireCode } from './codes/check-code.ts';
import { checkAdmission, takeAdmission } from './members/admission.ts';
import { startSignedInSession } from './sign-in-session.ts';
import { hashToken } from './token.ts';
import { usernameKey } from './username-key.ts';

const ISSUER = 'https://appleid.apple.com';
const CLOCK_SKEW_SECONDS = 60;

export type AppleKeys = ReturnType<typeof createRemoteJWKSet>;

/** Fetched once and cached by jose; an unknown key id refetches at most every 30 s. */
export function createAppleKeys(url: string): AppleKeys {
  return createRemoteJWKSet(new URL(url), {
    timeoutDuration: 4000,
    cooldownDuration: 30_000,
    [customFetch]: fetchSomeKeys,
  });
}

/** An answer without a key is no answer: it would take the place of the keys that are known. */
async function fetchSomeKeys(...[url, options]: Parameters<FetchImplementation>): Promise<Response> {
  const answer = await fetch(url, options);
  const said: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  const isEmpty = typeof said === 'object' && said !== null && 'keys' in said && isEmptyList(said.keys);
  return isEmpty ? new Response(null, { status: 503 }) : answer;
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** The account of an Apple id; never joined to another account by name or mail address. A new one is let in as by register. */
export async function appleSignIn(
  ctx: Ctx,
  keys: AppleKeys,
  limit: AttemptLimit,
  { idToken, invitation, code }: AppleSignInInput,
): Promise<ClientUser> {
  const audience = ctx.deps.env.APPLE_CLIENT_ID;
  if (!audience) throw new DomainError('not_configured', 'Sign in with Apple is not set up on this server');
  await limit.takeOfAddress(ctx.address);
  const appleId = await verifyAppleToken(idToken, keys, audience);
  const known = await findUserIdByAppleId(ctx.deps.db, appleId);
  if (known !== undefined) {
    await requireCode(ctx, known, code);
    return startSignedInSession(ctx, known);
  }
  const username = `apple-${hashToken(appleId).slice(0, 20)}`;
  await checkAdmission(ctx.deps, invitation);
  await inTransaction(ctx.deps.db, async (trx) => {
    const userId = await addUser(trx, { username, usernameKey: usernameKey(username), password: null, appleId });
    if (userId !== undefined) await takeAdmission(ctx.deps, trx, { userId, invitation });
  });
  const added = await findUserIdByAppleId(ctx.deps.db, appleId);
  if (added === undefined)
    throw new DomainError('conflict', 'This Apple account could not be added. Please try again.');
  return startSignedInSession(ctx, added, 'registered');
}

async function verifyAppleToken(idToken: string, keys: AppleKeys, audience: string): Promise<string> {
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer: ISSUER,
      audience,
      algorithms: ['RS256'],
      clockTolerance: CLOCK_SKEW_SECONDS,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    const issuedAhead = (payload.iat ?? 0) - Date.now() / 1000;
    if (
      typeof payload.sub !== 'string' ||
      payload.sub === '' ||
      payload.sub.length > 255 ||
      issuedAhead > CLOCK_SKEW_SECONDS
    )
      throw new DomainError('signed_out', 'The Apple sign-in was not valid');
    return payload.sub;
  } catch (error) {
    if (error instanceof DomainError) throw error;
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && !isKeySetFailure(error)) {
      throw new DomainError('signed_out', 'The Apple sign-in was not valid', { cause: error });
    }
    throw new DomainError('unavailable', 'Apple cannot be reached right now. Please try again or use your password.', {
      cause: error,
      retryAfterSeconds: 30,
    });
  }
}

/** jose reports an answer that is not a key set as a plain JOSEError or as JWKSInvalid. */
function isKeySetFailure(error: InstanceType<typeof errors.JOSEError>): boolean {
  return error.code === 'ERR_JOSE_GENERIC' || error.code === 'ERR_JWKS_INVALID';
}
