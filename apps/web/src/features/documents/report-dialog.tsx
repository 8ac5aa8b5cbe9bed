import { Dialog, Field, Text, Textarea } from '@chakra-ui/react';
import type { DocumentSummary } from '@nestling/contracts/documents';
import { useState } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { trpc } from '../../platform/trpc.ts';
import { Form } from '../../ui/form.tsx';
import { FormButtons, SmallDialog } from '../../ui/small-dialog.tsx';
import { notify, notifyError } from '../../ui/toaster.tsx';
import { useDocumentCache } from './use-document-cache.ts';

const REASON_MAX = 500;

/** A member tells the owner of the server about a shared document; the owner takes it off the list here too. */
export function ReportDialog({ document, onClose }: { document: DocumentSummary; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const cache = useDocumentCache();
  const isServerOwner = trpc.members.membership.useQuery().data?.isOwner ?? false;
  const onError = (error: unknown) => notifyError(errorText(error, 'Please try again'));
  const report = trpc.documents.report.useMutation({
    onSuccess: () => {
      notify({ title: 'Success', description: 'The owner of this server will see your report' });
      onClose();
    },
    onError,
  });
  const takeDown = trpc.documents.takeDown.useMutation({
    onSuccess: () => {
      cache.drop(document.id);
      notify({ title: 'Success', description: 'The document is off the shared list' });
      onClose();
    },
    onError,
  });
  return (
    <SmallDialog title={isServerOwner ? 'Take off the shared list' : 'Report document'} onClose={onClose}>
      <Dialog.Body pb="6">
        <Text fontWeight="semibold" lineClamp={3} mb="3">
          <bdi>{document.filename}</bdi>
        </Text>
        {isServerOwner ? (
          <Text mb="4">
            It goes from everybody’s list and from the answers that quoted it. The family that added it keeps it for
            itself and cannot share it again.
          </Text>
        ) : null}
        <Form
          onSubmit={() =>
            isServerOwner
              ? takeDown.mutate({ documentId: document.id })
              : report.mutate({ documentId: document.id, reason })
          }
        >
          {!isServerOwner && (
            <Field.Root>
              <Field.Label>What is wrong with it? (optional)</Field.Label>
              <Textarea
                maxLength={REASON_MAX}
                rows={3}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
              <Field.HelperText>The owner of this server reads it and may take the document off.</Field.HelperText>
            </Field.Root>
          )}
          <FormButtons
            submitLabel={isServerOwner ? 'Take off' : 'Report'}
            isWorking={report.isPending || takeDown.isPending}
            onCancel={onClose}
          />
        </Form>
      </Dialog.Body>
    </SmallDialog>
  );
}
