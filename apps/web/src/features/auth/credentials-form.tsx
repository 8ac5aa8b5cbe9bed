import { Button, Field, Heading, Input } from '@chakra-ui/react';
import { credentialsProblem, USERNAME_REQUIRED } from '@nestling/contracts/auth/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { trpc } from '../../platform/trpc.ts';
import { Form } from '../../ui/form.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { notify, notifyError } from '../../ui/toaster.tsx';

/** Whoever comes with an invitation came to register. */
export function CredentialsForm({ invitation }: { invitation: string | undefined }) {
  const [mode, setMode] = useState<'login' | 'register'>(invitation ? 'register' : 'login');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  const caches = trpc.useUtils();
  const queryClient = useQueryClient();
  const onSuccess = async () => {
    notify({ title: 'Success', description: mode === 'login' ? 'Logged in successfully' : 'Registered successfully' });
    // Whoever used this tab before, nothing of theirs is shown to the one who signs in.
    queryClient.removeQueries({
      predicate: ({ queryKey }) => JSON.stringify(queryKey[0]) !== '["auth","currentUser"]',
    });
    await caches.auth.currentUser.refetch();
    await navigate({ to: '/' });
  };
  const onError = (error: unknown) => notifyError(errorText(error, 'Please try again'));
  const login = trpc.auth.login.useMutation({ onSuccess, onError });
  const register = trpc.auth.register.useMutation({ onSuccess, onError });
  const forgot = trpc.auth.forgotPassword.useMutation({
    onSuccess: () => notify({ title: 'Success', description: 'Password reset instructions sent to your email' }),
    onError: () => notifyError('Failed to send reset instructions'),
  });
  const isLogin = mode === 'login';
  const isWorking = login.isPending || register.isPending;

  const submit = () => {
    const found = credentialsProblem(username, password);
    setProblem(found);
    if (!found) (isLogin ? login : register).mutate({ username, password, invitation });
  };
  const askForReset = () => {
    if (username.trim() === '') notifyError(USERNAME_REQUIRED);
    else forgot.mutate({ username });
  };
  const isNameProblem = problem?.startsWith('Username') ?? false;

  return (
    <Form onSubmit={submit}>
      <Heading as="h2" size="lg">
        {isLogin ? 'Login' : 'Register'}
      </Heading>
      <Field.Root invalid={isNameProblem}>
        <Field.Label>Username</Field.Label>
        <Input
          size="lg"
          minH="target"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <Field.ErrorText>{problem}</Field.ErrorText>
      </Field.Root>
      <Field.Root invalid={problem !== undefined && !isNameProblem}>
        <Field.Label>Password</Field.Label>
        <PasswordInput
          value={password}
          onChange={setPassword}
          autoComplete={isLogin ? 'current-password' : 'new-password'}
        />
        <Field.ErrorText>{problem}</Field.ErrorText>
      </Field.Root>
      <Button type="submit" size="lg" minH="target" loading={isWorking} aria-busy={isWorking}>
        {isLogin ? 'Login' : 'Register'}
      </Button>
      {isLogin && (
        <Button variant="plain" minH="target" color="clay.fg" onClick={askForReset} disabled={forgot.isPending}>
          Forgot Password?
        </Button>
      )}
      <Button
        variant="plain"
        minH="target"
        color="clay.fg"
        whiteSpace="normal"
        onClick={() => {
          setMode(isLogin ? 'register' : 'login');
          setProblem(undefined);
        }}
      >
        {isLogin ? "Don't have an account? Register" : 'Already have an account? Login'}
      </Button>
    </Form>
  );
}
