import type { SecurityEvent } from '@nestling/contracts/auth';
import { listSecurityEvents } from '../../db/security-events.repo.ts';
import type { SignedInCtx } from '../../platform/context.ts';

const PAGE = 20;

/** The account's own log, the newest first, a page at a time. */
export async function readSecurityLog(
  ctx: SignedInCtx,
  before: number | null,
): Promise<{ events: SecurityEvent[]; next: number | null }> {
  const found = await listSecurityEvents(ctx.deps.db, ctx.actor.userId, { before, limit: PAGE + 1 });
  const events = found.slice(0, PAGE);
  return { events, next: found.length > PAGE ? (events.at(-1)?.id ?? null) : null };
}
