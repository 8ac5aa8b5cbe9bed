import { Box, HStack, Stack, Text } from '@chakra-ui/react';
import type { TimelinePart, TimelineTopic } from '@nestling/contracts/journey';
import { Eye, Phone } from 'lucide-react';
import type { ReactNode } from 'react';

type Blocks = NonNullable<TimelineTopic['blocks']>;

/** A topic's text in its blocks, so that what is looked for at night is found at a glance. */
export function TopicBlocks({ blocks }: { blocks: Blocks }) {
  return (
    <Stack gap="3">
      <Stack gap="2">
        <Parts parts={blocks.now} />
      </Stack>
      {blocks.watch.length > 0 && (
        <Block title="What to watch for" Icon={Eye} bg="bg.subtle">
          <Parts parts={blocks.watch} />
        </Block>
      )}
      {blocks.call.length > 0 && (
        <Block title="When to call" Icon={Phone} bg="clay.subtle">
          <Parts parts={blocks.call} />
        </Block>
      )}
    </Stack>
  );
}

type BlockProps = { title: string; Icon: typeof Eye; bg: string; children: ReactNode };

function Block({ title, Icon, bg, children }: BlockProps) {
  return (
    <Stack gap="1" p="3" bg={bg} borderRadius="xl">
      <HStack gap="2" fontWeight="semibold">
        <Icon size={18} aria-hidden="true" style={{ flexShrink: 0 }} />
        {title}
      </HStack>
      {children}
    </Stack>
  );
}

/** Steps in a row are one list. */
function Parts({ parts }: { parts: TimelinePart[] }) {
  const runs: TimelinePart[][] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (part.isStep && last?.[0]?.isStep) last.push(part);
    else runs.push([part]);
  }
  return runs.map((run) =>
    run[0]?.isStep ? (
      <Box as="ol" key={run[0].text} ps="6" listStyleType="decimal">
        {run.map(({ text }) => (
          <Box as="li" key={text} mb="1">
            {text}
          </Box>
        ))}
      </Box>
    ) : (
      run.map(({ text }) => <Text key={text}>{text}</Text>)
    ),
  );
}
