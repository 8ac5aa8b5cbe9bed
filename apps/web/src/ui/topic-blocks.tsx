import { Box, HStack, Stack, Text } from '@chakra-ui/react';
import type { TimelinePart, TimelineTopic } from '@nestling/contracts/journey';
import { Eye, Phone } from 'lucide-react';
import type { ReactNode } from 'react';

type Blocks = NonNullable<TimelineTopic['blocks']>;
type Draw = (part: TimelinePart) => ReactNode;

const asWritten: Draw = ({ text }) => text;

/** A topic's text in its blocks, so that what is looked for at night is found at a glance. */
export function TopicBlocks({ blocks, draw = asWritten }: { blocks: Blocks; draw?: Draw }) {
  return (
    <Stack gap="3">
      <Stack gap="2">
        <Parts parts={blocks.now} draw={draw} />
      </Stack>
      {blocks.watch.length > 0 && (
        <Block title="What to watch for" Icon={Eye} bg="bg.subtle">
          <Parts parts={blocks.watch} draw={draw} />
        </Block>
      )}
      {blocks.call.length > 0 && (
        <Block title="When to call" Icon={Phone} bg="clay.subtle">
          <Parts parts={blocks.call} draw={draw} />
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
function Parts({ parts, draw }: { parts: TimelinePart[]; draw: Draw }) {
  const runs: TimelinePart[][] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (part.isStep && last?.[0]?.isStep) last.push(part);
    else runs.push([part]);
  }
  return runs.map((run) =>
    run[0]?.isStep ? (
      <Box as="ol" key={run[0].text} ps="6" listStyleType="decimal">
        {run.map((part) => (
          <Box as="li" key={part.text} mb="1">
            {draw(part)}
          </Box>
        ))}
      </Box>
    ) : (
      run.map((part) => <Text key={part.text}>{draw(part)}</Text>)
    ),
  );
}
