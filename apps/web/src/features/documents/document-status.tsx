import { HStack, Spinner, Text } from '@chakra-ui/react';
import type { DocumentSummary } from '@nestling/contracts/documents';
import { CircleAlert, CircleCheck } from 'lucide-react';

const FAILED = 'This document could not be processed';

export function DocumentStatus({ document: { status, error } }: { document: DocumentSummary }) {
  return (
    <HStack gap="2" fontSize="sm" align="start" aria-live="polite" aria-atomic="true">
      {status === 'processing' && (
        <>
          <Spinner size="xs" mt="1" color="clay.fg" />
          <Text>Processing</Text>
        </>
      )}
      {status === 'ready' && (
        <>
          <Text as="span" color="fg.success" mt="1">
            <CircleCheck size={14} aria-hidden="true" />
          </Text>
          <Text>Ready</Text>
        </>
      )}
      {status === 'failed' && (
        <>
          <Text as="span" color="red.fg" mt="1">
            <CircleAlert size={14} aria-hidden="true" />
          </Text>
          <Text color="red.fg">Failed: {error ?? FAILED}</Text>
        </>
      )}
    </HStack>
  );
}
