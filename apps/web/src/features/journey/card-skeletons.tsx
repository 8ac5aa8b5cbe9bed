import { SimpleGrid, Skeleton } from '@chakra-ui/react';
import { PAGE_SIZE } from './sections.ts';

/** Specification §9: three placeholders. */
export function CardSkeletons() {
  return (
    <SimpleGrid columns={{ base: 1, lg: PAGE_SIZE }} gap="4" role="status" aria-label="Loading topics">
      {Array.from({ length: PAGE_SIZE }, (_, index) => (
        <Skeleton key={index} h="44" borderRadius="2xl" />
      ))}
    </SimpleGrid>
  );
}
