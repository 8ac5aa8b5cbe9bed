import { Field, Input, Text, Textarea } from '@chakra-ui/react';
import { APPROACHES, CONCERNS, PARENTING_STYLES, TONES } from '@nestling/contracts/profile/rules';
import type { FieldsProps } from './child-fields.tsx';
import { ManyChoices, OneChoice } from './choices.tsx';

type Props = Omit<FieldsProps, 'problems'>;

const STYLE_OPTIONS = PARENTING_STYLES.map((label) => ({ value: label, label }));

export function StyleFields({ draft, change }: Props) {
  return (
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
  );
}

export function ToneField({ draft, change }: Props) {
  return (
    <OneChoice
      label="Advice tone"
      options={TONES}
      value={draft.tonePreference}
      onChange={(tonePreference) => change({ tonePreference })}
    />
  );
}

export function ApproachFields({ draft, change }: Props) {
  return (
    <ManyChoices
      label="Approaches"
      options={APPROACHES}
      values={draft.preferredApproaches}
      onChange={(preferredApproaches) => change({ preferredApproaches })}
    />
  );
}

export function ConcernFields({ draft, change }: Props) {
  return (
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
  );
}

export function HealthField({ draft, change }: Props) {
  return (
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
