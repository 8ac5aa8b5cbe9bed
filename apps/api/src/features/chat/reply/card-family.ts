import { ageInDays, birthDateOf } from '@nestling/contracts/age';
import type { Region } from '@nestling/contracts/regions';
import type { Db } from '../../../db/client.ts';
import { findUserById } from '../../../db/users.repo.ts';
import { type SignedInCtx, todayOf } from '../../../platform/context.ts';
import { regionOf } from '../../../platform/region.ts';

/** What the safety rules know of a family beside the message. */
export type CardFamily = { ageDays: number | null; region: Region; childName: string | null };

export async function findCardFamily(ctx: SignedInCtx, db: Db): Promise<CardFamily> {
  const user = await findUserById(db, ctx.actor.userId);
  const birth = birthDateOf(user?.childAge);
  return {
    ageDays: birth ? ageInDays(birth, todayOf(ctx)) : null,
    region: regionOf(user, ctx.deps.env),
    childName: user?.childName ?? null,
  };
}
