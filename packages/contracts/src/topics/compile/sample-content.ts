import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Content, readContent } from './read-content.ts';

/** Text of a file by its path in the content folder. */
export type Files = Record<string, string>;

export const PUBLISHERS_FILE = `- id: nhs
  name: NHS
  tier: 1
  country: GB
  hosts: [nhs.uk]
- id: trust
  name: A trust
  tier: 2
  country: GB
  hosts: [trust.nhs.uk]
`;

export const SOURCE_FILE = `title: Naps
url: https://www.nhs.uk/naps/
readOn: 2026-11-22
notes:
  - Most toddlers nap once a day from 12 to 18 months, for 1 to 2 hours.
`;

/** A whole answer; each line may be swapped for another. */
export function answerFile(changes: Record<string, string> = {}): string {
  const lines = ANSWER.split('\n').flatMap((line) => {
    const change = Object.entries(changes).find(([start]) => line.startsWith(start))?.[1];
    return change === undefined ? [line] : change === '' ? [] : [change];
  });
  return lines.join('\n');
}

const ANSWER = `---
title: Dropping to one nap
subject: sleep
ages: [52, 91]
phrasings:
${Array.from({ length: 10 }, (_, index) => `  - when do babies drop a nap ${'abcdefghij'[index]}`).join('\n')}
sources: [nhs/naps]
next:
  early-waking: Why so early?
  late-bedtime: And a late bedtime?
strength: guideline
readOn: 2026-11-22
reviewedBy:
---
Most toddlers drop to one nap between 12 and 18 months. [nhs/naps]

1. Move the nap a little later every few days until it is after lunch, and keep the room dark and quiet as before.
2. Bring bedtime forward by a little on the days when the nap was short or did not happen at all.

## Watch
Short nights and a cross hour before supper are normal for a while, until the body has found its new rhythm.

## Call
Tell {the doctor} if your child snores on most nights or stops breathing during sleep.
`;

const neighbour = (id: string, other: string) =>
  answerFile({
    title: `title: ${id} and what helps`,
    '  early-waking': '  nap: And naps?',
    '  late-bedtime': `  ${other}: And then?`,
  }).replaceAll('drop a nap', `do ${id}`);

/** Reads a content folder that holds the given files beside two neighbouring answers, without age ranges. */
export function readSample(files: Files = {}): Content {
  const folder = mkdtempSync(path.join(tmpdir(), 'guide-'));
  try {
    const all: Files = {
      'publishers.yaml': PUBLISHERS_FILE,
      'sources/nhs/naps.yaml': SOURCE_FILE,
      'answers/sleep/nap.md': answerFile(),
      'answers/sleep/early-waking.md': neighbour('early-waking', 'late-bedtime'),
      'answers/sleep/late-bedtime.md': neighbour('late-bedtime', 'early-waking'),
      ...files,
    };
    for (const [name, text] of Object.entries(all)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    return readContent(folder, 'content');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
