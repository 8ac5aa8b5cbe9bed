import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { UPLOAD_EXTENSIONS } from '@nestling/contracts/documents/rules';
import { Upload } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';

const ACCEPTED = UPLOAD_EXTENSIONS.join(',');

export function UploadCard({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])]);
    // The same file chosen again must be a change again.
    event.target.value = '';
  };
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Box flex="1 1 9rem" minW="0">
        <Heading as="h2" size="md">
          Upload Document
        </Heading>
        <Text color="fg.muted" fontSize="sm" lineHeight="1.35">
          PDF, Word or plain text, several at once.
          <Box as="span" hideBelow="md">
            {' '}
            Or drop them here.
          </Box>
        </Text>
      </Box>
      <chakra.input
        ref={input}
        type="file"
        accept={ACCEPTED}
        multiple
        srOnly
        tabIndex={-1}
        aria-label="Choose documents to upload"
        onChange={choose}
      />
      <Button size="lg" minH="target" flexGrow={{ base: 0, smDown: 1 }} onClick={() => input.current?.click()}>
        <Upload size={18} aria-hidden="true" />
        Upload
      </Button>
    </Flex>
  );
}
