import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { Prompt } from '@nestling/rag/answer';
import { createLocalModel, type localModelOptions } from '@nestling/rag/local';
import { streamText } from 'ai';
import { insertOperation } from '../../../db/operations.repo.ts';
import type { SignedInCtx } from '../../../platform/context.ts';
import type { DraftRenderer } from './draft-renderer.ts';
import type { ReplyDraft } from './reply-draft.ts';

const MODEL_TIMEOUT_MS = 90_000;
const MODEL_RETRIES = 2;
const MAX_ANSWER_TOKENS = 1200;
/** For a provider that does not keep to the tokens it was asked for. */
const MAX_ANSWER_CHARACTERS = 16_000;
export const PROVIDER_DOWN =
  'The language model cannot be reached right now. This answer was put together from your library and the guide alone.';

type Answering = {
  prompt: Prompt;
  /** A new one for each attempt: it counts the sources that the attempt may cite. */
  renderer: () => DraftRenderer;
  /** What the built-in model answers from. */
  builtIn: { providerOptions: ReturnType<typeof localModelOptions>; renderer: () => DraftRenderer };
  /** Talk that needs no sources is answered by the built-in model. */
  isTalk: boolean;
  signal: AbortSignal;
};

/** Streams the model's answer; when a provider fails, the built-in model answers instead and the draft says so. */
export async function streamAnswer(ctx: SignedInCtx, answering: Answering): Promise<ReplyDraft> {
  const { chatModel, logger } = ctx.deps;
  const { builtIn, signal, isTalk } = answering;
  const answerBuiltIn = (model: LanguageModelV4, notice?: string) =>
    streamFrom(ctx, model, { ...answering, ...builtIn, renderer: builtIn.renderer() }, notice);
  if (chatModel.isBuiltIn) return answerBuiltIn(chatModel.model);
  if (isTalk) return answerBuiltIn(createLocalModel());
  try {
    return await streamFrom(ctx, chatModel.model, { ...answering, renderer: answering.renderer() });
  } catch (error) {
    if (signal.aborted) throw error;
    logger.warn({ err: error, requestId: ctx.requestId }, 'language model failed');
    return answerBuiltIn(createLocalModel(), PROVIDER_DOWN);
  }
}

type Attempt = {
  prompt: Prompt;
  providerOptions?: ReturnType<typeof localModelOptions>;
  signal: AbortSignal;
  renderer: DraftRenderer;
};

async function streamFrom(
  ctx: SignedInCtx,
  model: LanguageModelV4,
  { prompt, providerOptions, signal, renderer }: Attempt,
  notice?: string,
): Promise<ReplyDraft> {
  const stopped = new AbortController();
  const result = streamText({
    model,
    system: prompt.system,
    messages: prompt.messages,
    ...(providerOptions ? { providerOptions } : {}),
    maxRetries: MODEL_RETRIES,
    maxOutputTokens: MAX_ANSWER_TOKENS,
    abortSignal: AbortSignal.any([signal, stopped.signal, AbortSignal.timeout(MODEL_TIMEOUT_MS)]),
    onError: () => {},
  });
  let markdown = '';
  for await (const part of result.fullStream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') break;
    if (part.type !== 'text-delta') continue;
    markdown += part.text;
    if (markdown.length > MAX_ANSWER_CHARACTERS) {
      markdown = `${markdown.slice(0, MAX_ANSWER_CHARACTERS).toWellFormed()}…`;
      stopped.abort();
      break;
    }
    if (!renderer.grow(markdown)) {
      stopped.abort();
      break;
    }
  }
  if (markdown.trim() === '' && !signal.aborted) throw new Error('The language model answered nothing');
  const { draft, withheld } = renderer.finish(markdown, notice);
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
