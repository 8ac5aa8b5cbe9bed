import { createLocalEmbedder } from '@nestling/rag/embed';
import type { Embedder } from '../../src/platform/embedder.ts';

export const VECTOR_MODEL = 'stand-in';

/** Answers at once what a provider's model would answer after a while. */
export const standInEmbedder: Embedder = { ...createLocalEmbedder(), id: VECTOR_MODEL, isBuiltIn: false };
