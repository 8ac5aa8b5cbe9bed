import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Embedder } from '../../platform/embedder.ts';
import { GUIDE_ENCODER, NEXT_ENCODER } from './encoders.ts';

/** `guide`: as the guide is searched; `next`: as a later turn is compared with what its page answers next. */
type Searched = 'guide' | 'next';
/** `danger`: as the second reader of messages scores them; `rerank`: how well the second text answers the first. */
type By = Searched | 'danger' | 'rerank';
export type EncodeOrder = { id: number; texts: string[]; by: By };
/** `names` are those of scores. */
type Encoded = { vectors: number[][]; names: string[] };
export type EncodeAnswer = { id: number } & (Encoded | { error: string });

type Waiting = EncodeOrder & { resolve: (answer: Encoded) => void; reject: (error: Error) => void };

export type EncoderThread = Record<Searched, Embedder> & {
  /** Named scores of a message; it goes before all texts that only wait to be found. */
  score: (text: string, signal?: AbortSignal) => Promise<Record<string, number>>;
  /** How well each reply answers the turn, from minus to plus infinity; both as `turnText` and `replyText` make them. */
  rerank: (turn: string, replies: readonly string[], signal?: AbortSignal) => Promise<number[]>;
  /** Starts the thread ahead of the first text, and returns at once. */
  begin: () => void;
  close: () => Promise<void>;
};

const BATCH = 16;
const HEAP_MB = 96;
/** So long a thread may take to finish what it was given. */
const END_LIMIT_MS = 5_000;

/**
 * The sentence encoder that ships with the product, on a thread that begins with the first text and never keeps the process
 * alive. A thread that broke is begun anew by the next text. Orders wait here and not with the thread: what nobody waits for
 * any more is not encoded, else a thread that has fallen behind would work for askers who are gone and stay behind.
 */
export function createEncoderThread(): EncoderThread {
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
    made.on('message', (answer: EncodeAnswer) => {
      if (given?.id !== answer.id) return;
      // What one order asks for may fail, and others go on.
      if ('error' in answer) given.reject(new Error(answer.error));
      else given.resolve(answer);
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

  function encode(by: By, texts: string[], signal?: AbortSignal): Promise<Encoded> {
    signal?.throwIfAborted();
    const id = nextId++;
    const { promise, resolve, reject } = Promise.withResolvers<Encoded>();
    const leave = () => {
      line = line.filter((one) => one.id !== id);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
    const order = { id, texts, by, resolve, reject };
    const after = by === 'danger' ? line.filter((one) => one.by === 'danger').length : line.length;
    line.splice(after, 0, order);
    giveNext();
    return promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  const embedder = (by: Searched): Embedder => ({
    ...(by === 'guide' ? GUIDE_ENCODER : NEXT_ENCODER),
    batchSize: BATCH,
    isBuiltIn: true,
    embed: (texts, signal) => encode(by, texts, signal).then(({ vectors }) => vectors),
  });

  return {
    guide: embedder('guide'),
    next: embedder('next'),
    score: async (text, signal) => {
      const { vectors, names } = await encode('danger', [text], signal);
      return Object.fromEntries(names.map((name, n) => [name, vectors[0]?.[n] as number]));
    },
    // One by one, so that a message to score need not wait for all of them.
    rerank: (turn, replies, signal) =>
      Promise.all(
        replies.map(async (reply) => (await encode('rerank', [turn, reply], signal)).vectors[0]?.[0] as number),
      ),
    begin: () => {
      if (worker) return;
      worker = start();
      worker.unref();
    },
    // It ends itself: one that is stopped amid its loops may take the process with it.
    close: async () => {
      const ending = worker;
      if (!ending) return;
      giveUp(new Error('The encoder ended'));
      ending.ref();
      const ended = once(ending, 'exit');
      const late = setTimeout(() => void ending.terminate(), END_LIMIT_MS);
      ending.postMessage(null);
      await ended;
      clearTimeout(late);
    },
  };
}
