import { Button, Stack, Text } from '@chakra-ui/react';
import type { TimelineTopic } from '@nestling/contracts/journey';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { lazy, Suspense, useId } from 'react';
import { SourceLinks } from './source-links.tsx';

const TopicBlocks = lazy(() => import('../../ui/topic-blocks.tsx').then((module) => ({ default: module.TopicBlocks })));

const CLOSED_LINES = 3;

type Props = { topic: TimelineTopic; isOpen: boolean; onToggle: () => void };

/** The beginning of the text; all of it with its sources on request. */
export function TopicText({ topic, isOpen, onToggle }: Props) {
  const id = useId();
  const count = topic.sources.length;
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <div>
      <Stack id={id} gap="2">
        {isOpen && topic.blocks ? (
          <Suspense fallback={<Beginning text={topic.description} />}>
            <TopicBlocks blocks={topic.blocks} />
          </Suspense>
        ) : (
          <Beginning text={topic.description} isWhole={isOpen} />
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
        onClick={onToggle}
      >
        {isOpen ? 'Show less' : `Read more (${count} ${count === 1 ? 'source' : 'sources'})`}
        <Icon size={16} aria-hidden="true" />
      </Button>
    </div>
  );
}

function Beginning({ text, isWhole = false }: { text: string; isWhole?: boolean }) {
  return (
    <Text lineClamp={isWhole ? undefined : CLOSED_LINES} whiteSpace="pre-line" _print={{ lineClamp: 'none' }}>
      {text}
    </Text>
  );
}
