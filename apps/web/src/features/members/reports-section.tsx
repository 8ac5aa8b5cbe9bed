import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReportedDocument } from '@nestling/contracts/documents';
import { errorText } from '../../platform/error-text.ts';
import { trpc } from '../../platform/trpc.ts';
import { notifyError } from '../../ui/toaster.tsx';

/** For the owner of the server: what of the shared list members have reported. */
export function ReportsSection() {
  const { data, error } = trpc.documents.reports.useQuery(undefined, { staleTime: 0 });
  if (error) return <Text color="fg.error">The reports could not be fetched.</Text>;
  if (!data) return <Text>Loading...</Text>;
  if (data.length === 0) return <Text>Nothing is reported.</Text>;
  return (
    <Stack gap="4" as="ul" listStyleType="none" aria-label="Reported documents">
      {data.map((document) => (
        <Report key={document.documentId} document={document} />
      ))}
    </Stack>
  );
}

function Report({ document: { documentId, filename, username, reports, reasons } }: { document: ReportedDocument }) {
  const caches = trpc.useUtils();
  const options = {
    onError: (error: unknown) => notifyError(errorText(error, 'Please try again')),
    onSettled: () => caches.documents.invalidate(),
  };
  const takeDown = trpc.documents.takeDown.useMutation(options);
  const dismiss = trpc.documents.dismissReports.useMutation(options);
  const isWorking = takeDown.isPending || dismiss.isPending;
  return (
    <Stack as="li" gap="2">
      <Box overflowWrap="anywhere">
        <Text fontWeight="medium">
          <bdi>{filename}</bdi>
        </Text>
        <Text fontSize="sm" color="fg.muted">
          Shared by {username}, {reports === 1 ? 'one report' : `${reports} reports`}
        </Text>
        {reasons.map((reason) => (
          <Text key={reason}>“{reason}”</Text>
        ))}
      </Box>
      <HStack wrap="wrap">
        <Button
          variant="outline"
          minH="target"
          aria-label={`Take ${filename} off the shared list`}
          disabled={isWorking}
          onClick={() => takeDown.mutate({ documentId })}
        >
          Take off the list
        </Button>
        <Button
          variant="ghost"
          minH="target"
          aria-label={`Let ${filename} stay`}
          disabled={isWorking}
          onClick={() => dismiss.mutate({ documentId })}
        >
          Let it stay
        </Button>
      </HStack>
    </Stack>
  );
}
