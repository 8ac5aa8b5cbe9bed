import type { Extracted, ExtractHints, FileKind } from './extracted.ts';
import { readText } from './read-text.ts';
import { runChild } from './run-child.ts';

/** The text of a file, read apart from the server: what goes through a parser in a process of its own. */
export function readGuarded(kind: FileKind, bytes: Buffer, hints: ExtractHints): Promise<Extracted> {
  return kind === 'txt' ? readText(bytes, hints) : runChild(kind, bytes, hints);
}
