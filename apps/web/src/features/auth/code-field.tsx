import { Field, Input } from '@chakra-ui/react';

/** Put up when the password was right and the account asks for a code too. */
export function CodeField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <Field.Root>
      <Field.Label>Code from your authenticator app</Field.Label>
      <Input
        size="lg"
        minH="target"
        autoFocus
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <Field.HelperText>Or one of your recovery codes</Field.HelperText>
    </Field.Root>
  );
}
