import { Badge, HStack, Link, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { ProgressEntry } from '@nestling/contracts/journey';
import { Link as RouterLink } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import { errorText } from '../../platform/error-text.ts';
import { trpc } from '../../platform/trpc.ts';
import { Scene } from '../../ui/art/scenes.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import { learnMorePrompt } from './chat-prompt.ts';
import { MarkControls } from './mark-controls.tsx';
import { NothingTagged } from './nothing-tagged.tsx';
import { KIND_WORDS } from './progress-words.ts';

type Props = { tag: string | undefined; onShowAll: () => void };

/** What the parent has marked, the newest first. */
export function PastList({ tag, onShowAll }: Props) {
  const { data: entries, isPending, error, refetch } = trpc.journey.progress.useQuery();
  if (isPending) return <CardSkeletons />;
  if (!entries) {
    return <ErrorPanel message={errorText(error, 'Your marks could not be loaded')} onRetry={() => void refetch()} />;
  }
  if (entries.length === 0) {
    return (
      <EmptyState icon={<Scene name="empty" size="36" />} title="Nothing here yet">
        Mark a topic or a milestone as Seen it, Not yet or Not sure. It is kept here with its date and your note.
      </EmptyState>
    );
  }
  const shown = tag === undefined ? entries : entries.filter(({ tags }) => tags.includes(tag));
  if (shown.length === 0) return <NothingTagged tag={tag ?? ''} onShowAll={onShowAll} />;
  return (
    <SimpleGrid as="ul" columns={{ base: 1, md: 2, lg: 3 }} listStyleType="none" gap="4" alignItems="start">
      {shown.map((entry) => (
        <PastEntry key={`${entry.kind} ${entry.itemId}`} entry={entry} />
      ))}
    </SimpleGrid>
  );
}

function PastEntry({ entry }: { entry: ProgressEntry }) {
  const { kind, itemId, title, tags } = entry;
  return (
    <Stack as="li" gap="2" p="4" bg="bg.panel" borderWidth="1px" borderRadius="2xl">
      <HStack justify="space-between" align="start" gap="3">
        <Text fontWeight="semibold">{title}</Text>
        <Badge variant="outline" flexShrink="0" mt="1">
          {KIND_WORDS[kind]}
        </Badge>
      </HStack>
      <MarkControls item={{ kind, itemId, title, tags }} entry={entry} />
      <Link
        asChild
        minH="target"
        mt="-2"
        mb="-2"
        color="clay.fg"
        fontSize="sm"
        w="fit-content"
        _print={{ display: 'none' }}
      >
        <RouterLink to="/chat" search={{ prompt: learnMorePrompt(title) }}>
          <MessageCircle size={16} aria-hidden="true" />
          Ask about this
        </RouterLink>
      </Link>
    </Stack>
  );
}
