import type { ClientUser } from '@nestling/contracts/auth';
import type { ProfilePartInput } from '@nestling/contracts/profile';
import type { SignedInCtx } from '../../platform/context.ts';
import { checkBirthDate } from './birth-date.ts';
import { getOwnUser } from './own-user.ts';
import { updateProfile } from './profile.repo.ts';

/** One section of the settings: what it does not name stays as it is, and the six steps are not done by it. */
export async function saveProfilePart(ctx: SignedInCtx, input: ProfilePartInput): Promise<ClientUser> {
  checkBirthDate(ctx, input.childAge);
  const isEmpty = Object.values(input).every((value) => value === undefined);
  if (!isEmpty) await updateProfile(ctx.deps.db, ctx.actor.userId, input, { isCompleted: false });
  return getOwnUser(ctx);
}
