import { Worker } from 'node:worker_threads';
import type { Embedder } from '../../platform/embedder.ts';
import { GUIDE_ENCODER } from './sense-file.ts';

export type EncodeOrder = { id: number; texts: string[] };
export type EncodeAnswer = { id: number; vectors: number[][] };

type Waiting = { resolve: (vectors: number[][]) => void; reject: (error: Error) => void };

const BATCH = 16;
const HEAP_MB = 48;

/**
 * The sentence encoder that ships with the product, on a thread that begins with the first text and never keeps the process
 * alive. A thread that broke is begun anew by the next text.
 */
export function createEncoderThread(): Embedder & { close: () => Promise<void> } {
  let worker: Worker | undefined;
  let nextId = 1;
  const waiting = new Map<number, Waiting>();

  function giveUp(error: Error): void {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function start(): Worker {
    const made = new Worker(new URL('./encoder-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    made.on('message', ({ id, vectors }: EncodeAnswer) => {
      waiting.get(id)?.resolve(vectors);
      waiting.delete(id);
      if (waiting.size === 0) made.unref();
    });
    made.on('error', giveUp);
    made.on('exit', () => {
      if (worker === made) giveUp(new Error('The encoder ended'));
    });
    return made;
  }

  return {
    ...GUIDE_ENCODER,
    batchSize: BATCH,
    isBuiltIn: true,
    embed(texts, signal) {
      signal?.throwIfAborted();
      worker ??= start();
      worker.ref();
      const id = nextId++;
      return new Promise<number[][]>((resolve, reject) => {
        const stop = () => {
          waiting.delete(id);
          reject(signal?.reason);
        };
        signal?.addEventListener('abort', stop, { once: true });
        const done = () => signal?.removeEventListener('abort', stop);
        waiting.set(id, {
          resolve: (vectors) => {
            done();
            resolve(vectors);
          },
          reject: (error) => {
            done();
            reject(error);
          },
        });
        worker?.postMessage({ id, texts } satisfies EncodeOrder);
      });
    },
    close: async () => {
      await worker?.terminate();
    },
  };
}
