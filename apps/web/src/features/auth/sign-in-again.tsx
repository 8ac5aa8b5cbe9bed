import { Button, Dialog, Field, Text } from '@chakra-ui/react';
import type { ClientUser } from '@nestling/contracts/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { trpc } from '../../platform/trpc.ts';
import { Form } from '../../ui/form.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { SmallDialog } from '../../ui/small-dialog.tsx';
import { CodeField } from './code-field.tsx';

type Props = { user: ClientUser; onDone: () => void };

/** Over the page, so that what was typed there stays; what could not be loaded is asked for again. */
export function SignInAgain({ user, onDone }: Props) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  /** Undefined until the server asks for it. */
  const [code, setCode] = useState<string>();
  const queryClient = useQueryClient();
  const login = trpc.auth.login.useMutation({
    onSuccess: () => {
      onDone();
      void queryClient.invalidateQueries();
    },
    onError: (error) => {
      if (error.data?.appCode === 'code_needed' && !code) setCode('');
      else setProblem(errorText(error, 'Please try again'));
    },
  });
  return (
    <SmallDialog title="Please sign in again" role="alertdialog" closeOnInteractOutside={false} onClose={onDone}>
      <Dialog.Body pb="6">
        <Form onSubmit={() => login.mutate({ username: user.username, password, code })}>
          <Text>
            Your sign-in as{' '}
            <strong>
              <bdi>{user.username}</bdi>
            </strong>{' '}
            has ended. What you have typed is still here.
          </Text>
          {/* For password managers: they fill in by the name. */}
          <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
          <Field.Root invalid={problem !== undefined}>
            <Field.Label>Password</Field.Label>
            <PasswordInput
              value={password}
              autoComplete="current-password"
              onChange={(typed) => {
                setPassword(typed);
                setProblem(undefined);
              }}
            />
            <Field.ErrorText>{problem}</Field.ErrorText>
          </Field.Root>
          {code !== undefined && <CodeField value={code} onChange={setCode} />}
          <Button type="submit" size="lg" minH="target" loading={login.isPending}>
            Login
          </Button>
          <Button
            variant="plain"
            minH="target"
            color="clay.fg"
            onClick={() => window.location.assign('/auth?dev_login=true')}
          >
            Sign in as somebody else
          </Button>
        </Form>
      </Dialog.Body>
    </SmallDialog>
  );
}
