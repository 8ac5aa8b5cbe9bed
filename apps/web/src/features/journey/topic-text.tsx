import { Button, Stack, Text } from '@chakra-ui/react';
import type { TimelineTopic } from '@nestling/contracts/journey';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { SourceLinks } from './source-links.tsx';
import { TopicBlocks } from './topic-blocks.tsx';

const CLOSED_LINES = 3;

/** The beginning of the text; all of it with its sources on request. */
export function TopicText({ topic }: { topic: TimelineTopic }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const count = topic.sources.length;
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <div>
      <Stack id={id} gap="2">
        {isOpen && topic.blocks ? (
          <TopicBlocks blocks={topic.blocks} />
        ) : (
          <Text lineClamp={isOpen ? undefined : CLOSED_LINES} whiteSpace="pre-line">
            {topic.description}
          </Text>
        )}
        {isOpen && topic.why && (
          <Text>
            <strong>Why it helps:</strong> {topic.why}
          </Text>
        )}
        {isOpen && <SourceLinks sources={topic.sources} />}
      </Stack>
      <Button
        variant="plain"
        color="clay.fg"
        px="0"
        h="auto"
        minH="target"
        maxW="full"
        whiteSpace="normal"
        textAlign="start"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Show less' : `Read more (${count} ${count === 1 ? 'source' : 'sources'})`}
        <Icon size={16} aria-hidden="true" />
      </Button>
    </div>
  );
}
