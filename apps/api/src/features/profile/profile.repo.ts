import type { OnboardingInput } from '@nestling/contracts/profile';
import type { Db } from '../../db/client.ts';

/** A key that is undefined keeps what is stored; null clears it. */
export async function updateProfile(db: Db, userId: number, profile: OnboardingInput): Promise<void> {
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
      onboarding_completed: 'true',
    })
    .where('id', '=', userId)
    .execute();
}

export async function updateUseShared(db: Db, userId: number, useShared: boolean): Promise<void> {
  await db.updateTable('users').set({ use_shared: useShared }).where('id', '=', userId).execute();
}

export async function updateGestation(db: Db, userId: number, gestationWeeks: number | null): Promise<void> {
  await db.updateTable('users').set({ gestation_weeks: gestationWeeks }).where('id', '=', userId).execute();
}
