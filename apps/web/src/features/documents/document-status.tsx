import { HStack, Spinner, Text } from '@chakra-ui/react';
import type { DocumentSummary } from '@nestling/contracts/documents';
import { CircleAlert, CircleCheck } from 'lucide-react';

const FAILED = 'This document could not be processed';

export function DocumentStatus({ document: { status, error } }: { document: DocumentSummary }) {
  return (
    <HStack gap="1" align="start" aria-live="polite" aria-atomic="true">
      {status === 'processing' && (
        <>
          <Spinner size="xs" mt="1" color="clay.fg" />
          <Text>Processing</Text>
        </>
      )}
      {status === 'ready' && (
        <>
          <Text as="span" color="fg.success" pt="1" flexShrink="0">
            <CircleCheck size={13} aria-hidden="true" />
          </Text>
          <Text>Ready</Text>
        </>
      )}
      {status === 'failed' && (
        <>
          <Text as="span" color="red.fg" pt="1" flexShrink="0">
            <CircleAlert size={13} aria-hidden="true" />
          </Text>
          <Text color="red.fg">Failed: {error ?? FAILED}</Text>
        </>
      )}
    </HStack>
  );
}
