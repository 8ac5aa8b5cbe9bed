import { chakra, Stack, Text } from '@chakra-ui/react';
import type { ChatSource } from '@nestling/contracts/chat';

const WORDS = {
  document: 'Document',
  shared: 'Shared by another family',
  guide: 'Guide',
  conversation: 'Your earlier message',
} as const;

export function sourceTypeWords(type: ChatSource['type']): string {
  return WORDS[type];
}

type Props = { sources: ChatSource[]; onSource: (number: number) => void };

/** Specification §2: each source with its type, similarity (3 decimals), filename and preview. */
export function SourceList({ sources, onSource }: Props) {
  return (
    <Stack as="section" aria-label="Sources" gap="2" mt="4" pt="3" borderTopWidth="1px">
      <Text fontSize="sm" fontWeight="semibold" color="fg.muted">
        Sources
      </Text>
      <Stack as="ol" gap="2" listStyleType="none">
        {sources.map((source, index) => (
          <li key={`${source.type} ${source.filename} ${source.preview}`}>
            <chakra.button
              type="button"
              w="full"
              minH="target"
              textAlign="start"
              px="3"
              py="2"
              borderRadius="lg"
              borderWidth="1px"
              bg="bg"
              cursor="pointer"
              _hover={{ bg: 'bg.subtle' }}
              onClick={() => onSource(index + 1)}
            >
              <Text fontSize="sm" fontWeight="medium" overflowWrap="anywhere">
                <chakra.span color="clay.fg" fontWeight="bold">
                  {index + 1}
                </chakra.span>{' '}
                <bdi>{source.filename}</bdi>
              </Text>
              <Text fontSize="xs" color="fg.muted">
                {sourceTypeWords(source.type)} · similarity {source.similarity.toFixed(3)}
                {source.page === undefined ? '' : ` · page ${source.page}`}
              </Text>
              <Text fontSize="sm" color="fg.muted" lineClamp="2" overflowWrap="anywhere">
                <bdi>{source.preview}</bdi>
              </Text>
            </chakra.button>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
