export { createLocalEmbedder, type LocalEmbedder } from './local-embedder.ts';
export { padVector, STORED_DIMENSION } from './pad-vector.ts';
