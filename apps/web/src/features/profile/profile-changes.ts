import type { OnboardingDraft } from './onboarding-draft.ts';

/** What a parent has typed and not saved yet, by field; what is as stored is not in it. */
export type ProfileChanges = Partial<OnboardingDraft>;

const KEY = 'nestling-profile-changes';
const listeners = new Set<() => void>();

/** Kept in this tab, so that closing, Back and a reload lose nothing; signing out clears it. */
export function heldChanges(): string | null {
  return sessionStorage.getItem(KEY);
}

export function onChanges(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** The changes that belong to this person and differ from what is stored. */
export function readChanges(held: string | null, userId: number, stored: OnboardingDraft): ProfileChanges {
  if (held === null) return {};
  const { owner, changes } = JSON.parse(held) as { owner: number; changes: ProfileChanges };
  return owner === userId ? withoutSame(changes, stored) : {};
}

export function writeChanges(changes: ProfileChanges, userId: number, stored: OnboardingDraft): void {
  const left = withoutSame(changes, stored);
  if (Object.keys(left).length === 0) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify({ owner: userId, changes: left }));
  for (const tell of listeners) tell();
}

function withoutSame(changes: ProfileChanges, stored: OnboardingDraft): ProfileChanges {
  const differs = ([key, value]: [string, unknown]) => !isSame(value, stored[key as keyof OnboardingDraft]);
  return Object.fromEntries(Object.entries(changes).filter(differs));
}

/** Two lists with the same choices are the same, in whatever order they were tapped. */
function isSame(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((each) => b.includes(each));
}
