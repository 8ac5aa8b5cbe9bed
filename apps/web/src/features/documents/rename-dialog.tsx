import { Dialog, Field, Input } from '@chakra-ui/react';
import type { DocumentSummary } from '@nestling/contracts/documents';
import { FILENAME_MAX, NAME_REQUIRED } from '@nestling/contracts/documents/rules';
import { useRef, useState } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { trpc } from '../../platform/trpc.ts';
import { Form } from '../../ui/form.tsx';
import { FormButtons, SmallDialog } from '../../ui/small-dialog.tsx';
import { useDocumentCache } from './use-document-cache.ts';

export function RenameDialog({ document, onClose }: { document: DocumentSummary; onClose: () => void }) {
  const [name, setName] = useState(document.filename);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const cache = useDocumentCache();
  const rename = trpc.documents.rename.useMutation({
    onSuccess: (renamed) => {
      cache.put(renamed);
      onClose();
    },
    onError: (error) => setProblem(errorText(error, 'The name could not be saved')),
  });
  const save = () => {
    if (name.trim() === '') setProblem(NAME_REQUIRED);
    else rename.mutate({ documentId: document.id, filename: name });
  };
  return (
    <SmallDialog title="Rename document" initialFocusEl={() => field.current} onClose={onClose}>
      <Dialog.Body pb="6">
        <Form onSubmit={save}>
          <Field.Root invalid={problem !== undefined}>
            <Field.Label>Name</Field.Label>
            <Input
              ref={field}
              size="lg"
              minH="target"
              maxLength={FILENAME_MAX}
              value={name}
              onChange={(event) => {
                setName(event.target.value);
                setProblem(undefined);
              }}
            />
            <Field.ErrorText>{problem}</Field.ErrorText>
          </Field.Root>
          <FormButtons submitLabel="Save" isWorking={rename.isPending} onCancel={onClose} />
        </Form>
      </Dialog.Body>
    </SmallDialog>
  );
}
