import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import { composeAnswer } from '../answer/index.ts';
import { estimateTokens } from '../evidence/index.ts';
import { LOCAL_PROVIDER, readModelInput } from './model-input.ts';

export type LocalModelOptions = {
  /** Pause between two words in milliseconds; 0 streams as fast as it is read. */
  delayMs?: number;
};

const FINISH: LanguageModelV4FinishReason = { unified: 'stop', raw: undefined };

/**
 * The built-in assistant as a language model of the AI SDK: no network, no weights, the same answer for the same input.
 * It takes its evidence from `localModelOptions(...)` in `providerOptions` and ends early when the call is aborted.
 */
export function createLocalModel({ delayMs = 0 }: LocalModelOptions = {}): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: LOCAL_PROVIDER,
    modelId: 'built-in',
    supportedUrls: {},
    async doGenerate(options) {
      options.abortSignal?.throwIfAborted();
      const text = composeAnswer(readModelInput(options));
      return { content: [{ type: 'text', text }], finishReason: FINISH, usage: usageOf(options, text), warnings: [] };
    },
    async doStream(options) {
      options.abortSignal?.throwIfAborted();
      return { stream: streamOf(partsOf(options), options.abortSignal, delayMs) };
    },
  };
}

function* partsOf(options: LanguageModelV4CallOptions): Generator<LanguageModelV4StreamPart> {
  const text = composeAnswer(readModelInput(options));
  yield { type: 'stream-start', warnings: [] };
  yield { type: 'text-start', id: '0' };
  for (const delta of text.match(/\S+\s*|\s+/g) ?? []) yield { type: 'text-delta', id: '0', delta };
  yield { type: 'text-end', id: '0' };
  yield { type: 'finish', finishReason: FINISH, usage: usageOf(options, text) };
}

function streamOf(
  parts: Generator<LanguageModelV4StreamPart>,
  signal: AbortSignal | undefined,
  delayMs: number,
): ReadableStream<LanguageModelV4StreamPart> {
  return new ReadableStream(
    {
      async pull(controller) {
        if (delayMs > 0) await pause(delayMs, signal);
        if (signal?.aborted) return controller.error(signal.reason);
        const next = parts.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
    },
    { highWaterMark: 0 },
  );
}

/** Resolves after the time or at once when aborted. */
function pause(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, delayMs);
    signal?.addEventListener('abort', done, { once: true });
  });
}

function usageOf(options: LanguageModelV4CallOptions, text: string): LanguageModelV4Usage {
  const input = estimateTokens(JSON.stringify(options.prompt));
  const output = estimateTokens(text);
  return {
    inputTokens: { total: input, noCache: input, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: output, text: output, reasoning: 0 },
  };
}
