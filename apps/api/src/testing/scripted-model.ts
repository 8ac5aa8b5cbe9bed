import { setTimeout } from 'node:timers/promises';
import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { MockLanguageModelV4 } from 'ai/test';
import type { ChatModel } from '../platform/deps.ts';

const USAGE = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};

/** One call: the parts of its stream, after which it ends or, with `hangs`, never does; or an error. */
export type Played = { parts: LanguageModelV4StreamPart[]; hangs?: boolean } | Error;

export type ScriptedModel = ChatModel & {
  /** The prompts it was given, as JSON. */
  prompts: string[];
  /** What it says next: words, or an error to throw; `pauseMs` between the words. */
  say: (next: string | Error, pauseMs?: number) => void;
  /** The calls to come, in order; then it goes on saying what `say` set. */
  play: (...calls: Played[]) => void;
  /** What it answers to calls that are not streamed, after `pauseMs`, and the prompts of those. */
  generate: (text: string | Error, pauseMs?: number) => void;
  generated: string[];
  /** How each streamed call may use tools: "none" where it may not. */
  toolChoices: string[];
  /** From now on it takes a prompt and answers nothing until it is stopped. */
  hang: () => void;
};

/** A provider's model under the test's control, behind the AI SDK's own interface. */
export function createScriptedModel(): ScriptedModel {
  const prompts: string[] = [];
  let next: string | Error = 'Nothing to say.';
  let pauseMs = 0;
  let isHung = false;
  let calls: Played[] = [];
  let answer: string | Error = new Error('not scripted');
  let answerPauseMs = 0;
  const generated: string[] = [];
  const toolChoices: string[] = [];
  const model = new MockLanguageModelV4({
    doGenerate: async (options) => {
      generated.push(JSON.stringify(options.prompt));
      if (answerPauseMs > 0) await setTimeout(answerPauseMs, undefined, { signal: options.abortSignal });
      if (answer instanceof Error) throw answer;
      const finishReason = { unified: 'stop', raw: 'stop' } as const;
      return { content: [{ type: 'text', text: answer }], finishReason, usage: USAGE, warnings: [] };
    },
    doStream: async (options) => {
      prompts.push(JSON.stringify(options.prompt));
      toolChoices.push(options.tools?.length ? (options.toolChoice?.type ?? 'auto') : 'none');
      const call = calls.shift();
      if (call instanceof Error) throw call;
      if (call) return { stream: played(call, options.abortSignal) };
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
    generated,
    toolChoices,
    play: (...next) => {
      calls = next;
    },
    generate: (text, pause = 0) => {
      answer = text;
      answerPauseMs = pause;
    },
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

export const text = (...words: string[]): LanguageModelV4StreamPart[] => [
  { type: 'text-start', id: '1' },
  ...words.map((delta) => ({ type: 'text-delta' as const, id: '1', delta })),
  { type: 'text-end', id: '1' },
];

export const callsTool = (toolName: string, input: object): LanguageModelV4StreamPart[] => [
  { type: 'tool-call', toolCallId: crypto.randomUUID(), toolName, input: JSON.stringify(input) },
  { type: 'finish', finishReason: { unified: 'tool-calls', raw: 'tool_calls' }, usage: USAGE },
];

export const ends = (unified: 'stop' | 'length' | 'content-filter' = 'stop'): LanguageModelV4StreamPart => ({
  type: 'finish',
  finishReason: { unified, raw: unified },
  usage: USAGE,
});

function played({ parts, hangs = false }: Exclude<Played, Error>, signal: AbortSignal | undefined) {
  return new ReadableStream<LanguageModelV4StreamPart>({
    start(controller) {
      controller.enqueue({ type: 'stream-start', warnings: [] });
      for (const part of parts) controller.enqueue(part);
      if (!hangs) controller.close();
      else signal?.addEventListener('abort', () => controller.error(signal.reason));
    },
  });
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
        if (pauseMs > 0) await setTimeout(pauseMs);
      }
      controller.enqueue({ type: 'text-end', id: '1' });
      controller.enqueue({ type: 'finish', finishReason: { unified: 'stop', raw: 'stop' }, usage: USAGE });
      controller.close();
    },
  });
}
