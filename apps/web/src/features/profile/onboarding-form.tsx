import { Box, Button, Heading, HStack, Progress, Stack, Text } from '@chakra-ui/react';
import type { ClientUser } from '@nestling/contracts/auth';
import { ONBOARDING_STEPS } from '@nestling/contracts/profile/rules';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../platform/trpc.ts';
import { Form } from '../../ui/form.tsx';
import { type ChildProblems, childProblems, draftOf, inputOf } from './onboarding-draft.ts';
import { STEPS } from './onboarding-steps.tsx';

const LAST = ONBOARDING_STEPS - 1;

/** The six steps. `onComplete` is called once the user is saved and read anew; without it the main page opens. */
export function OnboardingForm({ user, onComplete }: { user: ClientUser; onComplete?: () => void }) {
  const [index, setIndex] = useState(0);
  const [draft, setDraft] = useState(() => draftOf(user));
  const [problems, setProblems] = useState<ChildProblems>({});
  const navigate = useNavigate();
  const caches = trpc.useUtils();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstRender = useRef(true);
  const save = trpc.profile.completeOnboarding.useMutation({
    onSuccess: async () => {
      await caches.auth.currentUser.refetch();
      await Promise.all([
        caches.chat.opening.invalidate(),
        caches.chat.bubbles.invalidate(),
        caches.chat.emergencyRegion.invalidate(),
        caches.journey.invalidate(),
      ]);
      if (onComplete) onComplete();
      else await navigate({ to: '/', replace: true });
    },
    // Specification §8: a failed onboarding is only logged.
    onError: (error) => console.error('Onboarding was not saved:', error.message),
  });

  // The dependency is the signal: a new step is announced by its heading.
  useEffect(() => {
    if (isFirstRender.current) isFirstRender.current = false;
    else heading.current?.focus();
  }, [index]);

  const step = STEPS[index];
  if (!step) return null;
  const submit = () => {
    const found = index === 0 ? childProblems(draft) : {};
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    if (index < LAST) setIndex(index + 1);
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
      <Box>{step.body({ draft, change: (part) => setDraft({ ...draft, ...part }), problems })}</Box>
      <HStack justify="space-between" wrap="wrap">
        <Button
          type="button"
          variant="ghost"
          size="lg"
          minH="target"
          visibility={index === 0 ? 'hidden' : 'visible'}
          onClick={() => setIndex(index - 1)}
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
