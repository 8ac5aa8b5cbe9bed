import type { ClientUser } from '@nestling/contracts/auth';
import { useSyncExternalStore } from 'react';
import { draftOf, type OnboardingDraft } from './onboarding-draft.ts';
import { heldChanges, onChanges, type ProfileChanges, readChanges, writeChanges } from './profile-changes.ts';

/** What is stored, under what the parent has changed in this tab and not saved yet. */
export function useProfileDraft(user: ClientUser) {
  const held = useSyncExternalStore(onChanges, heldChanges);
  const stored = draftOf(user);
  const changes = readChanges(held, user.id, stored);
  const latest = () => readChanges(heldChanges(), user.id, stored);
  return {
    draft: { ...stored, ...changes } satisfies OnboardingDraft,
    changed: Object.keys(changes) as (keyof OnboardingDraft)[],
    change: (part: ProfileChanges) => writeChanges({ ...latest(), ...part }, user.id, stored),
    /** Back to what is stored: these fields, or all. */
    forget: (fields?: readonly (keyof OnboardingDraft)[]) => {
      const left = Object.entries(fields ? latest() : {}).filter(([key]) => !fields?.some((field) => field === key));
      writeChanges(Object.fromEntries(left), user.id, stored);
    },
  };
}
