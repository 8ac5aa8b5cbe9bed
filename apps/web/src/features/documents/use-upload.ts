import { hasUploadExtension, UNSUPPORTED_FILE } from '@nestling/contracts/documents/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../platform/error-text.ts';
import { shownTo } from '../../platform/trpc.ts';
import { notify, notifyError } from '../../ui/toaster.tsx';
import { UPLOAD_FAILED, uploadDocument } from './upload-document.ts';
import { useDocumentCache } from './use-document-cache.ts';

export type UploadProgress = { filename: string; position: number; count: number; fraction: number };
export type UploadFailure = { filename: string; message: string };

/** Sends files one after the other; one that is refused does not stop the rest and stays listed with its reason. */
export function useUpload(shared: boolean) {
  const [progress, setProgress] = useState<UploadProgress>();
  const [failures, setFailures] = useState<UploadFailure[]>([]);
  const cache = useDocumentCache();
  const queryClient = useQueryClient();

  async function sendOne(file: File, position: number, count: number): Promise<void> {
    const show = (fraction: number) => setProgress({ filename: file.name, position, count, fraction });
    show(0);
    try {
      if (!hasUploadExtension(file.name)) throw new Error(UNSUPPORTED_FILE);
      notify({ title: 'Processing', description: 'Document is being processed...' });
      const document = await uploadDocument({ file, shared, headers: shownTo(queryClient), onProgress: show });
      setProgress(undefined);
      cache.put(document);
      notify({ title: 'Success', description: 'Document uploaded successfully' });
    } catch (error) {
      const message = errorText(error, UPLOAD_FAILED);
      setFailures((before) => [...before, { filename: file.name, message }]);
      notifyError(message);
    }
  }

  async function upload(files: File[]): Promise<void> {
    setFailures([]);
    for (const [index, file] of files.entries()) await sendOne(file, index + 1, files.length);
    setProgress(undefined);
  }

  return { progress, failures, upload, clearFailures: () => setFailures([]) };
}
