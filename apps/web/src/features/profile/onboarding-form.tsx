import { Box, Button, Heading, HStack, Progress, Stack, Text } from '@chakra-ui/react';
import type { ClientUser } from '@nestling/contracts/auth';
import { ONBOARDING_STEPS } from '@nestling/contracts/profile/rules';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../platform/trpc.ts';
import { Form } from '../../ui/form.tsx';
import { childProblems, inputOf } from './onboarding-draft.ts';
import { STEPS } from './onboarding-steps.tsx';
import { useProfileDraft } from './use-profile-draft.ts';
import { useProfileSaved } from './use-profile-saved.ts';

const LAST = ONBOARDING_STEPS - 1;

export type Steps = { index: number; next: () => void; back: () => void; first: () => void };

type Props = { user: ClientUser; steps: Steps; onComplete?: () => void };

/** The six steps. `onComplete` is called once the user is saved and read anew; without it the main page opens. */
export function OnboardingForm({ user, steps, onComplete }: Props) {
  const { index } = steps;
  const { draft, change, forget } = useProfileDraft(user);
  const [isTried, setTried] = useState(false);
  const navigate = useNavigate();
  const caches = trpc.useUtils();
  const onSaved = useProfileSaved();
  const heading = useRef<HTMLHeadingElement>(null);
  const shownIndex = useRef(index);
  const save = trpc.profile.completeOnboarding.useMutation({
    onSuccess: async () => {
      await caches.auth.currentUser.refetch();
      forget();
      await onSaved();
      if (onComplete) onComplete();
      else await navigate({ to: '/', replace: true });
    },
    // Specification §8: a failed onboarding is only logged.
    onError: (error) => console.error('Onboarding was not saved:', error.message),
  });

  // A new step is announced by its heading.
  useEffect(() => {
    if (shownIndex.current === index) return;
    shownIndex.current = index;
    heading.current?.focus();
  }, [index]);

  const step = STEPS[index];
  if (!step) return null;
  const found = childProblems(draft);
  const submit = () => {
    const hasProblem = Object.keys(found).length > 0;
    setTried(hasProblem);
    if (hasProblem) steps.first();
    else if (index < LAST) steps.next();
    else save.mutate(inputOf(draft));
  };
  return (
    <Form gap="5" onSubmit={submit}>
      <Stack gap="2">
        <Text fontSize="sm" color="fg.muted">
          Step {index + 1} of {ONBOARDING_STEPS}
        </Text>
        <Progress.Root value={index + 1} max={ONBOARDING_STEPS} size="sm" aria-label="Progress">
          <Progress.Track borderRadius="full">
            <Progress.Range bg="clay.solid" />
          </Progress.Track>
        </Progress.Root>
      </Stack>
      <Stack gap="1">
        <Heading as="h2" size="xl" ref={heading} tabIndex={-1} outline="none">
          {step.title}
        </Heading>
        <Text color="fg.muted">{step.hint}</Text>
      </Stack>
      <Box>{step.body({ draft, change, problems: isTried ? found : {} })}</Box>
      <HStack justify="space-between" wrap="wrap">
        <Button
          type="button"
          variant="ghost"
          size="lg"
          minH="target"
          visibility={index === 0 ? 'hidden' : 'visible'}
          onClick={steps.back}
        >
          Back
        </Button>
        <Button type="submit" size="lg" minH="target" minW="32" ms="auto" loading={save.isPending}>
          {index < LAST ? 'Next' : 'Complete'}
        </Button>
      </HStack>
    </Form>
  );
}
