import type { ProfilePartInput } from '@nestling/contracts/profile';
import type { Db } from '../../db/client.ts';

/** A key that is undefined keeps what is stored; null clears it. */
export async function updateProfile(
  db: Db,
  userId: number,
  profile: ProfilePartInput,
  { isCompleted }: { isCompleted: boolean },
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      child_name: profile.childName,
      child_age: profile.childAge,
      child_concerns: profile.childConcerns,
      parenting_styles: profile.parentingStyles,
      other_parenting_style: profile.otherParentingStyle,
      tone_preference: profile.tonePreference,
      preferred_approaches: profile.preferredApproaches,
      top_concerns: profile.topConcerns,
      health_conditions: profile.healthConditions,
      country: profile.country,
      gestation_weeks: profile.gestationWeeks,
      onboarding_completed: isCompleted ? 'true' : undefined,
    })
    .where('id', '=', userId)
    .execute();
}

export async function updateUseShared(db: Db, userId: number, useShared: boolean): Promise<void> {
  await db.updateTable('users').set({ use_shared: useShared }).where('id', '=', userId).execute();
}
