import type { LanguageModelV4 } from '@ai-sdk/provider';
import { isRefusal, type Prompt, spokenText } from '@nestling/rag/answer';
import type { Evidence } from '@nestling/rag/evidence';
import { createLocalModel, type localModelOptions } from '@nestling/rag/local';
import { isStepCount, streamText } from 'ai';
import { insertOperation } from '../../../db/operations.repo.ts';
import type { SignedInCtx } from '../../../platform/context.ts';
import type { DraftRenderer, Rendered } from './draft-renderer.ts';
import * as faults from './provider-faults.ts';
import { type Ending, readStream } from './read-stream.ts';
import type { ReplyDraft } from './reply-draft.ts';
import { MAX_STEPS, searchTool } from './search-tool.ts';

/** One more try after a short pause: a parent waits. */
const MODEL_RETRIES = 1;
const MAX_ANSWER_TOKENS = 1200;

type Answering = {
  prompt: Prompt;
  question: string;
  /** What the model may cite; `search` adds to it. */
  evidence: Evidence[];
  search: (query: string) => Promise<Evidence[]>;
  /** A new one for each attempt: it counts the sources that the attempt may cite. */
  renderer: () => DraftRenderer;
  /** What the built-in model answers from. */
  builtIn: { providerOptions: ReturnType<typeof localModelOptions>; renderer: () => DraftRenderer };
  /** Talk that needs no sources is answered by the built-in model. */
  isTalk: boolean;
  signal: AbortSignal;
};

/** Streams the model's answer; when a provider gives none, the built-in model answers instead and the draft says why. */
export async function streamAnswer(ctx: SignedInCtx, answering: Answering): Promise<ReplyDraft> {
  const { chatModel, logger, metrics } = ctx.deps;
  const { signal, isTalk } = answering;
  if (chatModel.isBuiltIn || isTalk) metrics.answered('built-in');
  if (chatModel.isBuiltIn) return answerBuiltIn(ctx, chatModel.model, answering);
  if (isTalk) return answerBuiltIn(ctx, createLocalModel(), answering);
  try {
    const draft = await answerWithTools(ctx, answering);
    metrics.answered('provider');
    return draft;
  } catch (error) {
    if (signal.aborted) throw error;
    metrics.answered('fallback');
    const { notice, hint } = faults.faultOf(error);
    logger.warn({ err: error, requestId: ctx.requestId, hint }, `language model failed: ${hint}`);
    return answerBuiltIn(ctx, createLocalModel(), answering, notice);
  }
}

async function answerBuiltIn(
  ctx: SignedInCtx,
  model: LanguageModelV4,
  { prompt, builtIn, signal }: Answering,
  notice?: string,
): Promise<ReplyDraft> {
  const renderer = builtIn.renderer();
  const result = streamText({
    model,
    system: prompt.system,
    messages: prompt.messages,
    providerOptions: builtIn.providerOptions,
    abortSignal: signal,
    onError: () => {},
  });
  const { text } = await readStream(result.fullStream, { signal, grow: renderer.grow });
  if (text.trim() === '' && !signal.aborted) throw new Error('The built-in model answered nothing');
  return settled(ctx, renderer.finish(text, notice));
}

/** Servers that know no tools are asked once more without. */
async function answerWithTools(ctx: SignedInCtx, answering: Answering): Promise<ReplyDraft> {
  try {
    return await answerFromProvider(ctx, answering, true);
  } catch (error) {
    if (answering.signal.aborted || !faults.knowsNoTools(error)) throw error;
    return answerFromProvider(ctx, answering, false);
  }
}

async function answerFromProvider(ctx: SignedInCtx, answering: Answering, hasTools: boolean): Promise<ReplyDraft> {
  const { prompt, evidence, search, signal, question } = answering;
  const { model, stallMs } = ctx.deps.chatModel;
  const renderer = answering.renderer();
  const ended = new AbortController();
  const result = streamText({
    model,
    system: prompt.system,
    messages: prompt.messages,
    maxRetries: MODEL_RETRIES,
    maxOutputTokens: MAX_ANSWER_TOKENS,
    abortSignal: AbortSignal.any([signal, ended.signal]),
    ...(hasTools
      ? {
          tools: { search: searchTool(evidence, search) },
          stopWhen: isStepCount(MAX_STEPS),
          // The last call has to answer.
          prepareStep: ({ stepNumber }: { stepNumber: number }) =>
            stepNumber >= MAX_STEPS - 1 ? { toolChoice: 'none' as const } : {},
        }
      : {}),
    onError: () => {},
  });
  const read = await readStream(result.fullStream, {
    signal,
    grow: (text) => renderer.grow(text),
    ...(stallMs === undefined ? {} : { stallMs }),
  }).finally(() => ended.abort());
  const spoken = spokenText(read.text);
  if (!signal.aborted) refuseNoAnswer(spoken, read.ending);
  const way = wayOn(read.ending, question);
  const rendered = renderer.finish(read.ending === 'stalled' ? wholeSentences(spoken) : read.text, way.notice);
  if (rendered.leftOut > 0 && rendered.draft.html.trim() === '') throw new faults.NoAnswer(faults.NUMBERS_INVENTED);
  const draft = await settled(ctx, rendered);
  return {
    ...draft,
    ...(rendered.leftOut > 0 && !draft.notice ? { notice: faults.NUMBER_LEFT_OUT } : {}),
    ...(way.options ? { options: way.options } : {}),
  };
}

function refuseNoAnswer(spoken: string, ending: Ending): void {
  if (ending === 'filtered') throw new faults.NoAnswer(faults.FILTERED);
  if (spoken.trim() === '')
    throw new faults.NoAnswer(ending === 'stalled' ? faults.STALLED_AT_ONCE : faults.NOTHING_SAID);
  if (isRefusal(spoken)) throw new faults.NoAnswer(faults.DECLINED);
}

function wayOn(ending: Ending, question: string): { notice?: string; options?: string[] } {
  if (ending === 'stalled') return { notice: faults.STALLED, options: [question] };
  return ending === 'length' ? { notice: faults.CUT_SHORT, options: [faults.GO_ON] } : {};
}

/** Without the words after the last full stop, where there is one. */
function wholeSentences(text: string): string {
  return /^[\s\S]*[.!?](?:["”’)\]]|\s?\[\d+\])*/.exec(text)?.[0] ?? text;
}

async function settled(ctx: SignedInCtx, { draft, withheld }: Rendered): Promise<ReplyDraft> {
  if (withheld !== null)
    await insertOperation(ctx.deps.db, {
      operation: 'chat.withheld',
      userId: ctx.actor.userId,
      durationMs: 0,
      status: 'withheld',
      details: { ruleId: withheld },
    });
  return draft;
}
