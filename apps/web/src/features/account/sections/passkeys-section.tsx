import { Box, Button, Field, HStack, Input, Stack, Text } from '@chakra-ui/react';
import type { OwnPasskey } from '@nestling/contracts/auth';
import { useState } from 'react';
import { errorText } from '../../../platform/error-text.ts';
import { makePasskey } from '../../../platform/passkeys.ts';
import { trpc } from '../../../platform/trpc.ts';
import { Form } from '../../../ui/form.tsx';
import { notify, notifyError } from '../../../ui/toaster.tsx';
import { momentText } from '../event-words.ts';
import { usePasswordAgain } from '../password-again.tsx';

const NOT_MADE = 'No passkey was added. The device may have one of this account already.';

export function PasskeysSection() {
  const caches = trpc.useUtils();
  const { data: passkeys } = trpc.auth.passkeys.useQuery(undefined, { staleTime: 0 });
  const password = usePasswordAgain();
  const start = trpc.auth.startPasskey.useMutation();
  const finish = trpc.auth.finishPasskey.useMutation();
  const [isMaking, setMaking] = useState(false);
  const changed = () => Promise.all([caches.auth.passkeys.invalidate(), caches.auth.securityLog.invalidate()]);
  const remove = trpc.auth.removePasskey.useMutation({
    onError: (error, asked) => password.onError(error, () => remove.mutate(asked), 'Please try again'),
    onSettled: changed,
  });
  const add = async () => {
    setMaking(true);
    try {
      const passkey = await makePasskey(await start.mutateAsync());
      if (!passkey) return notifyError(NOT_MADE);
      await finish.mutateAsync({ passkey });
      notify({ title: 'Success', description: 'The passkey is added' });
      await changed();
    } catch (error) {
      password.onError(error, () => void add(), 'Please try again');
    } finally {
      setMaking(false);
    }
  };
  if (password.form) return password.form;
  if (!passkeys) return <Text>Loading...</Text>;
  return (
    <Stack gap="3" align="start">
      <Text>
        A passkey signs you in with the finger, face or code that unlocks your device. It cannot be guessed, and no
        other site can ask for it.
      </Text>
      {passkeys.length > 0 && (
        <Stack as="ul" w="full" gap="3" listStyleType="none" aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isRemoving={remove.isPending}
              onRemove={() => remove.mutate({ id: passkey.id })}
            />
          ))}
        </Stack>
      )}
      <Button variant="outline" size="lg" minH="target" loading={isMaking} onClick={() => void add()}>
        Add a passkey
      </Button>
    </Stack>
  );
}

type RowProps = { passkey: OwnPasskey; isRemoving: boolean; onRemove: () => void };

function PasskeyRow({ passkey, isRemoving, onRemove }: RowProps) {
  const { id, host, createdAt, lastUsedAt } = passkey;
  const [name, setName] = useState<string>();
  const caches = trpc.useUtils();
  const rename = trpc.auth.renamePasskey.useMutation({
    onSuccess: () => setName(undefined),
    onError: (error) => notifyError(errorText(error, 'Please try again')),
    onSettled: () => caches.auth.passkeys.invalidate(),
  });
  if (name !== undefined) {
    return (
      <Box as="li">
        <Form gap="3" onSubmit={() => rename.mutate({ id, name })}>
          <Field.Root>
            <Field.Label>Name of the passkey</Field.Label>
            <Input size="lg" minH="target" value={name} onChange={(event) => setName(event.target.value)} />
          </Field.Root>
          <Button type="submit" minH="target" alignSelf="start" loading={rename.isPending}>
            Save
          </Button>
        </Form>
      </Box>
    );
  }
  return (
    <HStack as="li" justify="space-between" gap="3" wrap="wrap">
      <Box minW="0" flex="1" overflowWrap="anywhere">
        <Text fontWeight="medium">
          <bdi>{passkey.name}</bdi>
        </Text>
        <Text fontSize="sm" color="fg.muted">
          {host}, added {momentText(createdAt)}
          {lastUsedAt ? `, last used ${momentText(lastUsedAt)}` : ''}
        </Text>
      </Box>
      <Button
        variant="outline"
        minH="target"
        aria-label={`Rename ${passkey.name}`}
        onClick={() => setName(passkey.name)}
      >
        Rename
      </Button>
      <Button
        variant="outline"
        minH="target"
        aria-label={`Remove ${passkey.name}`}
        disabled={isRemoving}
        onClick={onRemove}
      >
        Remove
      </Button>
    </HStack>
  );
}
