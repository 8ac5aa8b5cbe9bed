import { CheckboxCard, Stack, Text } from '@chakra-ui/react';
import type { ClientUser } from '@nestling/contracts/auth';
import { errorText } from '../../../platform/error-text.ts';
import { trpc } from '../../../platform/trpc.ts';
import { addChoiceRecipes } from '../../../theme/choice-recipes.ts';
import { notify, notifyError } from '../../../ui/toaster.tsx';

addChoiceRecipes();

/** Whether answers may rest on documents that other families share; saved at once. */
export function SharedSection({ user }: { user: ClientUser }) {
  const caches = trpc.useUtils();
  const save = trpc.profile.setUseShared.useMutation({
    onSuccess: async () => {
      notify({ title: 'Success', description: 'Saved' });
      await caches.auth.currentUser.refetch();
    },
    onError: (error) => notifyError(errorText(error, 'Please try again')),
  });
  return (
    <Stack gap="2">
      <CheckboxCard.Root
        checked={save.isPending ? save.variables.useShared : user.useShared}
        disabled={save.isPending}
        onCheckedChange={({ checked }) => save.mutate({ useShared: checked === true })}
        bg="bg.panel"
        borderColor="border.emphasized"
        _checked={{ bg: 'clay.subtle' }}
      >
        <CheckboxCard.HiddenInput />
        <CheckboxCard.Control alignItems="center" minH="target">
          <CheckboxCard.Label fontSize="md" flex="1" minW="0">
            Use documents that other families share
          </CheckboxCard.Label>
          <CheckboxCard.Indicator flexShrink="0" />
        </CheckboxCard.Control>
      </CheckboxCard.Root>
      <Text fontSize="sm" color="fg.muted">
        An answer that rests on one says so, and none about safety or medicine rests on one alone.
      </Text>
    </Stack>
  );
}
