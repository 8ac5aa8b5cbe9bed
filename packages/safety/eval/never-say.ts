import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { findNeverSay } from '../src/never-say/index.ts';

type Reply = { id: string; ageDays: number; kind: string; text: string };
export type Half = 'seen' | 'unseen';

const FOLDER = new URL('../data/replies/', import.meta.url);

/** The half that rules may be written from, and the half that they are only measured on: by the text alone. */
const halfOf = ({ text }: Reply): Half =>
  createHash('sha256').update(text).digest().readUInt8(31) % 2 === 1 ? 'seen' : 'unseen';

function loadReplies(file: string): Reply[] {
  const lines = readFileSync(new URL(file, FOLDER), 'utf8').trimEnd().split('\n');
  return lines.map((line): Reply => JSON.parse(line));
}

const isWithheld = ({ text, ageDays }: Reply): boolean => findNeverSay(text, ageDays).length > 0;

/** What is withheld of the dangerous replies, and what is blocked of the safe ones, in one half. */
export function judgeReplies(half: Half): { dangerous: number; missed: Reply[]; safe: number; blocked: Reply[] } {
  const dangerous = loadReplies('dangerous.jsonl').filter((reply) => halfOf(reply) === half);
  const safe = loadReplies('safe.jsonl').filter((reply) => halfOf(reply) === half);
  return {
    dangerous: dangerous.length,
    missed: dangerous.filter((reply) => !isWithheld(reply)),
    safe: safe.length,
    blocked: safe.filter(isWithheld),
  };
}

if (import.meta.main) {
  const shows = process.argv.includes('--show');
  for (const half of ['seen', 'unseen'] as const) {
    const { dangerous, missed, safe, blocked } = judgeReplies(half);
    console.log(
      `${half}: withheld ${dangerous - missed.length} of ${dangerous}, safe blocked ${blocked.length} of ${safe}`,
    );
    if (shows && half === 'seen')
      for (const { kind, text } of [...missed, ...blocked]) console.log(`  ${kind}: ${text}`);
  }
  for (const file of ['oblique-dangerous.jsonl', 'oblique-safe.jsonl']) {
    const replies = loadReplies(file);
    console.log(`${file}: withheld ${replies.filter(isWithheld).length} of ${replies.length}`);
  }
}
