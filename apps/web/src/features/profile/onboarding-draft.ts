import type { ClientUser } from '@nestling/contracts/auth';
import type { OnboardingInput } from '@nestling/contracts/profile';
import { BIRTH_DATE_IN_FUTURE, BIRTH_DATE_TOO_OLD, CHILD_NAME_REQUIRED } from '@nestling/contracts/profile/rules';
import { guessRegion, type Region } from '@nestling/contracts/regions';
import { timeZone } from '../../platform/time-zone.ts';
import { todayText } from '../../platform/today.ts';

/** What the six steps hold while they are filled in; an empty text means "not told". */
export type OnboardingDraft = {
  childName: string;
  childAge: string;
  /** A region, or empty: then the server's own holds. */
  country: string;
  /** Weeks of pregnancy at an early birth. */
  gestationWeeks: string;
  parentingStyles: string[];
  otherParentingStyle: string;
  tonePreference: string;
  preferredApproaches: string[];
  topConcerns: string[];
  childConcerns: string;
  healthConditions: string;
};

export function draftOf(user: ClientUser): OnboardingDraft {
  return {
    childName: user.childName ?? '',
    childAge: user.childAge ?? '',
    country: user.country ?? (user.onboardingCompleted ? '' : (guessedCountry() ?? '')),
    gestationWeeks: user.gestationWeeks?.toString() ?? '',
    parentingStyles: user.parentingStyles ?? [],
    otherParentingStyle: user.otherParentingStyle ?? '',
    tonePreference: user.tonePreference ?? '',
    preferredApproaches: user.preferredApproaches ?? [],
    topConcerns: user.topConcerns ?? [],
    childConcerns: user.childConcerns ?? '',
    healthConditions: user.healthConditions ?? '',
  };
}

const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** The free texts count only while their "Other" is chosen. The server checks every choice. */
export function inputOf(draft: OnboardingDraft): OnboardingInput {
  return {
    childName: draft.childName.trim(),
    childAge: textOrNull(draft.childAge),
    country: textOrNull(draft.country) as OnboardingInput['country'],
    gestationWeeks: draft.gestationWeeks === '' ? null : Number(draft.gestationWeeks),
    parentingStyles: draft.parentingStyles as OnboardingInput['parentingStyles'],
    otherParentingStyle: draft.parentingStyles.includes('Other') ? textOrNull(draft.otherParentingStyle) : null,
    tonePreference: textOrNull(draft.tonePreference) as OnboardingInput['tonePreference'],
    preferredApproaches: draft.preferredApproaches as OnboardingInput['preferredApproaches'],
    topConcerns: draft.topConcerns as OnboardingInput['topConcerns'],
    childConcerns: draft.topConcerns.includes('other') ? textOrNull(draft.childConcerns) : null,
    healthConditions: textOrNull(draft.healthConditions),
  };
}

/** Where the browser says it is; the parent sees it filled in and can change it. */
function guessedCountry(): Region | undefined {
  return guessRegion(navigator.languages, timeZone());
}

export type ChildProblems = { childName?: string; childAge?: string };

const EARLIEST = '1900-01-01';

export function childProblems({ childName, childAge }: OnboardingDraft): ChildProblems {
  return {
    ...(childName.trim() === '' ? { childName: CHILD_NAME_REQUIRED } : {}),
    ...(childAge > todayText() ? { childAge: BIRTH_DATE_IN_FUTURE } : {}),
    ...(childAge !== '' && childAge < EARLIEST ? { childAge: BIRTH_DATE_TOO_OLD } : {}),
  };
}
