import type { ClientUser } from '@nestling/contracts/auth';
import { findUserById } from '../../db/users.repo.ts';
import type { Ctx } from '../../platform/context.ts';
import { DomainError } from '../../platform/errors.ts';
import {
  addAuthSession,
  findAuthSession,
  removeAuthSession,
  removeExpiredAuthSessions,
  touchAuthSession,
} from './auth.repo.ts';
import { keepPlace } from './known-places.repo.ts';
import { placeHash } from './place.ts';
import { hashToken, makeToken } from './token.ts';
import { usernameKey } from './username-key.ts';

export const SESSION_DAYS = 30;
const DAY_MS = 86_400_000;
const KNOWN_PLACES = 20;
const TOUCH_AFTER_MS = 10 * 60_000;

/** Starts a fresh server-side session and hands its id to the cookie; any session the caller came with ends. */
export async function startSignedInSession(ctx: Ctx, userId: number): Promise<ClientUser> {
  const { db } = ctx.deps;
  if (ctx.actor) await removeAuthSession(db, ctx.actor.sessionId);
  const token = makeToken();
  const now = ctx.deps.clock();
  await removeExpiredAuthSessions(db, now);
  await addAuthSession(db, { id: hashToken(token), userId, expires: expiryFrom(now) });
  const user = await findUserById(db, userId);
  if (!user) throw new DomainError('signed_out', 'This account no longer exists');
  const place = placeHash(ctx.address, usernameKey(user.username));
  await keepPlace(db, { userId, placeHash: place, now, most: KNOWN_PLACES });
  ctx.session.start(token);
  return user;
}

/** Who a cookie's token belongs to, if its session is still alive on the server. */
export async function findActor(deps: Ctx['deps'], token: string): Promise<Ctx['actor']> {
  const sessionId = hashToken(token);
  const now = deps.clock();
  const session = await findAuthSession(deps.db, sessionId, now);
  if (!session) return null;
  if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_AFTER_MS)
    await touchAuthSession(deps.db, sessionId, now, expiryFrom(now));
  return { userId: session.userId, sessionId };
}

function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * DAY_MS);
}
