import { Button, Field, Input, Text } from '@chakra-ui/react';
import type { ClientUser } from '@nestling/contracts/auth';
import { useState } from 'react';
import { trpc } from '../../../platform/trpc.ts';
import { Form } from '../../../ui/form.tsx';
import { notify } from '../../../ui/toaster.tsx';
import { usePasswordAgain } from '../password-again.tsx';
import { useForgetUser } from '../sign-out.ts';

export function DeleteAccountSection({ user }: { user: ClientUser }) {
  const [isAsking, setAsking] = useState(false);
  const [username, setUsername] = useState('');
  const forget = useForgetUser();
  const password = usePasswordAgain();
  const remove = trpc.auth.deleteAccount.useMutation({
    onSuccess: async () => {
      notify({ title: 'Success', description: 'Your account and everything in it is deleted' });
      await forget();
    },
    onError: (error, asked) => password.onError(error, () => remove.mutate(asked), 'Please try again'),
  });
  if (!isAsking) {
    return (
      <Button
        variant="outline"
        size="lg"
        minH="target"
        color="fg.error"
        alignSelf="start"
        onClick={() => setAsking(true)}
      >
        Delete my account
      </Button>
    );
  }
  if (password.form) return password.form;
  const submit = () => {
    remove.mutate({ username });
  };
  return (
    <Form gap="3" onSubmit={submit}>
      <Text>
        Your profile, chats, documents (shared ones too) and notes will be permanently deleted. This cannot be undone.
      </Text>
      <Field.Root>
        <Field.Label>Type “{user.username}” to confirm</Field.Label>
        <Input
          size="lg"
          minH="target"
          autoComplete="off"
          autoCapitalize="none"
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
      </Field.Root>
      <Button variant="outline" size="lg" minH="target" onClick={() => setAsking(false)}>
        Keep my account
      </Button>
      <Button type="submit" size="lg" minH="target" colorPalette="red" loading={remove.isPending}>
        Delete everything
      </Button>
    </Form>
  );
}
