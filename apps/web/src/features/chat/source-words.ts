import type { ChatSource } from '@nestling/contracts/chat';

const TYPE_WORDS = {
  document: 'Document',
  shared: 'Shared by another family',
  guide: 'Guide',
  conversation: 'Your earlier message',
} as const satisfies Record<ChatSource['type'], string>;

const STRENGTH_WORDS = {
  guideline: 'guideline',
  review: 'review of studies',
  study: 'single study',
  consensus: 'experts agree',
  experience: 'experience',
} as const satisfies Record<NonNullable<ChatSource['strength']>, string>;

/** What kind of source it is, whose, on which page, and how sure: each where known. */
export function sourceFacts({ type, publisher, page, strength }: ChatSource): string {
  return [
    TYPE_WORDS[type],
    publisher,
    page === undefined ? undefined : `page ${page}`,
    strength && STRENGTH_WORDS[strength],
  ]
    .filter(Boolean)
    .join(' · ');
}

const LONGEST_SHORT_NAME = 5;

/** A publisher in two to five letters: its short name where it has one, else the first letters of its words. */
export function monogram(publisher: string): string {
  const short = /\(([\p{Lu}\d]{2,5})\)/u.exec(publisher)?.[1];
  if (short) return short;
  const words = publisher.replace(/\(.*?\)/g, '').match(/[\p{L}\d]+/gu) ?? [];
  const [first = ''] = words;
  if (first.length <= LONGEST_SHORT_NAME && first === first.toUpperCase()) return first;
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).slice(0, 3);
  return capitals.length > 1 ? capitals.map((word) => word[0]).join('') : first.slice(0, 2);
}
