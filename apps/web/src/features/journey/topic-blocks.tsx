import { Box, Stack, Text } from '@chakra-ui/react';
import type { TimelinePart, TimelineTopic } from '@nestling/contracts/journey';

const HEADINGS = { now: null, watch: 'What to watch for', call: 'When to call' } as const;

/** A topic's text in its blocks, so that what is looked for at night is found at a glance. */
export function TopicBlocks({ blocks }: { blocks: NonNullable<TimelineTopic['blocks']> }) {
  return (
    <Stack gap="3">
      {(['now', 'watch', 'call'] as const).map(
        (key) =>
          blocks[key].length > 0 && (
            <Stack key={key} gap="1">
              {HEADINGS[key] && <Text fontWeight="semibold">{HEADINGS[key]}</Text>}
              <Parts parts={blocks[key]} />
            </Stack>
          ),
      )}
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
