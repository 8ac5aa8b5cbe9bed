import { type CalendarDate, calendarDateIn, isTimeZone } from '@nestling/contracts/age';
import type { Deps } from './deps.ts';
import { DomainError, SIGNED_OUT_MESSAGE } from './errors.ts';

export type Actor = { userId: number; sessionId: string };

/** How a transport starts and ends the caller's cookie session. */
export type SessionPort = { start: (sessionId: string) => void; end: () => void };

/** Built once per request, alike for tRPC and REST. */
export type Ctx = {
  deps: Deps;
  actor: Actor | null;
  requestId: string;
  address: string;
  timeZone: string;
  session: SessionPort;
};

export type SignedInCtx = Ctx & { actor: Actor };

export function requireActor(ctx: Ctx): SignedInCtx {
  if (!ctx.actor) throw new DomainError('signed_out', SIGNED_OUT_MESSAGE);
  return { ...ctx, actor: ctx.actor };
}

/** Today on the parent's own calendar. */
export function todayOf(ctx: Pick<Ctx, 'deps' | 'timeZone'>): CalendarDate {
  return calendarDateIn(ctx.timeZone, ctx.deps.clock());
}

/** The zone a client names, or UTC when it names none that exists. */
export function readTimeZone(header: unknown): string {
  return typeof header === 'string' && header.length < 64 && isTimeZone(header) ? header : 'UTC';
}
