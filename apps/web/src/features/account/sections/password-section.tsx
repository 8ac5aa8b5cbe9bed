import { Button, Field } from '@chakra-ui/react';
import { passwordProblem } from '@nestling/contracts/auth/rules';
import { useState } from 'react';
import { errorText } from '../../../platform/error-text.ts';
import { trpc } from '../../../platform/trpc.ts';
import { Form } from '../../../ui/form.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { notify, notifyError } from '../../../ui/toaster.tsx';

export function PasswordSection() {
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
      <Button type="submit" variant="outline" size="lg" minH="target" loading={change.isPending}>
        Change password
      </Button>
    </Form>
  );
}
