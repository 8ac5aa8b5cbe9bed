import { Badge, Box, Card, HStack, Link, Text } from '@chakra-ui/react';
import type { ProgressEntry, TimelineTopic } from '@nestling/contracts/journey';
import { Link as RouterLink, useNavigate } from '@tanstack/react-router';
import { MessageCircle, ShieldAlert } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { pictureFor } from '../../ui/art/picture-names.ts';
import { learnMorePrompt } from './chat-prompt.ts';
import { MarkControls } from './mark-controls.tsx';
import { TopicText } from './topic-text.tsx';

const Picture = lazy(() => import('../../ui/art/pictures.tsx').then((module) => ({ default: module.Picture })));

/** The tag of what can be done together. */
const ACTIVITY = 'Activities';
const OWN_PURPOSE = 'a, button, input, textarea, label, form, [role="group"]';

/** The whole card leads to the chat; the title is the link for keyboards and screen readers. */
export function TopicCard({ topic, entry }: { topic: TimelineTopic; entry: ProgressEntry | null }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const search = { prompt: learnMorePrompt(topic.subtitle) };
  const open = (event: MouseEvent) => {
    const isForSomethingElse = event.target instanceof Element && event.target.closest(OWN_PURPOSE) !== null;
    const isSelecting = window.getSelection()?.isCollapsed === false;
    if (!isForSomethingElse && !isSelecting) void navigate({ to: '/chat', search });
  };
  return (
    <Card.Root
      as="article"
      borderRadius="2xl"
      cursor="pointer"
      onClick={open}
      _hover={{ borderColor: 'clay.border' }}
      // Open, it has the row for itself and lines of a length that can be read.
      gridColumn={isOpen ? '1 / -1' : undefined}
      css={isOpen ? { '& > *': { maxWidth: '{sizes.reading}' } } : undefined}
    >
      <Card.Body gap="3" p="4">
        <Link asChild variant="plain" display="block" borderRadius="md" color="fg">
          <RouterLink to="/chat" search={search}>
            <HStack align="start" gap="3" wrap="wrap">
              {topic.tags.includes(ACTIVITY) && (
                <Suspense fallback={<Box w="10" h="10" flexShrink="0" />}>
                  <Picture name={pictureFor(topic.title)} size="10" />
                </Suspense>
              )}
              <Card.Title as="h4" flex="1 1 8rem" minW="0" overflowWrap="anywhere" fontSize="lg" lineHeight="short">
                {topic.title}
              </Card.Title>
              <Text as="span" color="clay.fg" flexShrink="0" pt="1" _print={{ display: 'none' }}>
                <MessageCircle size={20} aria-hidden="true" />
              </Text>
            </HStack>
            <Text color="fg.muted" mt="1">
              {topic.subtitle}
            </Text>
          </RouterLink>
        </Link>
        <TopicText topic={topic} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        {topic.safety && (
          <HStack align="start" gap="2" bg="clay.subtle" borderRadius="lg" p="3" fontSize="sm">
            <ShieldAlert size={18} aria-hidden="true" style={{ flexShrink: 0, marginTop: '2px' }} />
            <Text>
              <strong>Stay safe:</strong> {topic.safety}
            </Text>
          </HStack>
        )}
        <HStack gap="2" wrap="wrap">
          <Badge variant="outline">{topic.age_range.display_name}</Badge>
          {topic.tags.map((tag) => (
            <Badge key={tag} bg="clay.muted" color="clay.fg">
              {tag}
            </Badge>
          ))}
        </HStack>
        <MarkControls
          item={{ kind: topic.kind, itemId: topic.id, title: topic.title, tags: topic.tags }}
          entry={entry}
        />
      </Card.Body>
    </Card.Root>
  );
}
