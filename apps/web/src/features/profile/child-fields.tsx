import { Field, Input, NativeSelect, Stack } from '@chakra-ui/react';
import { ageParts, birthDateOf, PRETERM_BEFORE_WEEKS } from '@nestling/contracts/age';
import { REGION_DATA, REGIONS } from '@nestling/contracts/regions';
import type { ReactNode } from 'react';
import { today, todayText } from '../../platform/today.ts';
import type { ChildProblems, OnboardingDraft } from './onboarding-draft.ts';

export type FieldsProps = {
  draft: OnboardingDraft;
  change: (part: Partial<OnboardingDraft>) => void;
  problems: ChildProblems;
};

const FIRST_WEEK = 22;
const WEEKS = Array.from({ length: PRETERM_BEFORE_WEEKS - FIRST_WEEK }, (_, index) => String(FIRST_WEEK + index));

export function ChildFields({ draft, change, problems }: FieldsProps) {
  return (
    <Stack gap="4">
      <Field.Root invalid={problems.childName !== undefined} required>
        <Field.Label>Child's name</Field.Label>
        <Input
          size="lg"
          minH="target"
          autoComplete="off"
          maxLength={200}
          value={draft.childName}
          onChange={(event) => change({ childName: event.target.value })}
        />
        <Field.ErrorText>{problems.childName}</Field.ErrorText>
      </Field.Root>
      <Field.Root invalid={problems.childAge !== undefined}>
        <Field.Label>Date of birth</Field.Label>
        <Input
          size="lg"
          minH="target"
          type="date"
          max={todayText()}
          value={draft.childAge}
          onChange={(event) => change({ childAge: event.target.value })}
        />
        <Field.HelperText>Answers and the journey follow your child's exact age.</Field.HelperText>
        <Field.ErrorText>{problems.childAge}</Field.ErrorText>
      </Field.Root>
      {mayCountFromDueDate(draft) && (
        <Choice
          label="Born before 37 weeks? (optional)"
          hint="Milestones then count from the due date until the second birthday, and say so."
          value={draft.gestationWeeks}
          onChange={(gestationWeeks) => change({ gestationWeeks })}
        >
          <option value="">No, or rather not say</option>
          {WEEKS.map((week) => (
            <option key={week} value={week}>
              At {week} weeks
            </option>
          ))}
        </Choice>
      )}
      <Choice
        label="Where you live"
        hint="Emergency numbers, words and vaccine dates are then those of your country."
        value={draft.country}
        onChange={(country) => change({ country })}
      >
        <option value="">Rather not say</option>
        {REGIONS.map((region) => (
          <option key={region} value={region}>
            {REGION_DATA[region].name}
          </option>
        ))}
      </Choice>
    </Stack>
  );
}

/** Past the second birthday the weeks change nothing: who has not told them is not asked. */
function mayCountFromDueDate({ childAge, gestationWeeks }: OnboardingDraft): boolean {
  const birth = birthDateOf(childAge);
  return gestationWeeks !== '' || !birth || ageParts(birth, today()).years < 2;
}

type ChoiceProps = {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
};

function Choice({ label, hint, value, onChange, children }: ChoiceProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root size="lg">
        <NativeSelect.Field minH="target" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Field.HelperText>{hint}</Field.HelperText>
    </Field.Root>
  );
}
