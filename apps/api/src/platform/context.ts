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
  /** The zone the client named, if it named one. */
  timeZone: string | null;
  session: SessionPort;
};

export type SignedInCtx = Ctx & { actor: Actor };

export function requireActor(ctx: Ctx): SignedInCtx {
  if (!ctx.actor) throw new DomainError('signed_out', SIGNED_OUT_MESSAGE);
  return { ...ctx, actor: ctx.actor };
}

/** Today on the parent's own calendar. */
export function todayOf(ctx: Pick<Ctx, 'deps' | 'timeZone'>): CalendarDate {
  return calendarDateIn(ctx.timeZone ?? 'UTC', ctx.deps.clock());
}

/** The latest date it can be for the parent: where the zone is unknown, the date of the zone furthest ahead. */
export function latestTodayOf(ctx: Pick<Ctx, 'deps' | 'timeZone'>): CalendarDate {
  return calendarDateIn(ctx.timeZone ?? 'Pacific/Kiritimati', ctx.deps.clock());
}

export function readTimeZone(header: unknown): string | null {
  return typeof header === 'string' && header.length < 64 && isTimeZone(header) ? header : null;
}
