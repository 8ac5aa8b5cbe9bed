import {
  ageInDays,
  ageInWeeks,
  type CalendarDate,
  formatCalendarDate,
  parseCalendarDate,
} from '@nestling/contracts/age';
import type { Timeline, TimelineInput } from '@nestling/contracts/journey';
import { BIRTH_DATE_IN_FUTURE, BIRTH_DATE_INVALID } from '@nestling/contracts/profile';
import type { Region } from '@nestling/contracts/regions';
import type { Db } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockUser } from '../../db/users.repo.ts';
import { latestTodayOf, type SignedInCtx, todayOf } from '../../platform/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { ownRegion } from '../../platform/region.ts';
import { type BuiltTimeline, buildTimeline, firstPage, nextPage } from './build-timeline.ts';
import { GUIDE } from './guide.ts';
import { deleteTimelineData, findTimelineData, insertTimelineData } from './journey.repo.ts';

/** What is kept in timeline_data. `key` names all it was built from; another key means it is out of date. */
type StoredTimeline = { key: string; built: BuiltTimeline };

/** The age in the request decides, so that the answer follows a birth date that was just changed. */
export async function getTimeline(ctx: SignedInCtx, input: TimelineInput): Promise<Timeline> {
  const birth = getBirth(ctx, input.childAge);
  const region = await ownRegion(ctx);
  const built = await findOrBuild(ctx, birth, region);
  return input.pagination ? nextPage(GUIDE, built, input.pagination, region) : firstPage(GUIDE, built, region);
}

function getBirth(ctx: SignedInCtx, childAge: string): CalendarDate {
  const birth = parseCalendarDate(childAge);
  if (!birth) throw new DomainError('invalid', BIRTH_DATE_INVALID);
  if (ageInDays(birth, latestTodayOf(ctx)) < 0) throw new DomainError('invalid', BIRTH_DATE_IN_FUTURE);
  return birth;
}

async function findOrBuild(ctx: SignedInCtx, birth: CalendarDate, region: Region): Promise<BuiltTimeline> {
  const { db } = ctx.deps;
  const { userId } = ctx.actor;
  const today = todayOf(ctx);
  const key = [formatCalendarDate(birth), formatCalendarDate(today), GUIDE.version, region].join(' ');
  const stored = await findStored(db, userId);
  if (stored?.key === key) return stored.built;
  // A child born today in a zone ahead of the one we count in is not a day old yet.
  const built = buildTimeline(GUIDE.ranges, Math.max(0, ageInWeeks(birth, today)));
  await inTransaction(db, async (trx) => {
    // Two first requests at once would otherwise both find nothing to delete, and both insert.
    await lockUser(trx, userId);
    await deleteTimelineData(trx, userId);
    await insertTimelineData(trx, userId, JSON.stringify({ key, built } satisfies StoredTimeline));
  });
  return built;
}

async function findStored(db: Db, userId: number): Promise<StoredTimeline | undefined> {
  const data = await findTimelineData(db, userId);
  return data === undefined ? undefined : (JSON.parse(data) as StoredTimeline);
}
