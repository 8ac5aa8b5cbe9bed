import { Button, Heading, Stack, Text } from '@chakra-ui/react';
import { trpc } from '../../platform/trpc.ts';

/** At most three topics of the child's age; hidden when there are none (specification §2). */
export function TopicBubbles({ onTopic }: { onTopic: (title: string) => void }) {
  const { data } = trpc.chat.bubbles.useQuery();
  if (!data || data.length === 0) return null;
  return (
    <Stack as="section" aria-label="Common at this age..." gap="2" _print={{ display: 'none' }}>
      <Heading as="h2" size="sm" color="fg.muted">
        Common at this age...
      </Heading>
      <Stack
        direction="row"
        gap="3"
        mx={{ base: '-4', md: '0' }}
        px={{ base: '4', md: '0' }}
        pb="2"
        overflowX="auto"
        scrollSnapType="x proximity"
        tabIndex={0}
        role="group"
        aria-label="Topics, scroll sideways for more"
      >
        {data.map(({ id, title, subtitle }) => (
          <Stack
            key={id}
            flex="1 0 auto"
            w={{ base: '72%', md: '0' }}
            minW={{ md: '180px' }}
            gap="1"
            p="4"
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="2xl"
            scrollSnapAlign="center"
          >
            <Text fontWeight="semibold">{title}</Text>
            <Text fontSize="sm" color="fg.muted" flex="1">
              {subtitle}
            </Text>
            <Button
              mt="2"
              minH="target"
              variant="subtle"
              bg="clay.muted"
              aria-label={`Chat now: ${title}`}
              onClick={() => onTopic(title)}
            >
              Chat now
            </Button>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
