import { Button, Dialog, Portal, SkeletonText, Text } from '@chakra-ui/react';
import type { DocumentSummary } from '@nestling/contracts/documents';
import { errorText } from '../../platform/error-text.ts';
import { plainHeadings } from '../../platform/plain-headings.ts';
import { trpc } from '../../platform/trpc.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';

type Props = { document: DocumentSummary; onClose: () => void };

/** The text that was read from the file: what answers are taken from. */
export function DocumentTextDialog({ document, onClose }: Props) {
  return (
    <Dialog.Root
      open
      size={{ mdDown: 'full', md: 'lg' }}
      scrollBehavior="inside"
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content bg="bg.panel" borderRadius={{ md: '2xl' }}>
            <Dialog.Header>
              <Dialog.Title overflowWrap="anywhere" lineClamp={5}>
                <bdi>{document.filename}</bdi>
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body tabIndex={0}>
              <DocumentText documentId={document.id} />
            </Dialog.Body>
            <Dialog.Footer>
              <Button minH="target" w={{ base: 'full', md: 'auto' }} variant="outline" onClick={onClose}>
                Close
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function DocumentText({ documentId }: { documentId: number }) {
  const { data, isPending, error, refetch } = trpc.documents.passage.useQuery({ documentId });
  if (isPending) return <SkeletonText noOfLines={8} />;
  if (error) {
    return <ErrorPanel message={errorText(error, 'The text could not be loaded')} onRetry={() => void refetch()} />;
  }
  if (data.text.trim() === '') return <Text color="fg.muted">There is no text in this document.</Text>;
  const isCut = data.text.length < data.length;
  return (
    <>
      <Text fontSize="md" lineHeight="tall" whiteSpace="pre-wrap" overflowWrap="anywhere">
        <bdi>{plainHeadings(data.text)}</bdi>
      </Text>
      {isCut && (
        <Text mt="4" fontSize="sm" color="fg.muted">
          This is the beginning. Answers draw on the whole document ({data.length.toLocaleString()} characters).
        </Text>
      )}
    </>
  );
}
