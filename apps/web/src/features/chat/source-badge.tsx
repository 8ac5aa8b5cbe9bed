import { Center } from '@chakra-ui/react';
import type { ChatSource } from '@nestling/contracts/chat';
import { BookOpen, FileText, MessageCircle, Users } from 'lucide-react';
import { monogram } from './source-words.ts';

const ICONS = { document: FileText, shared: Users, guide: BookOpen, conversation: MessageCircle } as const;

/** Whose a source is, at a glance: the publisher's letters, or the kind of thing it is. */
export function SourceBadge({ source: { type, publisher } }: { source: ChatSource }) {
  const Icon = ICONS[type];
  return (
    <Center
      aria-hidden="true"
      boxSize="min(2.5rem, 48px)"
      flexShrink="0"
      borderRadius="full"
      bg="clay.muted"
      color="clay.fg"
      // The letters fill the circle, however large the page's text is.
      fontSize="11px"
      fontWeight="bold"
      letterSpacing="0"
    >
      {publisher ? monogram(publisher) : <Icon size={18} />}
    </Center>
  );
}
