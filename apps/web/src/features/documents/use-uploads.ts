import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { shownTo } from '../../platform/trpc.ts';
import { notify, notifyError } from '../../ui/toaster.tsx';
import { UPLOAD_FAILED, uploadDocument } from './upload-document.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';
import { useDocumentCache } from './use-document-cache.ts';

/** Whatever is told of files on their way stands in one toast. */
const UPLOAD = 'upload';

/** Files go on being sent while the parent is on another tab of the app. */
const queues = new WeakMap<QueryClient, UploadQueue>();

function queueOf(queryClient: QueryClient): UploadQueue {
  const queue = queues.get(queryClient) ?? createUploadQueue(uploadDocument);
  queues.set(queryClient, queue);
  return queue;
}

/** The files that this parent is sending, and the ways to send, stop and dismiss them. */
export function useUploads(userId: number) {
  const queryClient = useQueryClient();
  const queue = queueOf(queryClient);
  const cache = useDocumentCache();
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  useEffect(() => {
    queue.tell({
      onStart: () => notify({ about: UPLOAD, title: 'Processing', description: 'Document is being processed...' }),
      onStored: (document) => {
        cache.put(document);
        notify({ about: UPLOAD, title: 'Success', description: 'Document uploaded successfully' });
      },
      // What happened stands beside the file.
      onFailed: () => notifyError(UPLOAD_FAILED),
    });
  });
  return {
    items: items.filter((item) => item.userId === userId),
    add: (files: readonly File[], shared: boolean) =>
      queue.add({ files, shared, userId, headers: shownTo(queryClient) }),
    drop: queue.drop,
    retry: queue.retry,
  };
}
