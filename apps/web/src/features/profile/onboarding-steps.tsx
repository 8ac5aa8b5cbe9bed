import { Field, Input, NativeSelect, Stack, Text, Textarea } from '@chakra-ui/react';
import { APPROACHES, CONCERNS, PARENTING_STYLES, TONES } from '@nestling/contracts/profile/rules';
import { REGION_DATA, REGIONS } from '@nestling/contracts/regions';
import type { ReactNode } from 'react';
import { todayText } from '../../platform/today.ts';
import { ManyChoices, OneChoice } from './choices.tsx';
import type { ChildProblems, OnboardingDraft } from './onboarding-draft.ts';

type StepProps = {
  draft: OnboardingDraft;
  change: (part: Partial<OnboardingDraft>) => void;
  problems: ChildProblems;
};
type Step = { title: string; hint: string; body: (props: StepProps) => ReactNode };

const STYLE_OPTIONS = PARENTING_STYLES.map((label) => ({ value: label, label }));

function ChildStep({ draft, change, problems }: StepProps) {
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
      <Field.Root>
        <Field.Label>Where you live</Field.Label>
        <NativeSelect.Root size="lg">
          <NativeSelect.Field
            minH="target"
            value={draft.country}
            onChange={(event) => change({ country: event.currentTarget.value })}
          >
            <option value="">Rather not say</option>
            {REGIONS.map((region) => (
              <option key={region} value={region}>
                {REGION_DATA[region].name}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <Field.HelperText>Emergency numbers, words and vaccine dates are then those of your country.</Field.HelperText>
      </Field.Root>
    </Stack>
  );
}

function FreeText({ label, value, onChange }: { label: string; value: string; onChange: (text: string) => void }) {
  return (
    <Field.Root mt="3">
      <Field.Label>{label}</Field.Label>
      <Input size="lg" minH="target" maxLength={500} value={value} onChange={(event) => onChange(event.target.value)} />
    </Field.Root>
  );
}

export const STEPS: readonly Step[] = [
  {
    title: 'About your child',
    hint: 'Only you see this. You can change it at any time in the settings.',
    body: ChildStep,
  },
  {
    title: 'Your parenting style',
    hint: 'Choose all that fit, or none.',
    body: ({ draft, change }) => (
      <>
        <ManyChoices
          label="Parenting styles"
          options={STYLE_OPTIONS}
          values={draft.parentingStyles}
          onChange={(parentingStyles) => change({ parentingStyles })}
        />
        {draft.parentingStyles.includes('Other') && (
          <FreeText
            label="Please describe your style"
            value={draft.otherParentingStyle}
            onChange={(otherParentingStyle) => change({ otherParentingStyle })}
          />
        )}
      </>
    ),
  },
  {
    title: 'How should advice sound?',
    hint: 'Choose one.',
    body: ({ draft, change }) => (
      <OneChoice
        label="Advice tone"
        options={TONES}
        value={draft.tonePreference}
        onChange={(tonePreference) => change({ tonePreference })}
      />
    ),
  },
  {
    title: 'What kind of help do you like?',
    hint: 'Choose all that fit, or none.',
    body: ({ draft, change }) => (
      <ManyChoices
        label="Approaches"
        options={APPROACHES}
        values={draft.preferredApproaches}
        onChange={(preferredApproaches) => change({ preferredApproaches })}
      />
    ),
  },
  {
    title: 'What is on your mind most?',
    hint: 'Choose all that fit, or none.',
    body: ({ draft, change }) => (
      <>
        <ManyChoices
          label="Main concerns"
          options={CONCERNS}
          values={draft.topConcerns}
          onChange={(topConcerns) => change({ topConcerns })}
        />
        {draft.topConcerns.includes('other') && (
          <FreeText
            label="Please specify your concern"
            value={draft.childConcerns}
            onChange={(childConcerns) => change({ childConcerns })}
          />
        )}
      </>
    ),
  },
  {
    title: 'Health conditions',
    hint: 'Optional. Allergies, a diagnosis, medicines: whatever an adviser should bear in mind.',
    body: ({ draft, change }) => (
      <Field.Root>
        <Field.Label>Health conditions (optional)</Field.Label>
        <Textarea
          size="lg"
          rows={5}
          maxLength={4000}
          value={draft.healthConditions}
          onChange={(event) => change({ healthConditions: event.target.value })}
        />
        <Text fontSize="sm" color="fg.muted">
          Used to fit answers to your child. Never shown to other people.
        </Text>
      </Field.Root>
    ),
  },
];
