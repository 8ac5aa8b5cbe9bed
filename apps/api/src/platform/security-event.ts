import type { SecurityEventKind } from '@nestling/contracts/auth';
import type { Db } from '../db/client.ts';
import { addSecurityEvent } from '../db/security-events.repo.ts';
import type { Ctx } from './context.ts';
import { deviceName } from './device-name.ts';
import { shortPlace } from './place.ts';

const ALIKE_MS = 3_600_000;

/** What is kept, and shown to the account's owner, of where a request came from. */
export function originOf(ctx: Pick<Ctx, 'userAgent' | 'address'>): { device: string; place: string } {
  return { device: deviceName(ctx.userAgent), place: shortPlace(ctx.address) };
}

/** Writes the account's own log, which its owner reads under Account; in `trx` when it belongs to a change. */
export async function noteEvent(
  ctx: Ctx,
  userId: number,
  kind: SecurityEventKind,
  { details = '', trx = ctx.deps.db, isByOther = false }: { details?: string; trx?: Db; isByOther?: boolean } = {},
): Promise<void> {
  const now = ctx.deps.clock();
  // Where somebody else was when they did it is not for this log.
  const origin = isByOther ? { device: '', place: '' } : originOf(ctx);
  await addSecurityEvent(trx, { userId, kind, details, ...origin, now }, new Date(now.getTime() - ALIKE_MS));
}

/** For what must take no longer when there is an account than when there is none: written after the answer. */
export function noteEventLater(ctx: Ctx, userId: number, kind: SecurityEventKind): void {
  setImmediate(() => {
    noteEvent(ctx, userId, kind).catch((error) =>
      ctx.deps.logger.warn({ err: error, requestId: ctx.requestId }, 'security event not kept'),
    );
  });
}
