import { Box, Button, Flex, HStack, Link, Stack, Text } from '@chakra-ui/react';
import type { DocumentSummary } from '@nestling/contracts/documents';
import { ExternalLink, FileText, Globe, Lock, RotateCw, Trash2, Users } from 'lucide-react';
import { useId } from 'react';
import { DocumentStatus } from './document-status.tsx';
import { documentFacts, sourceAddress } from './document-words.ts';
import { MODE_WORDS } from './sharing-mode.ts';

type Props = {
  document: DocumentSummary;
  isOwner: boolean;
  isBusy: boolean;
  onOpen: () => void;
  onMove: () => void;
  onDelete: () => void;
  onRetry: () => void;
};

export function DocumentRow({ document, isOwner, isBusy, onOpen, onMove, onDelete, onRetry }: Props) {
  const nameId = useId();
  const address = sourceAddress(document);
  const Icon = address ? Globe : FileText;
  return (
    <Stack as="li" gap="3" p="4" bg="bg.panel" borderWidth="1px" borderRadius="2xl">
      <Flex gap="3" align="start">
        <Box color="clay.fg" pt="0.5" flexShrink="0">
          <Icon size={20} aria-hidden="true" />
        </Box>
        <Stack gap="1" minW="0" flex="1">
          <Button
            id={nameId}
            variant="plain"
            h="auto"
            minH="target"
            my="-2"
            px="0"
            py="1"
            color="fg"
            fontWeight="semibold"
            justifyContent="start"
            textAlign="start"
            whiteSpace="normal"
            title={document.filename}
            _hover={{ textDecoration: 'underline' }}
            onClick={onOpen}
          >
            <Text as="span" lineClamp={2} overflowWrap="anywhere">
              <bdi>{document.filename}</bdi>
            </Text>
          </Button>
          <DocumentStatus document={document} />
          <Text fontSize="sm" color="fg.muted" textWrap="pretty">
            {documentFacts(document)}
          </Text>
          {address && (
            <Link
              href={address.href}
              target="_blank"
              rel="noopener noreferrer"
              minH="target"
              my="-2"
              fontSize="sm"
              color="clay.fg"
              w="fit-content"
            >
              {address.hostname}
              <ExternalLink size={14} aria-hidden="true" />
            </Link>
          )}
          {!isOwner && (
            <Text fontSize="sm" color="fg.muted">
              Added by another family. Only they can move or delete it.
            </Text>
          )}
        </Stack>
      </Flex>
      {isOwner && (
        <HStack gap="2" wrap="wrap">
          {document.status === 'failed' && (
            <Button minH="target" variant="outline" aria-describedby={nameId} disabled={isBusy} onClick={onRetry}>
              <RotateCw size={16} aria-hidden="true" />
              Retry
            </Button>
          )}
          <Button
            minH="target"
            flex={{ base: '1 1 auto', sm: 'none' }}
            variant="outline"
            aria-describedby={nameId}
            disabled={isBusy}
            onClick={onMove}
          >
            {document.shared ? <Lock size={16} aria-hidden="true" /> : <Users size={16} aria-hidden="true" />}
            {MODE_WORDS[document.shared ? 'shared' : 'personal'].move}
          </Button>
          <Button
            minH="target"
            variant="ghost"
            colorPalette="red"
            color="red.fg"
            aria-describedby={nameId}
            disabled={isBusy}
            onClick={onDelete}
          >
            <Trash2 size={16} aria-hidden="true" />
            Delete
          </Button>
        </HStack>
      )}
    </Stack>
  );
}
