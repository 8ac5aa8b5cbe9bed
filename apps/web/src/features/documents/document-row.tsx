import { Box, Button, Center, Flex, type HTMLChakraProps, Text } from '@chakra-ui/react';
import type { DocumentSummary } from '@nestling/contracts/documents';
import { FileText, Globe } from 'lucide-react';
import { useId } from 'react';
import { DocumentStatus } from './document-status.tsx';
import { documentFacts, sourceAddress } from './document-words.ts';
import { RowMenu } from './row-menu.tsx';
import { MODE_WORDS } from './sharing-mode.ts';

export type DocumentActs = {
  open: (document: DocumentSummary) => void;
  move: (document: DocumentSummary) => void;
  askToDelete: (document: DocumentSummary) => void;
  askForName: (document: DocumentSummary) => void;
  saveText: (document: DocumentSummary) => void;
  retry: (document: DocumentSummary) => void;
  askToReport: (document: DocumentSummary) => void;
};

type Props = { document: DocumentSummary; isOwner: boolean; isBusy: boolean; acts: DocumentActs };

/** A line on a wide screen, two on a phone. What is done often is quiet and in reach; the rest is in the menu. */
export function DocumentRow({ document, isOwner, isBusy, acts }: Props) {
  const nameId = useId();
  const address = sourceAddress(document);
  const Icon = address ? Globe : FileText;
  const quiet: HTMLChakraProps<'button'> = {
    minH: 'target',
    color: 'fg.muted',
    'aria-describedby': nameId,
    disabled: isBusy,
  };
  return (
    <Flex
      as="li"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      align="center"
      columnGap="3"
      ps={{ base: '3', md: '4' }}
      pe="1"
      py="1.5"
      minH="16"
      _notFirst={{ borderTopWidth: '1px' }}
    >
      <Center boxSize="9" borderRadius="lg" bg="clay.subtle" color="clay.fg" flexShrink="0">
        <Icon size={18} aria-hidden="true" />
      </Center>
      <Box flex="1 1 10rem" minW="0">
        <Button
          id={nameId}
          variant="plain"
          minH="target"
          my="-2"
          px="0"
          py="2"
          color="fg"
          fontWeight="semibold"
          lineHeight="1.35"
          justifyContent="start"
          textAlign="start"
          title={document.filename}
          _hover={{ textDecoration: 'underline' }}
          onClick={() => acts.open(document)}
        >
          <Text as="span" lineClamp={2} overflowWrap="anywhere">
            <bdi>{document.filename}</bdi>
          </Text>
        </Button>
        <Flex wrap="wrap" columnGap="1.5" fontSize="sm" lineHeight="1.4" color="fg.muted">
          <DocumentStatus document={document} />
          {document.status !== 'failed' && (
            <Text>
              · {documentFacts(document)}
              {address && ` · ${address.hostname}`}
            </Text>
          )}
          {!isOwner && <Text>· Added by another family</Text>}
        </Flex>
      </Box>
      <Flex
        flex={{ base: '1 0 100%', md: '0 0 auto' }}
        justify={{ base: 'flex-end', md: 'start' }}
        wrap="wrap"
        ps={{ base: '9', md: '0' }}
        align="center"
      >
        {isOwner && document.status === 'failed' && (
          <Button variant="ghost" size="sm" px="2.5" {...quiet} color="clay.fg" onClick={() => acts.retry(document)}>
            Retry
          </Button>
        )}
        {isOwner && (
          <>
            <Button variant="ghost" size="sm" px="2.5" {...quiet} onClick={() => acts.move(document)}>
              {MODE_WORDS[document.shared ? 'shared' : 'personal'].move}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              px="2.5"
              {...quiet}
              _hover={{ color: 'red.fg', bg: 'bg.error' }}
              onClick={() => acts.askToDelete(document)}
            >
              Delete
            </Button>
          </>
        )}
        <RowMenu document={document} isOwner={isOwner} isBusy={isBusy} address={address} acts={acts} />
      </Flex>
    </Flex>
  );
}
