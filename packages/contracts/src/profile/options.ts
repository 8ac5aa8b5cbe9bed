/** The choices of onboarding, word for word from specification §2. Free of zod for the browser. */
export const PARENTING_STYLES = [
  'Attachment',
  'Authoritative',
  'Permissive',
  'Gentle',
  'Free-Range Parenting',
  'Other',
] as const;

export const TONES = [
  { value: 'warm', label: 'Warm and empathetic' },
  { value: 'direct', label: 'Direct and practical' },
  { value: 'evidence', label: 'Evidence-based' },
] as const;
export type Tone = (typeof TONES)[number]['value'];

export const APPROACHES = [
  { value: 'step-by-step', label: 'Step-by-step solutions' },
  { value: 'gentle', label: 'Gentle/no-cry methods' },
  { value: 'structured', label: 'Structured approaches' },
  { value: 'flexible', label: 'Flexible and child-led methods' },
] as const;

export const CONCERNS = [
  { value: 'sleep', label: 'Sleep problems' },
  { value: 'feeding', label: 'Feeding issues' },
  { value: 'development', label: 'Developmental delays' },
  { value: 'behavior', label: 'Behavioral challenges' },
  { value: 'general', label: 'General parenting' },
  { value: 'other', label: 'Other' },
] as const;

export const ONBOARDING_STEPS = 6;
export const CHILD_NAME_REQUIRED = "Child's name is required";
export const BIRTH_DATE_IN_FUTURE = 'Birth date cannot be in the future';
export const BIRTH_DATE_INVALID = 'Birth date must be a date such as 2026-03-14';
export const BIRTH_DATE_TOO_OLD = 'Birth date is too long ago';
