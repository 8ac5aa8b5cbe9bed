import { Box, chakra, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import type { ChatSource } from '@nestling/contracts/chat';
import { SourceBadge } from './source-badge.tsx';
import { sourceFacts } from './source-words.ts';

type Props = { sources: ChatSource[]; onSource: (number: number) => void };

/** Specification §2: each source with its type, similarity (3 decimals), filename and preview. */
export function SourceList({ sources, onSource }: Props) {
  return (
    <Stack role="group" aria-label="Sources" gap="1" mt="4" pt="3" borderTopWidth="1px">
      <Text fontSize="sm" fontWeight="semibold" color="fg.muted">
        Sources
      </Text>
      <Stack as="ol" gap="1" listStyleType="none" mx="-2">
        {sources.map((source, index) => (
          <li key={`${source.type} ${source.filename} ${source.preview}`}>
            <chakra.button
              type="button"
              display="flex"
              alignItems="start"
              gap="3"
              w="full"
              minH="target"
              textAlign="start"
              px="2"
              py="1.5"
              borderRadius="xl"
              cursor="pointer"
              transition="background-color 150ms"
              _hover={{ bg: 'bg.subtle' }}
              onClick={() => onSource(index + 1)}
            >
              <SourceBadge source={source} />
              <Box flex="1" minW="0">
                <Text fontSize="sm" fontWeight="semibold" overflowWrap="anywhere" lineHeight="1.35">
                  <chakra.span color="clay.fg">{index + 1}</chakra.span> <bdi>{source.filename}</bdi>
                </Text>
                <Flex wrap="wrap" columnGap="2" fontSize="xs" lineHeight="1.5" color="fg.muted">
                  <Text>{sourceFacts(source)}</Text>
                  <Match similarity={source.similarity} />
                </Flex>
                <Text fontSize="sm" lineHeight="1.4" color="fg.muted" lineClamp="2" overflowWrap="anywhere">
                  <bdi>{source.preview}</bdi>
                </Text>
              </Box>
            </chakra.button>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** How well the source fits the question: the specified number with a bar beside it. */
function Match({ similarity }: { similarity: number }) {
  return (
    <HStack gap="1.5">
      <Box aria-hidden="true" w="36px" h="5px" borderRadius="full" bg="bg.emphasized" overflow="hidden">
        <Box h="full" w={`${Math.round(similarity * 100)}%`} bg="clay.solid" />
      </Box>
      <Text>similarity {similarity.toFixed(3)}</Text>
    </HStack>
  );
}
