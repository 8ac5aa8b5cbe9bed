import { Button, Card, chakra, Stack, Text } from '@chakra-ui/react';
import { UPLOAD_EXTENSIONS } from '@nestling/contracts/documents/rules';
import { Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import type { SharingMode } from './sharing-mode.ts';
import { UploadStatus } from './upload-status.tsx';
import { useUpload } from './use-upload.ts';

const ACCEPTED = UPLOAD_EXTENSIONS.join(',');

export function UploadCard({ mode }: { mode: SharingMode }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { progress, failures, upload, clearFailures } = useUpload(mode === 'shared');
  const isUploading = progress !== undefined;

  const send = (files: File[]) => {
    if (!isUploading && files.length > 0) void upload(files);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    send([...(event.target.files ?? [])]);
    // The same file chosen again must be a change again.
    event.target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    send([...event.dataTransfer.files]);
  };

  return (
    <Card.Root
      borderRadius="2xl"
      borderStyle={isOver ? 'dashed' : 'solid'}
      borderColor={isOver ? 'clay.solid' : 'border'}
      onDrop={drop}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
    >
      <Card.Body gap="3" p="4">
        <Card.Title as="h2" fontSize="lg">
          Upload Document
        </Card.Title>
        <Text color="fg.muted" fontSize="sm">
          PDF, Word or plain text. Answers in your chats can then quote it.
        </Text>
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
        <Button size="lg" minH="target" loading={isUploading} onClick={() => input.current?.click()}>
          <Upload size={18} aria-hidden="true" />
          Upload
        </Button>
        <Stack aria-live="polite" gap="3" _empty={{ display: 'none' }}>
          <UploadStatus progress={progress} failures={failures} onDismiss={clearFailures} />
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}
