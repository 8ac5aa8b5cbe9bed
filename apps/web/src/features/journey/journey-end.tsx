import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink } from '@tanstack/react-router';
import { BookHeart, MessageCircle } from 'lucide-react';
import { Mark } from '../../ui/art/mark.tsx';
import type { GuideSection } from './sections.ts';

type Props = { childName: string; section: GuideSection };

/** Where the guide ends: nothing more to come in the last years, nothing at all past eighteen. */
export function JourneyEnd({ childName, section }: Props) {
  const name = <bdi>{childName}</bdi>;
  return (
    <Stack align="center" textAlign="center" gap="4" py="8" px="4" bg="bg.panel" borderWidth="1px" borderRadius="2xl">
      <Mark size="20" />
      {section === 'upcoming' ? (
        <>
          <Heading as="h4" size="xl">
            The rest of the road is theirs
          </Heading>
          <Text maxW="40ch" color="fg.muted">
            This guide goes to the eighteenth birthday, and {name} is nearly there or past it. Nothing more to prepare
            for here. You have done it.
          </Text>
        </>
      ) : (
        <>
          <Heading as="h4" size="xl">
            Eighteen years. What a way you have come.
          </Heading>
          <Text maxW="40ch" color="fg.muted">
            {name} has outgrown this guide, and that is the best thing it can say. What you marked and wrote stays here
            for as long as you like. You can still ask in the chat about anything that is on your mind.
          </Text>
        </>
      )}
      <Stack direction={{ base: 'column', md: 'row' }} gap="2">
        <Button asChild size="lg" minH="target">
          <RouterLink to="/keepsake">
            <BookHeart size={20} aria-hidden /> Open the keepsake
          </RouterLink>
        </Button>
        <Button asChild size="lg" minH="target" variant="outline">
          <RouterLink to="/chat">
            <MessageCircle size={20} aria-hidden /> Go to the chat
          </RouterLink>
        </Button>
      </Stack>
    </Stack>
  );
}
