import type { ClientUser } from '@nestling/contracts/auth';
import { APPROACHES, CONCERNS, TONES } from '@nestling/contracts/profile/rules';
import { REGION_DATA } from '@nestling/contracts/regions';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { OnboardingDraft } from '../../features/profile/onboarding-draft.ts';
import { ADVICE_FIELDS, CHILD_FIELDS, CONCERN_FIELDS, HEALTH_FIELDS } from '../../features/profile/section-fields.ts';
import { passkeysWork } from '../../platform/passkeys.ts';
import { dayText } from '../../platform/today.ts';

type Body = ComponentType<{ user: ClientUser }>;

/** One part of the settings: a row that says what it holds and opens in place. Its body is a file of its own. */
export type SettingsSection = {
  /** Its anchor in the address: /settings#id opens it. */
  id: string;
  title: string;
  /** What it holds, in a line. */
  says: (user: ClientUser) => string;
  Body: LazyExoticComponent<Body>;
  /** The fields of the profile that it saves, to mark what is not saved yet. */
  fields?: readonly (keyof OnboardingDraft)[];
  isForOwner?: true;
  /** Whether it can work in this browser and under this address. */
  isHere?: () => boolean;
};

export type SettingsGroup = { title: string; sections: readonly SettingsSection[] };

/** `load` imports the section's file, `name` is what it exports. */
function part<Name extends string>(load: () => Promise<Record<Name, Body>>, name: Name) {
  return lazy(() => load().then((module) => ({ default: module[name] })));
}

const labels = (options: readonly { value: string; label: string }[], chosen: readonly string[] | null) =>
  options.filter(({ value }) => chosen?.includes(value)).map(({ label }) => label);

export const SETTINGS: readonly SettingsGroup[] = [
  {
    title: 'Your child',
    sections: [
      {
        id: 'child',
        title: 'Name, birth and country',
        says: ({ childName, childAge, country }) =>
          [childName, childAge && `born ${dayText(childAge)}`, country && REGION_DATA[country].name]
            .filter(Boolean)
            .join(', '),
        fields: CHILD_FIELDS,
        Body: part(() => import('../../features/profile/sections/child-section.tsx'), 'ChildSection'),
      },
      {
        id: 'health',
        title: 'Health conditions',
        says: ({ healthConditions }) => healthConditions ?? 'None told',
        fields: HEALTH_FIELDS,
        Body: part(() => import('../../features/profile/sections/health-section.tsx'), 'HealthSection'),
      },
      {
        id: 'concerns',
        title: 'Main concerns',
        says: ({ topConcerns }) => labels(CONCERNS, topConcerns).join(', ') || 'None chosen',
        fields: CONCERN_FIELDS,
        Body: part(() => import('../../features/profile/sections/concerns-section.tsx'), 'ConcernsSection'),
      },
    ],
  },
  {
    title: 'Answers',
    sections: [
      {
        id: 'advice',
        title: 'Tone and style',
        says: ({ tonePreference, preferredApproaches, parentingStyles }) =>
          [
            ...labels(TONES, tonePreference ? [tonePreference] : []),
            ...labels(APPROACHES, preferredApproaches),
            ...(parentingStyles ?? []),
          ].join(', ') || 'None chosen',
        fields: ADVICE_FIELDS,
        Body: part(() => import('../../features/profile/sections/advice-section.tsx'), 'AdviceSection'),
      },
      {
        id: 'shared-documents',
        title: "Other families' documents",
        says: ({ useShared }) => (useShared ? 'Answers may use what others share' : 'Not used'),
        Body: part(() => import('../../features/profile/sections/shared-section.tsx'), 'SharedSection'),
      },
    ],
  },
  {
    title: 'This device',
    sections: [
      {
        id: 'appearance',
        title: 'Appearance',
        says: () => 'Light, dark, or as the device',
        Body: part(() => import('../../features/account/sections/appearance-section.tsx'), 'AppearanceSection'),
      },
    ],
  },
  {
    title: 'Security',
    sections: [
      {
        id: 'password',
        title: 'Password',
        says: () => 'Change it; other devices are then signed out',
        Body: part(() => import('../../features/account/sections/password-section.tsx'), 'PasswordSection'),
      },
      {
        id: 'passkeys',
        title: 'Passkeys',
        says: () => 'Sign in with what unlocks your device',
        isHere: passkeysWork,
        Body: part(() => import('../../features/account/sections/passkeys-section.tsx'), 'PasskeysSection'),
      },
      {
        id: 'codes',
        title: 'Sign-in codes',
        says: () => 'A second proof from an app on your phone',
        Body: part(() => import('../../features/account/sections/codes-section.tsx'), 'CodesSection'),
      },
      {
        id: 'devices',
        title: 'Signed-in devices',
        says: () => 'Where this account is open; end one of them',
        Body: part(() => import('../../features/account/sections/devices-section.tsx'), 'DevicesSection'),
      },
      {
        id: 'security-log',
        title: 'Security log',
        says: () => 'Sign-ins, changes, sharing and downloads',
        Body: part(() => import('../../features/account/sections/security-log-section.tsx'), 'SecurityLogSection'),
      },
      {
        id: 'sign-out-everywhere',
        title: 'Sign out everywhere',
        says: () => 'End every sign-in of this account',
        Body: part(
          () => import('../../features/account/sections/sign-out-everywhere-section.tsx'),
          'SignOutEverywhereSection',
        ),
      },
    ],
  },
  {
    title: 'This server',
    sections: [
      {
        id: 'members',
        title: 'Members',
        says: () => 'Who is in, and who may come',
        isForOwner: true,
        Body: part(() => import('../../features/members/members-section.tsx'), 'MembersSection'),
      },
    ],
  },
  {
    title: 'Your data',
    sections: [
      {
        id: 'reports',
        title: 'Reported documents',
        says: () => 'What members say of shared documents',
        isForOwner: true,
        Body: part(() => import('../../features/members/reports-section.tsx'), 'ReportsSection'),
      },
      {
        id: 'data',
        title: 'Download my data',
        says: () => 'Everything you stored, in one file',
        Body: part(() => import('../../features/account/sections/own-data-section.tsx'), 'OwnDataSection'),
      },
      {
        id: 'delete',
        title: 'Delete my account',
        says: () => 'With everything in it, for good',
        Body: part(() => import('../../features/account/sections/delete-account-section.tsx'), 'DeleteAccountSection'),
      },
    ],
  },
];
