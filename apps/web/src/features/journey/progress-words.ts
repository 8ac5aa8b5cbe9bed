import type { ProgressAnswer, ProgressEntry } from '@nestling/contracts/journey';

type Words<Key extends string> = Record<Key, string>;

/** The answers in the order they are offered. The journey schema is not imported for them: it would bring its validator. */
export const ANSWER_WORDS = {
  seen: 'Seen it',
  not_yet: 'Not yet',
  not_sure: 'Not sure',
} as const satisfies Words<ProgressAnswer>;
export const ANSWERS = Object.keys(ANSWER_WORDS) as ProgressAnswer[];

export const KIND_WORDS = {
  topic: 'Topic',
  activity: 'Activity',
  milestone: 'Milestone',
} as const satisfies Words<ProgressEntry['kind']>;

type Named = Pick<ProgressEntry, 'kind' | 'itemId'>;
export type Markable = Named & Pick<ProgressEntry, 'title' | 'tags'>;

const isSame = (a: Named, b: Named) => a.kind === b.kind && a.itemId === b.itemId;

export function findEntry(entries: ProgressEntry[] | undefined, item: Named) {
  return entries?.find((entry) => isSame(entry, item)) ?? null;
}

/** One answer per item, the newest date first. */
export function putEntry(entries: ProgressEntry[], entry: ProgressEntry): ProgressEntry[] {
  return [entry, ...dropEntry(entries, entry)].toSorted((a, b) => b.date.localeCompare(a.date));
}

export function dropEntry(entries: ProgressEntry[], item: Named): ProgressEntry[] {
  return entries.filter((entry) => !isSame(entry, item));
}
