import { Button, Field, Heading } from '@chakra-ui/react';
import { passwordProblem } from '@nestling/contracts/auth/rules';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { trpc } from '../../platform/trpc.ts';
import { Form } from '../../ui/form.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { notify, notifyError } from '../../ui/toaster.tsx';
import { UsedPasswordNote } from '../../ui/used-password-note.tsx';

export function ResetPasswordForm({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const problem = isTried ? passwordProblem(password) : undefined;
  const navigate = useNavigate();
  const caches = trpc.useUtils();
  const reset = trpc.auth.resetPassword.useMutation({
    onSuccess: async () => {
      notify({ title: 'Success', description: 'Your password is changed' });
      await caches.invalidate();
      await navigate({ to: '/', replace: true });
    },
    onError: (error) => notifyError(errorText(error, 'Please try again')),
  });
  const submit = () => {
    setTried(true);
    if (!passwordProblem(password)) reset.mutate({ token, password });
  };
  return (
    <Form onSubmit={submit}>
      <Heading as="h2" size="lg">
        Choose a new password
      </Heading>
      <Field.Root invalid={problem !== undefined}>
        <Field.Label>New password</Field.Label>
        <PasswordInput value={password} onChange={setPassword} autoComplete="new-password" />
        <Field.ErrorText>{problem}</Field.ErrorText>
      </Field.Root>
      <UsedPasswordNote password={password} />
      <Button type="submit" size="lg" minH="target" loading={reset.isPending}>
        Save and log in
      </Button>
      <Button
        variant="plain"
        minH="target"
        color="clay.fg"
        onClick={() => void navigate({ to: '/auth', search: { dev_login: true } })}
      >
        Back to login
      </Button>
    </Form>
  );
}
