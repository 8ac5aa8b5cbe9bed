import { Skeleton, Stack } from '@chakra-ui/react';
import { PAGE_SIZE } from './sections.ts';

/** Specification §9: three placeholders. */
export function CardSkeletons() {
  return (
    <Stack gap="4" role="status" aria-label="Loading topics">
      {Array.from({ length: PAGE_SIZE }, (_, index) => (
        <Skeleton key={index} h="44" borderRadius="2xl" />
      ))}
    </Stack>
  );
}
