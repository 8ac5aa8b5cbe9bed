import { Box, Button, CloseButton, Dialog, Flex, Heading, Portal, SkeletonText, Stack, Text } from '@chakra-ui/react';
import type { ChatSource } from '@nestling/contracts/chat';
import { useEffect, useRef } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { trpc } from '../../platform/trpc.ts';
import { useIsWide } from '../../platform/use-is-wide.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { OutwardLink } from '../../ui/outward-link.tsx';
import { Slot } from '../../ui/slots.tsx';
import { useHidingBar } from '../../ui/use-hiding-bar.ts';
import { findFirstQuote, quotesFor } from './find-quote.ts';
import { GuideText } from './guide-text.tsx';
import { MarkedText } from './marked-text.tsx';
import { SourceBadge } from './source-badge.tsx';
import { sourceFacts } from './source-words.ts';

/** `claim` is what the answer says with this source; empty when the source itself was asked for. */
type Props = { source: ChatSource; claim: string; onClose: () => void };

/** A source opened at the passage that an answer rests on: beside the claim where there is room, else over it. */
export function SourcePanel(props: Props) {
  return useIsWide() ? <SourceAside {...props} /> : <SourceDialog {...props} />;
}

function SourceAside({ source, claim, onClose }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const bar = useHidingBar();
  // What opened the panel gets the focus back when it closes.
  useEffect(() => {
    const opener = document.activeElement;
    title.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [source]);
  return (
    <Slot name="aside">
      <Flex
        as="aside"
        aria-label="Source"
        direction="column"
        w="24rem"
        h="full"
        bg="bg.panel"
        borderInlineStartWidth="1px"
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      >
        <Flex align="start" gap="3" ps="5" pe="2" pt="3" pb="3">
          <SourceBadge source={source} />
          <Stack gap="0" flex="1" minW="0">
            <Heading as="h2" size="lg" ref={title} tabIndex={-1} outline="none" overflowWrap="anywhere">
              <bdi>{source.filename}</bdi>
            </Heading>
            <Where source={source} />
          </Stack>
          <CloseButton size="lg" aria-label="Close source" onClick={onClose} />
        </Flex>
        <Claim claim={claim} />
        <Box {...bar} flex="1" minH="0" overflowY="auto" px="5" py="4" tabIndex={0}>
          {/* Anew for every citation: only a text that opens goes to its passage. */}
          <SourceBody key={`${source.filename} ${source.preview} ${claim}`} source={source} claim={claim} />
        </Box>
      </Flex>
    </Slot>
  );
}

/** What the answer says with it stays in sight above the passage that it rests on. */
function Claim({ claim }: { claim: string }) {
  if (claim === '') return null;
  return (
    <Box
      px={{ base: '6', lg: '5' }}
      py="3"
      bg="bg.subtle"
      borderBlockWidth="1px"
      maxH="30%"
      overflowY="auto"
      flexShrink="0"
      tabIndex={0}
    >
      <Text fontSize="xs" color="fg.muted">
        The answer says
      </Text>
      <Text fontSize="sm" lineHeight="1.45" overflowWrap="anywhere">
        {claim}
      </Text>
    </Box>
  );
}

function Where({ source }: { source: ChatSource }) {
  return (
    <Text fontSize="sm" color="fg.muted">
      {sourceFacts(source)}
    </Text>
  );
}

function SourceDialog({ source, claim, onClose }: Props) {
  const bar = useHidingBar();
  return (
    <Dialog.Root
      open
      size={{ mdDown: 'full', md: 'lg' }}
      scrollBehavior="inside"
      onOpenChange={(change) => !change.open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content bg="bg.panel" borderRadius={{ md: '2xl' }}>
            <Dialog.Header pe="14" gap="3" alignItems="start">
              <SourceBadge source={source} />
              <Stack gap="0" minW="0">
                <Dialog.Title overflowWrap="anywhere">
                  <bdi>{source.filename}</bdi>
                </Dialog.Title>
                <Where source={source} />
              </Stack>
            </Dialog.Header>
            <Claim claim={claim} />
            <Dialog.Body {...bar} tabIndex={0} pt="4">
              <SourceBody source={source} claim={claim} />
            </Dialog.Body>
            <Dialog.Footer>
              <Button minH="target" w={{ base: 'full', md: 'auto' }} variant="outline" onClick={onClose}>
                Close
              </Button>
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="lg" aria-label="Close source" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function SourceBody({ source, claim }: { source: ChatSource; claim: string }) {
  const quotes = quotesFor(claim, source.preview);
  if (source.documentId !== undefined)
    return <DocumentSource documentId={source.documentId} chunkId={source.chunkId} quotes={quotes} />;
  if (source.topicId !== undefined) return <GuideSource topicId={source.topicId} quotes={quotes} />;
  return <MarkedText text={source.preview} start={0} end={source.preview.length} />;
}

type DocumentProps = { documentId: number; chunkId: number | undefined; quotes: string[] };

function DocumentSource({ documentId, chunkId, quotes }: DocumentProps) {
  const { data, isPending, error, refetch } = trpc.documents.passage.useQuery(
    { documentId, ...(chunkId === undefined ? {} : { chunkId }) },
    { staleTime: 0 },
  );
  if (isPending) return <SkeletonText noOfLines={8} />;
  if (error)
    return <ErrorPanel message={errorText(error, 'The source could not be opened')} onRetry={() => void refetch()} />;
  const passage = data.text.slice(data.start, data.end);
  const quote = findFirstQuote(passage, quotes) ?? { start: 0, end: passage.length };
  return <MarkedText text={data.text} start={data.start + quote.start} end={data.start + quote.end} />;
}

function GuideSource({ topicId, quotes }: { topicId: string; quotes: string[] }) {
  const { data, isPending, error, refetch } = trpc.chat.topic.useQuery({ topicId });
  if (isPending) return <SkeletonText noOfLines={8} />;
  if (error)
    return <ErrorPanel message={errorText(error, 'The source could not be opened')} onRetry={() => void refetch()} />;
  return (
    <Stack gap="3">
      <Text fontSize="sm" color="fg.muted">
        {data.age_range.display_name}
      </Text>
      <GuideText topic={data} quotes={quotes} />
      <Stack gap="1">
        <Text fontSize="sm" fontWeight="semibold">
          Where this comes from
        </Text>
        {data.sources.map(({ name, url }) => (
          <OutwardLink key={url} href={url} color="clay.fg">
            {name}
          </OutwardLink>
        ))}
      </Stack>
    </Stack>
  );
}
