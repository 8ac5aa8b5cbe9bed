import type { OnboardingDraft } from './onboarding-draft.ts';

type Fields = readonly (keyof OnboardingDraft)[];

export const CHILD_FIELDS: Fields = ['childName', 'childAge', 'gestationWeeks', 'country'];
export const HEALTH_FIELDS: Fields = ['healthConditions'];
export const CONCERN_FIELDS: Fields = ['topConcerns', 'childConcerns'];
export const ADVICE_FIELDS: Fields = [
  'tonePreference',
  'preferredApproaches',
  'parentingStyles',
  'otherParentingStyle',
];
