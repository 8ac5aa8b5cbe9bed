import { Box, HStack, Text } from '@chakra-ui/react';

/** The day on which the messages below were written. */
export function DayLine({ day }: { day: string }) {
  return (
    <HStack gap="3" py="1">
      <Box flex="1" borderTopWidth="1px" />
      <Text fontSize="sm" color="fg.muted">
        {day}
      </Text>
      <Box flex="1" borderTopWidth="1px" />
    </HStack>
  );
}
