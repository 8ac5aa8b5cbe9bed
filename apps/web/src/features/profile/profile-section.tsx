import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import type { ClientUser } from '@nestling/contracts/auth';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { trpc } from '../../platform/trpc.ts';
import { Form } from '../../ui/form.tsx';
import { notify } from '../../ui/toaster.tsx';
import type { FieldsProps } from './child-fields.tsx';
import { childProblems, inputOf, type OnboardingDraft } from './onboarding-draft.ts';
import { useProfileDraft } from './use-profile-draft.ts';
import { useProfileSaved } from './use-profile-saved.ts';

type Props = {
  user: ClientUser;
  /** The fields of this section: they alone are saved. */
  fields: readonly (keyof OnboardingDraft)[];
  children: (props: FieldsProps) => ReactNode;
};

/** A part of the profile that is saved alone. What is typed stays until it is saved or taken back, closed or not. */
export function ProfileSection({ user, fields, children }: Props) {
  const { draft, changed, change, forget } = useProfileDraft(user);
  const [isTried, setTried] = useState(false);
  const caches = trpc.useUtils();
  const onSaved = useProfileSaved();
  const save = trpc.profile.save.useMutation({
    onSuccess: async (saved) => {
      caches.auth.currentUser.setData(undefined, saved);
      forget(fields);
      setTried(false);
      notify({ title: 'Success', description: 'Saved' });
      await onSaved();
    },
  });
  const found = fields.includes('childName') ? childProblems(draft) : {};
  const isChanged = changed.some((field) => fields.includes(field));
  const submit = () => {
    setTried(true);
    if (Object.keys(found).length > 0) return;
    const input = Object.entries(inputOf(draft)).filter(([key]) => fields.some((field) => field === key));
    save.mutate(Object.fromEntries(input));
  };
  return (
    <Form onSubmit={submit}>
      {children({ draft, change, problems: isTried ? found : {} })}
      {save.error && !save.isPending && (
        <Text role="alert" color="fg.error">
          {errorText(save.error, 'Please try again')}
        </Text>
      )}
      <HStack gap="2" wrap="wrap">
        <Button type="submit" size="lg" minH="target" minW="28" disabled={!isChanged} loading={save.isPending}>
          Save
        </Button>
        {isChanged && (
          <Button variant="ghost" size="lg" minH="target" disabled={save.isPending} onClick={() => forget(fields)}>
            Undo
          </Button>
        )}
      </HStack>
    </Form>
  );
}

export function SectionPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="2">
      <Text fontWeight="semibold">{title}</Text>
      {children}
    </Stack>
  );
}
