import { type CalendarDate, calendarDateIn, isTimeZone } from '@nestling/contracts/age';
import type { Deps } from './deps.ts';
import { DomainError, SIGNED_OUT_MESSAGE } from './errors.ts';

export type Actor = { userId: number; sessionId: string };

export type SignedIn = { actor: Actor; timeZone: string | null };

/** How a transport starts and ends the caller's cookie session. */
export type SessionPort = { start: (sessionId: string) => void; end: () => void };

/** Built once per request, alike for tRPC and REST. */
export type Ctx = {
  deps: Deps;
  actor: Actor | null;
  requestId: string;
  address: string;
  /** The origin under which the server was reached. */
  site: string;
  userAgent: string | undefined;
  /** The zone the client names, or last named since it signed in. */
  timeZone: string | null;
  /** The language and region that the client likes best, if it named one: how dates are written. */
  locale: string | null;
  /** Whom the page that calls is shown to, if it says so: another tab may have signed in as somebody else since. */
  shownTo: number | null;
  session: SessionPort;
};

export type SignedInCtx = Ctx & { actor: Actor };

export const SOMEBODY_ELSE_MESSAGE = 'Somebody else has signed in here since. Reload the page to go on.';

export function requireActor(ctx: Ctx): SignedInCtx {
  if (!ctx.actor) throw new DomainError('signed_out', SIGNED_OUT_MESSAGE);
  if (ctx.shownTo !== null && ctx.shownTo !== ctx.actor.userId)
    throw new DomainError('conflict', SOMEBODY_ELSE_MESSAGE);
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

/** The id in `x-shown-to`; clients that do not send it are not asked. */
export function readShownTo(header: unknown): number | null {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;
}

export function readTimeZone(header: unknown): string | null {
  return typeof header === 'string' && header.length < 64 && isTimeZone(header) ? header : null;
}

/** The first language of an Accept-Language header; browsers put the one of their own screens there. */
export function readLocale(header: unknown): string | null {
  const [first = ''] = typeof header === 'string' ? header.split(/[,;]/, 1) : [];
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(first.trim())[0] ?? null;
  } catch {
    return null;
  }
}
