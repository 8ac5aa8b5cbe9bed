import type { ClientUser, SignedInDevice } from '@nestling/contracts/auth';
import { findUserById } from '../../db/users.repo.ts';
import type { Ctx, SignedIn, SignedInCtx } from '../../platform/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { placeHash } from '../../platform/place.ts';
import { noteEvent, originOf } from '../../platform/security-event.ts';
import { keepPlace } from './known-places.repo.ts';
import {
  addAuthSession,
  findAuthSession,
  listAuthSessions,
  moveAuthSession,
  removeAuthSession,
  removeAuthSessionByNumber,
  removeExpiredAuthSessions,
  touchAuthSession,
} from './sessions.repo.ts';
import { hashToken, makeToken } from './token.ts';
import { usernameKey } from './username-key.ts';

/** A session that is not used for so long ends. */
const IDLE_DAYS = 30;
/** And every session so long after its sign-in, however much it is used; the cookie lives as long. */
export const SESSION_DAYS = 180;
const DAY_MS = 86_400_000;
const KNOWN_PLACES = 20;
const TOUCH_AFTER_MS = 10 * 60_000;

/** Starts a fresh server-side session and hands its id to the cookie; any session the caller came with ends. */
export async function startSignedInSession(
  ctx: Ctx,
  userId: number,
  how: 'registered' | 'signed_in' | 'password_reset' | 'passkey_used' = 'signed_in',
): Promise<ClientUser> {
  const { db } = ctx.deps;
  if (ctx.actor) await removeAuthSession(db, ctx.actor.sessionId);
  const token = makeToken();
  const now = ctx.deps.clock();
  await removeExpiredAuthSessions(db, now);
  await addAuthSession(db, {
    id: hashToken(token),
    userId,
    timeZone: ctx.timeZone,
    now,
    expires: expiryFrom(now, now),
    ...originOf(ctx),
  });
  const user = await findUserById(db, userId);
  if (!user) throw new DomainError('signed_out', 'This account no longer exists');
  const place = placeHash(ctx.address, usernameKey(user.username));
  await keepPlace(db, { userId, placeHash: place, now, most: KNOWN_PLACES });
  await noteEvent(ctx, userId, how);
  ctx.session.start(token);
  return user;
}

/** Who a cookie's token belongs to, if its session is still alive on the server, and the zone last named in it. */
export async function findSignedIn(
  { deps, timeZone, ...from }: Pick<Ctx, 'deps' | 'userAgent' | 'address' | 'timeZone'>,
  token: string,
): Promise<SignedIn | null> {
  const sessionId = hashToken(token);
  const now = deps.clock();
  const session = await findAuthSession(deps.db, sessionId, now);
  if (!session) return null;
  if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_AFTER_MS)
    await touchAuthSession(deps.db, sessionId, {
      now,
      expires: expiryFrom(now, session.createdAt),
      ...originOf(from),
    });
  if (timeZone !== null && timeZone !== session.timeZone) await moveAuthSession(deps.db, sessionId, timeZone);
  return { actor: { userId: session.userId, sessionId }, timeZone: timeZone ?? session.timeZone };
}

function expiryFrom(now: Date, signedInAt: Date): Date {
  return new Date(Math.min(now.getTime() + IDLE_DAYS * DAY_MS, signedInAt.getTime() + SESSION_DAYS * DAY_MS));
}

export function listDevices(ctx: SignedInCtx): Promise<SignedInDevice[]> {
  const { db, clock } = ctx.deps;
  return listAuthSessions(db, ctx.actor.userId, { now: clock(), currentId: ctx.actor.sessionId });
}

/** Signs one device out, this one included. */
export async function endSession(ctx: SignedInCtx, number: number): Promise<void> {
  const ended = await removeAuthSessionByNumber(ctx.deps.db, ctx.actor.userId, number);
  if (!ended) throw new DomainError('not_found', 'This device is not signed in any more');
  await noteEvent(ctx, ctx.actor.userId, 'session_ended', { details: ended.device });
  if (ended.id === ctx.actor.sessionId) ctx.session.end();
}
