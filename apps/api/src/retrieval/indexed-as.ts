import type { Embedder } from '../platform/embedder.ts';
import { SEGMENT_FORMAT } from './segment-version.ts';

/** Nobody reads the built-in model's vectors, for the ranking weighs words more finely itself: none are stored. */
const WORDS_ALONE = 'words';

/** What is written at a document once it is searchable; another value makes it outdated. */
export function indexedAs(embedder: Pick<Embedder, 'id' | 'isBuiltIn'>): string {
  return `${SEGMENT_FORMAT} ${embedder.isBuiltIn ? WORDS_ALONE : embedder.id}`;
}

export function modelOf(indexedAsText: string): string {
  return indexedAsText.slice(indexedAsText.indexOf(' ') + 1);
}
