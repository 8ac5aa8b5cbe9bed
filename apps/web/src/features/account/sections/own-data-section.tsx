import { Button, Stack, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveTextFile } from '../../../platform/save-text-file.ts';
import { trpc } from '../../../platform/trpc.ts';
import { usePasswordAgain } from '../password-again.tsx';

export function OwnDataSection() {
  const caches = trpc.useUtils();
  const password = usePasswordAgain();
  const [isFetching, setFetching] = useState(false);
  const download = async () => {
    setFetching(true);
    try {
      const data = await caches.auth.exportData.fetch(undefined, { staleTime: 0 });
      void caches.auth.securityLog.invalidate();
      saveTextFile('nestling-data.json', JSON.stringify(data, null, 2), 'application/json');
    } catch (error) {
      password.onError(error, () => void download(), 'Your data could not be fetched');
    } finally {
      setFetching(false);
    }
  };
  return (
    <Stack gap="3" align="start">
      <Text>One file with your profile, chats, documents, marks and notes.</Text>
      {password.form ?? (
        <Button variant="outline" size="lg" minH="target" loading={isFetching} onClick={() => void download()}>
          <Download aria-hidden /> Download my data
        </Button>
      )}
    </Stack>
  );
}
