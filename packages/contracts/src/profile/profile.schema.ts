import { z } from 'zod';
import { parseCalendarDate } from '../age/index.ts';
import { REGIONS } from '../regions/region.ts';
import { storableText, toVisibleName } from '../text/index.ts';
import {
  APPROACHES,
  BIRTH_DATE_INVALID,
  BIRTH_DATE_TOO_OLD,
  CHILD_NAME_REQUIRED,
  CONCERNS,
  PARENTING_STYLES,
  TONES,
} from './options.ts';

const EARLIEST_YEAR = 1900;

/** A day of the calendar; whether it is in the future depends on where the parent is and is judged by the use case. */
export const birthDate = z
  .string({ error: BIRTH_DATE_INVALID })
  .refine((text) => parseCalendarDate(text) !== undefined, BIRTH_DATE_INVALID)
  .refine((text) => (parseCalendarDate(text)?.year ?? EARLIEST_YEAR) >= EARLIEST_YEAR, BIRTH_DATE_TOO_OLD);

const choices = <const T extends readonly [string, ...string[]]>(values: T, label: string) =>
  z
    .array(z.enum(values, { error: `${label}: unknown choice` }), { error: `${label} must be a list` })
    .max(values.length);

const values = <T extends string>(options: readonly { value: T }[]) => options.map((o) => o.value) as [T, ...T[]];

/** Weeks of pregnancy at birth; null when not preterm or not told. */
const gestationWeeks = z
  .number({ error: 'Weeks at birth must be 22 to 42' })
  .int('Weeks at birth must be 22 to 42')
  .min(22, 'Weeks at birth must be 22 to 42')
  .max(42, 'Weeks at birth must be 22 to 42')
  .nullable();

/** Only the name is required (specification §5). A key left out keeps what is stored; null clears it. */
export const onboardingInput = z.object({
  childName: storableText(200, "Child's name").transform(toVisibleName).pipe(z.string().min(1, CHILD_NAME_REQUIRED)),
  childAge: birthDate.nullish(),
  childConcerns: storableText(2000, 'The concern').nullish(),
  parentingStyles: choices(PARENTING_STYLES, 'Parenting styles').nullish(),
  otherParentingStyle: storableText(500, 'The parenting style').nullish(),
  tonePreference: z.enum(values(TONES), { error: 'Tone: unknown choice' }).nullish(),
  preferredApproaches: choices(values(APPROACHES), 'Approaches').nullish(),
  topConcerns: choices(values(CONCERNS), 'Concerns').nullish(),
  healthConditions: storableText(4000, 'Health conditions').nullish(),
  country: z.enum(REGIONS, { error: 'Country: unknown choice' }).nullish(),
  gestationWeeks: gestationWeeks.optional(),
});
export type OnboardingInput = z.infer<typeof onboardingInput>;

/** A part of the profile, saved alone: a key left out keeps what is stored, so the name may be left out too. */
export const profilePartInput = onboardingInput.partial();
export type ProfilePartInput = z.infer<typeof profilePartInput>;

/** Whether answers may rest on what other families share. */
export const useSharedInput = z.object({ useShared: z.boolean() });
