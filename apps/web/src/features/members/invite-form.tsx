import { Button, Field, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { trpc } from '../../platform/trpc.ts';
import { Form } from '../../ui/form.tsx';
import { notify, notifyError } from '../../ui/toaster.tsx';
import { dayText } from './day.ts';

const LABEL_MAX = 60;

export function InviteForm() {
  const [label, setLabel] = useState('');
  const caches = trpc.useUtils();
  const invite = trpc.members.invite.useMutation({
    onSuccess: async () => {
      setLabel('');
      await caches.members.membership.invalidate();
    },
    onError: (error) => notifyError(errorText(error, 'Please try again')),
  });
  return (
    <Stack gap="3">
      <Form gap="3" onSubmit={() => invite.mutate({ label })}>
        <Field.Root>
          <Field.Label>Invite somebody (a name for you to remember, optional)</Field.Label>
          <HStack w="full">
            <Input
              size="lg"
              minH="target"
              maxLength={LABEL_MAX}
              autoComplete="off"
              value={label}
              onChange={(event) => setLabel(event.target.value)}
            />
            <Button type="submit" size="lg" minH="target" variant="outline" loading={invite.isPending}>
              Make a link
            </Button>
          </HStack>
        </Field.Root>
      </Form>
      {invite.data && <NewLink link={`${location.origin}${invite.data.path}`} expiresAt={invite.data.expiresAt} />}
    </Stack>
  );
}

function NewLink({ link, expiresAt }: { link: string; expiresAt: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify({ title: 'Success', description: 'Link copied' });
    } catch {
      // Without https there is no clipboard.
      notifyError('The link could not be copied. Select it and copy it by hand.');
    }
  };
  return (
    <Stack gap="2">
      <HStack w="full">
        <Input
          aria-label="Invitation link"
          size="lg"
          minH="target"
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <Button size="lg" minH="target" variant="outline" onClick={() => void copy()}>
          Copy
        </Button>
      </HStack>
      <Text fontSize="sm" color="fg.muted">
        Shown this once. It lets one person register, until {dayText(expiresAt)}.
      </Text>
    </Stack>
  );
}
