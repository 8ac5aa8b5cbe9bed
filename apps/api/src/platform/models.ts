import type { EmbeddingModelV4, LanguageModelV4 } from '@ai-sdk/provider';
import { createLocalEmbedder } from '@nestling/rag/embed';
import { createLocalModel } from '@nestling/rag/local';
import { embedMany } from 'ai';
import type { ChatModel, SecondReader } from './deps.ts';
import type { Embedder } from './embedder.ts';
import type { Env } from './env.ts';

const EMBEDDING_TIMEOUT_MS = 30_000;
const EMBEDDING_RETRIES = 3;
const EMBEDDING_BATCH = 64;
export const STORED_DIMENSION = 1536;

export type Models = {
  chatModel: ChatModel;
  secondReader: SecondReader | null;
  embedder: Embedder;
  /** The embedder that vectors were stored under before EMBEDDING_MODEL changed, while the same server still has it. */
  embedderOf?: (id: string) => Embedder | undefined;
};
type ModelEnv = Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'CHAT_MODEL' | 'TRIAGE_MODEL' | 'EMBEDDING_MODEL'>;

/** The value of TRIAGE_MODEL that switches the second reader off. */
const OFF = 'off';

/** The provider of the settings, or the built-in models that need no network, nor its code in memory. */
export async function createModels(env: ModelEnv): Promise<Models> {
  if (!env.OPENAI_API_KEY)
    return {
      chatModel: { model: createLocalModel(), isBuiltIn: true },
      secondReader: null,
      embedder: createLocalEmbedder(),
    };
  const { createOpenAI } = await import('@ai-sdk/openai');
  const openai = createOpenAI({ apiKey: env.OPENAI_API_KEY, baseURL: env.OPENAI_BASE_URL });
  // Compatible servers speak /chat/completions; OpenAI itself is asked through /responses.
  const modelNamed = (name: string): LanguageModelV4 => (env.OPENAI_BASE_URL ? openai.chat(name) : openai(name));
  const triageModel = env.TRIAGE_MODEL ?? env.CHAT_MODEL;
  return {
    chatModel: { model: modelNamed(env.CHAT_MODEL), isBuiltIn: false },
    secondReader:
      triageModel === OFF
        ? null
        : // Compatible servers may refuse a setting that they do not know.
          { model: modelNamed(triageModel), ...(env.OPENAI_BASE_URL ? {} : { reasoning: 'minimal' as const }) },
    embedder: createProviderEmbedder(openai.embedding(env.EMBEDDING_MODEL), embedderId(env, env.EMBEDDING_MODEL)),
    embedderOf: (id) => {
      const modelName = id.slice(embedderId(env, '').length);
      return id === embedderId(env, modelName) && modelName !== ''
        ? createProviderEmbedder(openai.embedding(modelName), id)
        : undefined;
    },
  };
}

function embedderId(env: ModelEnv, modelName: string): string {
  return `${env.OPENAI_BASE_URL ?? 'openai'} ${modelName}`;
}

function createProviderEmbedder(model: EmbeddingModelV4, id: string): Embedder {
  return {
    id,
    dimension: STORED_DIMENSION,
    batchSize: EMBEDDING_BATCH,
    isBuiltIn: false,
    embed: async (texts, signal) => {
      const timeout = AbortSignal.timeout(EMBEDDING_TIMEOUT_MS);
      const { embeddings } = await embedMany({
        model,
        values: texts,
        maxRetries: EMBEDDING_RETRIES,
        abortSignal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      if (embeddings.length !== texts.length)
        throw new Error('The embedding model answered with the wrong number of vectors');
      return embeddings.map(toStorable);
    },
  };
}

/** Larger or broken ones are refused; smaller ones are padded where they are stored. */
function toStorable(vector: number[]): number[] {
  if (vector.length === 0 || vector.length > STORED_DIMENSION)
    throw new Error(
      `The embedding model's vectors have ${vector.length} dimensions; at most ${STORED_DIMENSION} can be stored`,
    );
  if (!vector.every(Number.isFinite)) throw new Error('The embedding model answered with a broken vector');
  return vector;
}
