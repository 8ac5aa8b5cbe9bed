import { Button, Field, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { errorText, needsPasswordAgain } from '../../platform/error-text.ts';
import { NO_PASSKEY_USED } from '../../platform/passkeys.ts';
import { trpc } from '../../platform/trpc.ts';
import { Form } from '../../ui/form.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { notifyError } from '../../ui/toaster.tsx';
import { useOwnPasskey } from './own-passkey.ts';

/**
 * What the server does only after the password: `onError` puts the form up instead of a message, and what was asked is
 * asked again when the password is right.
 */
export function usePasswordAgain() {
  const [again, setAgain] = useState<{ go: () => void }>();
  const onError = (error: unknown, go: () => void, fallback: string) => {
    if (needsPasswordAgain(error)) setAgain({ go });
    else notifyError(errorText(error, fallback));
  };
  const form = again && (
    <PasswordAgainForm
      onConfirmed={() => {
        setAgain(undefined);
        again.go();
      }}
      onCancel={() => setAgain(undefined)}
    />
  );
  return { onError, form };
}

function PasswordAgainForm({ onConfirmed, onCancel }: { onConfirmed: () => void; onCancel: () => void }) {
  const [password, setPassword] = useState('');
  const confirm = trpc.auth.confirm.useMutation({
    onSuccess: onConfirmed,
    onError: (error) => notifyError(errorText(error, 'Please try again')),
  });
  const own = useOwnPasskey();
  const byPasskey = async () => {
    const passkey = await own.sign().catch(() => undefined);
    if (passkey) confirm.mutate({ passkey });
    else notifyError(NO_PASSKEY_USED);
  };
  return (
    <Form gap="3" onSubmit={() => confirm.mutate({ password })}>
      <Text>
        To be sure that it is you, please enter your password again{own.isThere ? ', or use your passkey' : ''}.
      </Text>
      <Field.Root>
        <Field.Label>Your password</Field.Label>
        <PasswordInput value={password} onChange={setPassword} autoComplete="current-password" />
      </Field.Root>
      <Button type="submit" size="lg" minH="target" loading={confirm.isPending}>
        Continue
      </Button>
      {own.isThere && (
        <Button variant="outline" size="lg" minH="target" onClick={() => void byPasskey()}>
          Use a passkey
        </Button>
      )}
      <Button variant="outline" size="lg" minH="target" onClick={onCancel}>
        Cancel
      </Button>
    </Form>
  );
}
