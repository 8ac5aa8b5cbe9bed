import { Worker } from 'node:worker_threads';
import type { Embedder } from '../../platform/embedder.ts';
import { GUIDE_ENCODER, NEXT_ENCODER } from './encoders.ts';

/** `guide`: as the guide is searched; `next`: as a later turn is compared with what its page answers next. */
type By = 'guide' | 'next';
export type EncodeOrder = { id: number; texts: string[]; by: By };
export type EncodeAnswer = { id: number; vectors: number[][] };

type Waiting = EncodeOrder & { resolve: (vectors: number[][]) => void; reject: (error: Error) => void };

const BATCH = 16;
const HEAP_MB = 48;

/**
 * The sentence encoder that ships with the product, on a thread that begins with the first text and never keeps the process
 * alive. A thread that broke is begun anew by the next text. Orders wait here and not with the thread: what nobody waits for
 * any more is not encoded, else a thread that has fallen behind would work for askers who are gone and stay behind.
 */
export function createEncoderThread(): Record<By, Embedder> & { close: () => Promise<void> } {
  let worker: Worker | undefined;
  let nextId = 1;
  let given: Waiting | undefined;
  let line: Waiting[] = [];

  function giveUp(error: Error): void {
    worker = undefined;
    const all = given ? [given, ...line] : line;
    given = undefined;
    line = [];
    for (const { reject } of all) reject(error);
  }

  function start(): Worker {
    const made = new Worker(new URL('./encoder-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    made.on('message', ({ id, vectors }: EncodeAnswer) => {
      if (given?.id !== id) return;
      given.resolve(vectors);
      given = undefined;
      giveNext();
    });
    made.on('error', giveUp);
    made.on('exit', () => {
      if (worker === made) giveUp(new Error('The encoder ended'));
    });
    return made;
  }

  function giveNext(): void {
    if (given) return;
    given = line.shift();
    if (!given) {
      worker?.unref();
      return;
    }
    worker ??= start();
    worker.ref();
    const { id, texts, by } = given;
    worker.postMessage({ id, texts, by } satisfies EncodeOrder);
  }

  function embed(by: By, texts: string[], signal?: AbortSignal): Promise<number[][]> {
    signal?.throwIfAborted();
    const id = nextId++;
    const { promise, resolve, reject } = Promise.withResolvers<number[][]>();
    const leave = () => {
      line = line.filter((one) => one.id !== id);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
    line.push({ id, texts, by, resolve, reject });
    giveNext();
    return promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  const embedder = (by: By): Embedder => ({
    ...(by === 'guide' ? GUIDE_ENCODER : NEXT_ENCODER),
    batchSize: BATCH,
    isBuiltIn: true,
    embed: (texts, signal) => embed(by, texts, signal),
  });

  return {
    guide: embedder('guide'),
    next: embedder('next'),
    close: async () => {
      await worker?.terminate();
    },
  };
}
