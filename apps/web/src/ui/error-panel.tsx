import { Button, Stack, Text } from '@chakra-ui/react';

export function ErrorPanel({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <Stack role="alert" align="start" gap="3" p="4" borderWidth="1px" borderRadius="xl" bg="bg.panel">
      <Text>{message}</Text>
      {onRetry && (
        <Button size="md" minH="target" variant="outline" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Stack>
  );
}
