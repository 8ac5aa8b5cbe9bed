import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSet } from '@nestling/safety/eval';
import { asRead } from '@nestling/safety/second-reader';
import { chance, type Lesson, loadLessons, RULE_IDS, vary } from '@nestling/safety/training';
import { readPieces } from '../encoder/read-pieces.ts';

/**
 * Writes what `teach.py` reads: every lesson as pieces, as it is and with slips and in company, and which rows of the model as it came the
 * pieces have: `node bench/danger/lessons.ts --out <folder> [--measure <messages.jsonl> ...]`.
 * Messages to measure teach nothing; their scores are written beside the weights.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    measure: { type: 'string', multiple: true, default: [] },
  },
});
if (!values.out) throw new Error('Name the folder to write');

/** As far as the second reader reads. */
const MOST = 128;
const SEED = 11;

const pieces = readPieces(values.out);

function cut({ text, ageDays }: Pick<Lesson, 'text' | 'ageDays'>): number[] {
  const turns = text.split(' || ');
  const message = turns.pop() as string;
  return pieces.cut(asRead({ message, ageDays, recentTurns: turns.map((one) => ({ role: 'user', text: one })) }), MOST);
}

/** Messages that stand together were written together and are left out together; '' for those that always teach. */
function groupOf(id: string): string {
  const [, number] = /^n-(\d+)$/.exec(id) ?? [];
  if (number !== undefined) return `messages ${Math.floor(Number(number) / 20)}`;
  const [, page] = /^guide\/(.+)\//.exec(id) ?? [];
  return page ?? '';
}

const next = chance(SEED);
const lessons = (await loadLessons()).map((lesson) => ({
  group: groupOf(lesson.id),
  isGuide: lesson.id.startsWith('guide/'),
  pieces: cut(lesson),
  varied: lesson.id.startsWith('guide/') ? null : cut(vary(lesson, next)),
  grade: lesson.grade,
  isOpen: lesson.isOpen === true,
  card: lesson.card === null ? null : RULE_IDS.indexOf(lesson.card),
  weight: lesson.weight,
}));
const measured = values.measure.map((name) => ({
  name: path.basename(name, '.jsonl'),
  messages: readSet(name).map((one) => ({ id: one.id, pieces: cut(one) })),
}));

writeFileSync(
  path.join(values.out, 'lessons.json'),
  JSON.stringify({ rows: pieces.rows, cards: RULE_IDS, lessons, measured }),
);
console.log(`${lessons.length} lessons`);
