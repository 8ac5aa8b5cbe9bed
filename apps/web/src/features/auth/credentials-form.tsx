import { Button, Field, Heading, Input } from '@chakra-ui/react';
import { passwordProblem, USERNAME_REQUIRED, usernameProblem } from '@nestling/contracts/auth/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { trpc } from '../../platform/trpc.ts';
import { Form } from '../../ui/form.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { notify, notifyError } from '../../ui/toaster.tsx';

const CodeField = lazy(() => import('./code-field.tsx').then((module) => ({ default: module.CodeField })));
const PasskeyButton = lazy(() => import('./passkey-button.tsx').then((module) => ({ default: module.PasskeyButton })));
const UsedPasswordNote = lazy(() =>
  import('../../ui/used-password-note.tsx').then((module) => ({ default: module.UsedPasswordNote })),
);

/** Whoever comes with an invitation came to register. */
export function CredentialsForm({ invitation }: { invitation: string | undefined }) {
  const [mode, setMode] = useState<'login' | 'register'>(invitation ? 'register' : 'login');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  /** Undefined until the server asks for it. */
  const [code, setCode] = useState<string>();
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
  const login = trpc.auth.login.useMutation({
    onSuccess,
    onError: (error) => {
      if (error.data?.appCode === 'code_needed' && !code) setCode('');
      else onError(error);
    },
  });
  const register = trpc.auth.register.useMutation({ onSuccess, onError });
  const forgot = trpc.auth.forgotPassword.useMutation({
    onSuccess: () => notify({ title: 'Success', description: 'Password reset instructions sent to your email' }),
    onError: () => notifyError('Failed to send reset instructions'),
  });
  const isLogin = mode === 'login';
  const isWorking = login.isPending || register.isPending;

  const submit = () => {
    const hasProblem = usernameProblem(username) ?? passwordProblem(password);
    setTried(hasProblem !== undefined);
    if (!hasProblem) (isLogin ? login : register).mutate({ username, password, invitation, code });
  };
  const askForReset = () => {
    if (username.trim() === '') notifyError(USERNAME_REQUIRED);
    else forgot.mutate({ username });
  };
  // Said together once the form was sent, and gone as each is mended.
  const ofName = isTried ? usernameProblem(username) : undefined;
  const ofPassword = isTried ? passwordProblem(password) : undefined;

  return (
    <Form onSubmit={submit}>
      <Heading as="h2" size="lg">
        {isLogin ? 'Login' : 'Register'}
      </Heading>
      <Field.Root invalid={ofName !== undefined}>
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
        <Field.ErrorText>{ofName}</Field.ErrorText>
      </Field.Root>
      <Field.Root invalid={ofPassword !== undefined}>
        <Field.Label>Password</Field.Label>
        <PasswordInput
          value={password}
          onChange={setPassword}
          autoComplete={isLogin ? 'current-password' : 'new-password'}
        />
        <Field.ErrorText>{ofPassword}</Field.ErrorText>
      </Field.Root>
      <Suspense>
        {code !== undefined && <CodeField value={code} onChange={setCode} />}
        {!isLogin && <UsedPasswordNote password={password} username={username} />}
      </Suspense>
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
          setTried(false);
        }}
      >
        {isLogin ? "Don't have an account? Register" : 'Already have an account? Login'}
      </Button>
      <Suspense>{isLogin && <PasskeyButton onSignedIn={onSuccess} />}</Suspense>
    </Form>
  );
}
