import { Button, Stack, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../platform/error-text.ts';
import { saveTextFile } from '../../../platform/save-text-file.ts';
import { trpc } from '../../../platform/trpc.ts';
import { notifyError } from '../../../ui/toaster.tsx';

export function OwnDataSection() {
  const caches = trpc.useUtils();
  const [isFetching, setFetching] = useState(false);
  const download = async () => {
    setFetching(true);
    try {
      const data = await caches.auth.exportData.fetch(undefined, { staleTime: 0 });
      saveTextFile('nestling-data.json', JSON.stringify(data, null, 2), 'application/json');
    } catch (error) {
      notifyError(errorText(error, 'Your data could not be fetched'));
    } finally {
      setFetching(false);
    }
  };
  return (
    <Stack gap="3" align="start">
      <Text>One file with your profile, chats, documents, marks and notes.</Text>
      <Button variant="outline" size="lg" minH="target" loading={isFetching} onClick={() => void download()}>
        <Download aria-hidden /> Download my data
      </Button>
    </Stack>
  );
}
