import { CloseButton, Dialog, Portal, SkeletonText, Stack, Text } from '@chakra-ui/react';
import type { DocumentSummary } from '@nestling/contracts/documents';
import { useRef } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { trpc } from '../../platform/trpc.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { documentFacts } from './document-words.ts';
import { ReaderBody } from './reader-body.tsx';
import { MODE_WORDS } from './sharing-mode.ts';

type Props = { document: DocumentSummary; onClose: () => void };

/** The text that was read from the file: what answers are taken from. */
export function DocumentReader({ document, onClose }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog.Root
      open
      size={{ mdDown: 'full', md: 'xl' }}
      scrollBehavior="inside"
      initialFocusEl={() => title.current}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content bg="bg.panel" borderRadius={{ md: '2xl' }} minH={{ md: '80dvh' }}>
            <Dialog.Header ps="4" pe="14" pt="3" pb="2">
              <Stack gap="0" minW="0">
                <Dialog.Title ref={title} tabIndex={-1} outline="none" overflowWrap="anywhere" lineClamp={2}>
                  <bdi>{document.filename}</bdi>
                </Dialog.Title>
                <Text fontSize="sm" color="fg.muted">
                  {MODE_WORDS[document.shared ? 'shared' : 'personal'].readers} · {documentFacts(document)}
                </Text>
              </Stack>
            </Dialog.Header>
            <DocumentText document={document} />
            <Dialog.CloseTrigger asChild top="2" insetEnd="2">
              <CloseButton size="lg" minW="target" minH="target" aria-label="Close document" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function DocumentText({ document }: { document: DocumentSummary }) {
  const { data, isPending, error, refetch } = trpc.documents.text.useQuery({ documentId: document.id });
  if (data && data.text.trim() !== '') return <ReaderBody text={data.text} pageStarts={data.pageStarts} />;
  return (
    <Dialog.Body px="4">
      {isPending && <SkeletonText noOfLines={8} />}
      {error && (
        <ErrorPanel message={errorText(error, 'The text could not be loaded')} onRetry={() => void refetch()} />
      )}
      {data && <Text color="fg.muted">There is no text in this document.</Text>}
    </Dialog.Body>
  );
}
