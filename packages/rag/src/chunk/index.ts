export { type Chunk, type ChunkOptions, chunkText, DEFAULT_MAX_TOKENS } from './chunk-text.ts';
export { countTokens } from './count-tokens.ts';
