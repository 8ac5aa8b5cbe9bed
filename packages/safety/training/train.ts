import { writeFileSync } from 'node:fs';
import { LEVEL_OUTPUTS, unpack } from '../src/model/unpack.ts';
import { WEIGHTS } from '../src/model/weights.ts';
import { RULE_IDS } from '../src/rules/index.ts';
import { gatherMaterial, loadLessons } from './examples.ts';
import { headsToTeach } from './heads-to-teach.ts';
import { inWholeSteps, packHeads } from './pack.ts';
import { packCard } from './pack-card.ts';
import { type Taught, teachCard, teachLevel } from './teach.ts';

const started = Date.now();
/** `level` or `card` as the first argument teaches one of the two and leaves the other's weights as they are. */
const taught = headsToTeach(
  process.argv.slice(2),
  { level: WEIGHTS.level.bias.length, card: WEIGHTS.card.bias.length },
  { level: LEVEL_OUTPUTS, card: RULE_IDS.length },
);
const lessons = await loadLessons();
const material = gatherMaterial(lessons, taught);
const kept = unpack(WEIGHTS.packed, WEIGHTS.rows, WEIGHTS.card.bias.length);
const level = taught.has('level') ? written(teachLevel(material), 2) : { ...WEIGHTS.level, rows: kept.level };
const cards = taught.has('card') ? teachCard(material) : null;
const card = cards ? written(cards.browser, 1) : { ...WEIGHTS.card, rows: kept.card };
if (cards) writeFileSync(new URL('../weights/card.bin', import.meta.url), packCard(RULE_IDS, written(cards.server, 2)));
const { packed, rows } = packHeads({ level: level.rows, card: card.rows }, card.bias.length);
writeFileSync(
  new URL('../src/model/weights.ts', import.meta.url),
  `/** Written by training/train.ts; never by hand. */
export const WEIGHTS = {
  level: ${head(level)},
  card: ${head(card)},
  rows: ${rows},
  packed:
    '${packed}',
};
`,
);
console.log(
  `${lessons.length} lessons, ${material.level.length} examples, ${Math.round((Date.now() - started) / 1000)} s`,
);

function written({ learnt: { weights, outputs, bias }, slots, scale, steps }: Taught, digits: number) {
  const rows = new Map(slots.map((slot, at) => [slot, weights.subarray(at * outputs, (at + 1) * outputs)]));
  return { ...inWholeSteps(rows, scale, steps), bias: [...bias].map((one) => Number(one.toFixed(digits))) };
}

function head({ scale, bias }: { scale: number; bias: readonly number[] }): string {
  return `{ scale: ${scale}, bias: [${bias.join(', ')}] }`;
}
