import type { DocumentSummary } from '@nestling/contracts/documents';
import { hasUploadExtension, UNSUPPORTED_FILE } from '@nestling/contracts/documents/rules';
import { UPLOAD_FAILED } from './upload-document.ts';

export type UploadItem = {
  id: number;
  /** Whose file it is: nobody else who signs in on this page sees it. */
  userId: number;
  filename: string;
  shared: boolean;
  state: 'waiting' | 'sending' | 'failed';
  /** The part sent, 0 to 1. */
  fraction: number;
  problem?: string;
  /** Sent once more it might be taken: no file of a wrong kind will. */
  canRetry: boolean;
};

export type SendFile = (
  upload: { file: File; shared: boolean; headers: Record<string, string>; signal: AbortSignal } & {
    onProgress: (fraction: number) => void;
  },
) => Promise<DocumentSummary>;

export type UploadEvents = {
  onStart: () => void;
  onStored: (document: DocumentSummary) => void;
  onFailed: (error: unknown) => void;
};

type Batch = { files: readonly File[]; shared: boolean; userId: number; headers: Record<string, string> };
type Job = { file: File; headers: Record<string, string>; abort: AbortController };

/** The server takes six of one person's at a time; more than two on a phone's line only make each slower. */
const AT_ONCE = 2;

/**
 * The files on their way, in the order they were chosen, a few at a time. One that is refused stops no other and stays
 * with its reason until it is dismissed or sent again; one that is stored leaves.
 */
export function createUploadQueue(send: SendFile) {
  let items: readonly UploadItem[] = [];
  let last = 0;
  let events: UploadEvents | undefined;
  const jobs = new Map<number, Job>();
  const listeners = new Set<() => void>();

  const set = (next: readonly UploadItem[]) => {
    items = next;
    for (const tell of listeners) tell();
  };
  const change = (id: number, to: Partial<UploadItem>) =>
    set(items.map((item) => (item.id === id ? { ...item, ...to } : item)));
  const drop = (id: number) => {
    jobs.delete(id);
    set(items.filter((item) => item.id !== id));
  };

  async function run(item: UploadItem, { file, headers, abort }: Job): Promise<void> {
    change(item.id, { state: 'sending', fraction: 0 });
    events?.onStart();
    try {
      const onProgress = (fraction: number) => change(item.id, { fraction });
      const document = await send({ file, headers, shared: item.shared, signal: abort.signal, onProgress });
      drop(item.id);
      events?.onStored(document);
    } catch (error) {
      // A cancelled one has left already.
      if (!abort.signal.aborted) fail(item.id, error, true);
    }
    next();
  }

  function fail(id: number, error: unknown, canRetry: boolean): void {
    const problem = error instanceof Error && error.message ? error.message : UPLOAD_FAILED;
    change(id, { state: 'failed', problem, canRetry });
    events?.onFailed(error);
  }

  function next(): void {
    const free = AT_ONCE - items.filter(({ state }) => state === 'sending').length;
    for (const item of items.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) {
      const job = jobs.get(item.id);
      if (job) void run(item, job);
    }
  }

  return {
    items: () => items,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Who is told what happens; the last one who asked. */
    tell: (whom: UploadEvents) => {
      events = whom;
    },
    add: ({ files, shared, userId, headers }: Batch) => {
      for (const file of files) {
        last += 1;
        jobs.set(last, { file, headers, abort: new AbortController() });
        const item: UploadItem = {
          id: last,
          userId,
          filename: file.name,
          shared,
          state: 'waiting',
          fraction: 0,
          canRetry: false,
        };
        set([...items, item]);
        if (!hasUploadExtension(file.name)) fail(item.id, new Error(UNSUPPORTED_FILE), false);
      }
      next();
    },
    /** Stops a file that is on its way, or takes one that failed off the list. */
    drop: (id: number) => {
      jobs.get(id)?.abort.abort();
      drop(id);
      next();
    },
    retry: (id: number) => {
      change(id, { state: 'waiting', fraction: 0 });
      next();
    },
  };
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;
