import { Button, HStack, Progress, Stack, Text } from '@chakra-ui/react';
import type { UploadFailure, UploadProgress } from './use-upload.ts';

type Props = { progress: UploadProgress | undefined; failures: UploadFailure[]; onDismiss: () => void };

/** What is being sent, and what was refused and why, until it is dismissed or the next upload begins. */
export function UploadStatus({ progress, failures, onDismiss }: Props) {
  return (
    <>
      {progress && <Sending {...progress} />}
      {failures.length > 0 && (
        <Stack gap="2" bg="bg.error" borderRadius="lg" p="3" fontSize="sm">
          {failures.map(({ filename, message }, index) => (
            <Text key={index} overflowWrap="anywhere">
              <strong>
                <bdi>{filename}</bdi>
              </strong>
              : {message}
            </Text>
          ))}
          <HStack justify="end">
            <Button size="sm" minH="target" variant="plain" onClick={onDismiss} disabled={progress !== undefined}>
              Dismiss
            </Button>
          </HStack>
        </Stack>
      )}
    </>
  );
}

function Sending({ filename, position, count, fraction }: UploadProgress) {
  const isSent = fraction >= 1;
  return (
    <Progress.Root value={isSent ? null : Math.round(fraction * 100)} size="sm">
      <HStack justify="space-between" fontSize="sm" mb="1">
        <Progress.Label lineClamp={1} overflowWrap="anywhere" fontWeight="normal">
          {isSent ? 'Reading' : 'Sending'} <bdi>{filename}</bdi>
          {count > 1 && ` (${position} of ${count})`}
        </Progress.Label>
        {!isSent && <Progress.ValueText>{Math.round(fraction * 100)}%</Progress.ValueText>}
      </HStack>
      <Progress.Track borderRadius="full">
        <Progress.Range bg="clay.solid" />
      </Progress.Track>
    </Progress.Root>
  );
}
