import type { ReactNode } from 'react';
import { ChildFields, type FieldsProps } from './child-fields.tsx';
import { ApproachFields, ConcernFields, HealthField, StyleFields, ToneField } from './wish-fields.tsx';

type Step = { title: string; hint: string; body: (props: FieldsProps) => ReactNode };

export const STEPS: readonly Step[] = [
  {
    title: 'About your child',
    hint: 'Only you see this. You can change it at any time in the settings.',
    body: ChildFields,
  },
  { title: 'Your parenting style', hint: 'Choose all that fit, or none.', body: StyleFields },
  { title: 'How should advice sound?', hint: 'Choose one.', body: ToneField },
  { title: 'What kind of help do you like?', hint: 'Choose all that fit, or none.', body: ApproachFields },
  { title: 'What is on your mind most?', hint: 'Choose all that fit, or none.', body: ConcernFields },
  {
    title: 'Health conditions',
    hint: 'Optional. Allergies, a diagnosis, medicines: whatever an adviser should bear in mind.',
    body: HealthField,
  },
];
