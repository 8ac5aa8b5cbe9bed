import { Button, Field, HStack, NativeSelect, Stack, Text } from '@chakra-ui/react';
import type { ClientUser } from '@nestling/contracts/auth';
import { useState } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { trpc } from '../../platform/trpc.ts';
import { notify, notifyError } from '../../ui/toaster.tsx';

const FIRST = 22;
const LAST = 36;
const WEEKS = Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index);

/** The optional extra for a birth before 37 weeks; milestones then follow the corrected age until two. */
export function GestationForm({ user }: { user: ClientUser }) {
  const [weeks, setWeeks] = useState(user.gestationWeeks?.toString() ?? '');
  const caches = trpc.useUtils();
  const save = trpc.profile.setGestation.useMutation({
    onSuccess: async () => {
      notify({ title: 'Success', description: 'Saved' });
      await Promise.all([caches.auth.currentUser.refetch(), caches.journey.invalidate()]);
    },
    onError: (error) => notifyError(errorText(error, 'Please try again')),
  });
  return (
    <Stack gap="2">
      <Field.Root>
        <Field.Label>Born before 37 weeks? (optional)</Field.Label>
        <HStack w="full">
          <NativeSelect.Root size="lg" flex="1">
            <NativeSelect.Field value={weeks} onChange={(event) => setWeeks(event.currentTarget.value)}>
              <option value="">No, or rather not say</option>
              {WEEKS.map((week) => (
                <option key={week} value={week}>
                  At {week} weeks
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
          <Button
            size="lg"
            variant="outline"
            loading={save.isPending}
            onClick={() => save.mutate({ gestationWeeks: weeks === '' ? null : Number(weeks) })}
          >
            Save
          </Button>
        </HStack>
      </Field.Root>
      <Text fontSize="sm" color="fg.muted">
        Milestones then count from the due date until the second birthday, and say so.
      </Text>
    </Stack>
  );
}
