import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { MockLanguageModelV4 } from 'ai/test';
import type { ChatModel } from '../platform/deps.ts';

const USAGE = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};

export type ScriptedModel = ChatModel & {
  /** The prompts it was given, as JSON. */
  prompts: string[];
  /** What it says next: words, or an error to throw; `pauseMs` between the words. */
  say: (next: string | Error, pauseMs?: number) => void;
  /** From now on it takes a prompt and answers nothing until it is stopped. */
  hang: () => void;
};

/** A provider's model under the test's control, behind the AI SDK's own interface. */
export function createScriptedModel(): ScriptedModel {
  const prompts: string[] = [];
  let next: string | Error = 'Nothing to say.';
  let pauseMs = 0;
  let isHung = false;
  const model = new MockLanguageModelV4({
    doStream: async (options) => {
      prompts.push(JSON.stringify(options.prompt));
      if (isHung) return { stream: silentStream(options.abortSignal) };
      if (next instanceof Error) throw next;
      const words = next.match(/\S+\s*/g) ?? [];
      return { stream: streamOf(words, pauseMs, options.abortSignal) };
    },
  });
  return {
    model,
    isBuiltIn: false,
    prompts,
    say: (words, pause = 0) => {
      next = words;
      pauseMs = pause;
      isHung = false;
    },
    hang: () => {
      isHung = true;
    },
  };
}

function silentStream(signal: AbortSignal | undefined) {
  return new ReadableStream<LanguageModelV4StreamPart>({
    start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
  });
}

function streamOf(words: string[], pauseMs: number, signal: AbortSignal | undefined) {
  return new ReadableStream<LanguageModelV4StreamPart>({
    async start(controller) {
      controller.enqueue({ type: 'stream-start', warnings: [] });
      controller.enqueue({ type: 'text-start', id: '1' });
      for (const delta of words) {
        if (signal?.aborted) return controller.error(signal.reason);
        controller.enqueue({ type: 'text-delta', id: '1', delta });
        if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
      controller.enqueue({ type: 'text-end', id: '1' });
      controller.enqueue({ type: 'finish', finishReason: { unified: 'stop', raw: 'stop' }, usage: USAGE });
      controller.close();
    },
  });
}
