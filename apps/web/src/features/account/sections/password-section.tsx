import { Button, Field } from '@chakra-ui/react';
import type { ClientUser } from '@nestling/contracts/auth';
import { passwordProblem } from '@nestling/contracts/auth/rules';
import { useState } from 'react';
import { errorText } from '../../../platform/error-text.ts';
import { NO_PASSKEY_USED } from '../../../platform/passkeys.ts';
import { trpc } from '../../../platform/trpc.ts';
import { Form } from '../../../ui/form.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { notify, notifyError } from '../../../ui/toaster.tsx';
import { UsedPasswordNote } from '../../../ui/used-password-note.tsx';
import { useOwnPasskey } from '../own-passkey.ts';

export function PasswordSection({ user }: { user: ClientUser }) {
  const [currentPassword, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const problem = isTried ? passwordProblem(password) : undefined;
  const change = trpc.auth.changePassword.useMutation({
    onSuccess: () => {
      setCurrent('');
      setPassword('');
      setTried(false);
      notify({ title: 'Success', description: 'Your password is changed; other devices are signed out' });
    },
    onError: (error) => notifyError(errorText(error, 'Please try again')),
  });
  const submit = () => {
    setTried(true);
    if (!passwordProblem(password)) change.mutate({ currentPassword, password });
  };
  const own = useOwnPasskey();
  const changeByPasskey = async () => {
    setTried(true);
    if (passwordProblem(password)) return;
    const passkey = await own.sign().catch(() => undefined);
    if (passkey) change.mutate({ passkey, password });
    else notifyError(NO_PASSKEY_USED);
  };
  return (
    <Form gap="3" onSubmit={submit}>
      <Field.Root>
        <Field.Label>Current password</Field.Label>
        <PasswordInput value={currentPassword} onChange={setCurrent} autoComplete="current-password" />
      </Field.Root>
      <Field.Root invalid={problem !== undefined}>
        <Field.Label>New password</Field.Label>
        <PasswordInput value={password} onChange={setPassword} autoComplete="new-password" />
        <Field.ErrorText>{problem}</Field.ErrorText>
      </Field.Root>
      <UsedPasswordNote password={password} username={user.username} />
      <Button type="submit" variant="outline" size="lg" minH="target" loading={change.isPending}>
        Change password
      </Button>
      {own.isThere && (
        <Button variant="plain" minH="target" color="clay.fg" onClick={() => void changeByPasskey()}>
          Change it with a passkey
        </Button>
      )}
    </Form>
  );
}
