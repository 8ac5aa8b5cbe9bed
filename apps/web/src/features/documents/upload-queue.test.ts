import type { DocumentSummary } from '@nestling/contracts/documents';
import { UNSUPPORTED_FILE } from '@nestling/contracts/documents/rules';
import { expect, test } from 'vitest';
import { createUploadQueue, type SendFile } from './upload-queue.ts';

type Call = Parameters<SendFile>[0] & { store: () => void; refuse: (words: string) => void };

/** A line to a server whose answers the test gives. */
function startQueue() {
  const calls: Call[] = [];
  const told: string[] = [];
  const queue = createUploadQueue((upload) => {
    const { promise, resolve, reject } = Promise.withResolvers<DocumentSummary>();
    upload.signal.addEventListener('abort', () => reject(new Error('aborted')));
    calls.push({
      ...upload,
      store: () => resolve({ id: calls.length, filename: upload.file.name } as DocumentSummary),
      refuse: (words) => reject(new Error(words)),
    });
    return promise;
  });
  queue.tell({
    onStart: () => told.push('start'),
    onStored: ({ filename }) => told.push(`stored ${filename}`),
    onFailed: () => told.push('failed'),
  });
  const add = (...names: string[]) =>
    queue.add({ files: names.map((name) => new File(['x'], name)), shared: false, userId: 7, headers: {} });
  const shown = () => queue.items().map(({ filename, state }) => `${filename} ${state}`);
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { queue, calls, told, add, shown, settle };
}

test('two files go at a time, in order, and one that is stored leaves the list', async () => {
  const { calls, told, add, shown, settle } = startQueue();
  add('a.txt', 'b.pdf', 'c.docx');
  expect(shown()).toEqual(['a.txt sending', 'b.pdf sending', 'c.docx waiting']);
  calls[1]?.store();
  await settle();
  expect(shown()).toEqual(['a.txt sending', 'c.docx sending']);
  expect(told).toEqual(['start', 'start', 'stored b.pdf', 'start']);
});

test('a refused file stays with its reason, stops no other, and can be sent again', async () => {
  const { queue, calls, add, shown, settle } = startQueue();
  add('a.txt', 'b.txt', 'c.txt');
  calls[0]?.refuse('The file is too large');
  await settle();
  expect(shown()).toEqual(['a.txt failed', 'b.txt sending', 'c.txt sending']);
  expect(queue.items()[0]).toMatchObject({ problem: 'The file is too large', canRetry: true });
  calls[1]?.store();
  calls[2]?.store();
  await settle();
  queue.retry(queue.items()[0]?.id ?? 0);
  expect(calls.at(-1)?.file.name).toBe('a.txt');
  calls.at(-1)?.store();
  await settle();
  expect(shown()).toEqual([]);
});

test('a file of a wrong kind is never sent', () => {
  const { queue, calls, add } = startQueue();
  add('holiday.png');
  expect(calls).toEqual([]);
  expect(queue.items()).toMatchObject([{ state: 'failed', problem: UNSUPPORTED_FILE, canRetry: false }]);
  queue.drop(queue.items()[0]?.id ?? 0);
  expect(queue.items()).toEqual([]);
});

test('a cancelled file is stopped at once, says nothing, and the next one goes', async () => {
  const { queue, calls, told, add, shown, settle } = startQueue();
  add('a.txt', 'b.txt', 'c.txt');
  queue.drop(queue.items()[0]?.id ?? 0);
  expect(calls[0]?.signal.aborted).toBe(true);
  await settle();
  expect(shown()).toEqual(['b.txt sending', 'c.txt sending']);
  expect(told).not.toContain('failed');
});

test('how much is sent shows on its own file', () => {
  const { queue, calls, add } = startQueue();
  add('a.txt', 'b.txt');
  calls[1]?.onProgress(0.4);
  expect(queue.items().map(({ fraction }) => fraction)).toEqual([0, 0.4]);
});
