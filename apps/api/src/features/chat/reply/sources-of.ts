import type { ChatSource } from '@nestling/contracts/chat';
import { plainText } from '@nestling/rag/answer';
import type { Evidence } from '@nestling/rag/evidence';

const PREVIEW_LENGTH = 280;

type Place = { start: number; end: number };

/** What the parent sees of a passage; `[n]` in the answer is the n-th of these. `claims` are the sentences that cite it. */
export function toChatSource(
  { passage, similarity, text, start, sentences }: Evidence,
  claims: readonly string[],
): ChatSource {
  const id = passage.key.slice(passage.key.indexOf(':') + 1);
  const isDocument = passage.kind === 'document' || passage.kind === 'shared';
  const place = isDocument ? restingOn(sentences, claims) : undefined;
  const listed = passage.written?.followUps?.find((one) => claims.some((claim) => holds(one.text, claim)));
  const page = place === undefined ? passage.page : pageAt(passage, place.start);
  return {
    type: passage.kind,
    similarity: Math.min(1, Math.max(0, similarity)),
    filename: passage.title,
    preview: previewOf(
      listed?.text ?? (place ? passage.text.slice(place.start, place.end) : text),
      !listed && !place && start > 0,
    ),
    ...(passage.documentId === undefined ? {} : { documentId: passage.documentId }),
    ...(passage.chunkId === undefined ? {} : { chunkId: passage.chunkId }),
    ...(passage.kind === 'guide' ? { topicId: id } : {}),
    ...(passage.kind === 'conversation' ? { messageId: Number(id) } : {}),
    ...(page == null ? {} : { page }),
    ...(passage.url === undefined ? {} : { url: passage.url }),
    ...originOf(passage.written),
  };
}

/** Who publishes what a page of the guide rests on first, and what kind of evidence that is. */
function originOf(written: Evidence['passage']['written']): Pick<ChatSource, 'publisher' | 'strength'> {
  const [publisher] = written?.publishers ?? [];
  return {
    ...(publisher === undefined ? {} : { publisher }),
    ...(written?.strength === undefined ? {} : { strength: written.strength }),
  };
}

/** The sentence or row of a source that the claims rest on: the one that shares most of their words and figures. */
function restingOn(sentences: Evidence['sentences'], claims: readonly string[]): Place | undefined {
  let best: Place | undefined;
  let most = 0;
  for (const claim of claims) {
    const said = wordsIn(claim);
    for (const { text, start, end } of sentences) {
      const own = wordsIn(text);
      let shared = 0;
      for (const word of own) if (said.has(word)) shared += /\d/.test(word) ? 2 : 1;
      const share = shared / Math.sqrt(own.size + 1);
      if (share > most) [best, most] = [{ start, end }, share];
    }
  }
  return best ?? sentences[0];
}

/** Whether a text of the guide says a sentence, whatever marks stand in that. */
function holds(text: string, claim: string): boolean {
  const bare = (one: string) => one.replace(/\[\d+\]|[^\p{L}\p{N}]+/gu, '');
  return bare(claim) !== '' && bare(text).includes(bare(claim));
}

const wordsIn = (text: string) => new Set(text.toLowerCase().match(/\p{N}+(?:[.,:]\p{N}+)*|\p{L}+/gu) ?? []);

/** The page of the file on which a place of the passage stands, counted from 1; a passage may lie on two. */
function pageAt({ page, pageStarts, charStart }: Evidence['passage'], place: number): number | null | undefined {
  if (!pageStarts || pageStarts.length === 0 || charStart === undefined) return page;
  return Math.max(1, pageStarts.filter((pageStart) => pageStart <= charStart + place).length);
}

function previewOf(text: string, isCutBefore: boolean): string {
  const flat = plainText(text);
  const cut = flat.length > PREVIEW_LENGTH ? `${flat.slice(0, PREVIEW_LENGTH).replace(/\s\S*$/, '')}…` : flat;
  return `${isCutBefore ? '…' : ''}${cut}`.toWellFormed();
}
