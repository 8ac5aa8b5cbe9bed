import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readEncoderFile } from '../../../rag/src/encode/weights.ts';
import { createWordPieceCutter } from '../../../rag/src/encode/wordpiece.ts';
import { readSet } from '../../eval/measure-set.ts';
import { RULE_IDS } from '../../src/rules/index.ts';
import { asRead } from '../../src/second-reader/as-read.ts';
import { loadLessons } from '../examples.ts';
import type { Lesson } from '../load-messages.ts';
import { chance, vary } from '../vary.ts';

/**
 * Writes what `teach.py` reads: every lesson as pieces, as it is and with slips and in company, and which rows of the model as it came the
 * pieces have: `node training/second-reader/lessons.ts --tokenizer <tokenizer.json> --out <folder> [--measure <messages.jsonl> ...]`.
 * Messages to measure teach nothing; their scores are written beside the weights.
 */
const { values } = parseArgs({
  options: {
    tokenizer: { type: 'string' },
    out: { type: 'string' },
    measure: { type: 'string', multiple: true, default: [] },
  },
});
if (!values.tokenizer || !values.out) throw new Error('Name the tokenizer and the folder to write');

/** As far as the second reader reads. */
const MOST = 128;
const SEED = 11;

const file = new URL('../../../rag/weights/minilm/encoder.bin', import.meta.url);
const pieces = readEncoderFile(readFileSync(file)).pieces.map(([piece]) => piece);
const cutter = createWordPieceCutter(pieces);
const { vocab } = (JSON.parse(readFileSync(values.tokenizer, 'utf8')) as { model: { vocab: Record<string, number> } })
  .model;

function cut({ text, ageDays }: Pick<Lesson, 'text' | 'ageDays'>): number[] {
  const turns = text.split(' || ');
  const message = turns.pop() as string;
  return cutter(asRead({ message, ageDays, recentTurns: turns.map((one) => ({ role: 'user', text: one })) }), MOST);
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

mkdirSync(values.out, { recursive: true });
writeFileSync(
  path.join(values.out, 'lessons.json'),
  JSON.stringify({ rows: pieces.map((piece) => vocab[piece]), cards: RULE_IDS, lessons, measured }),
);
console.log(`${lessons.length} lessons`);
