import { writeFileSync } from 'node:fs';
import { CARD_STEPS, LEVEL_OUTPUTS, STEPS } from '../src/model/model.ts';
import { WEIGHTS } from '../src/model/weights.ts';
import { RULE_IDS } from '../src/rules/index.ts';
import { gatherMaterial, loadLessons } from './examples.ts';
import { type Head, headsToTeach } from './heads-to-teach.ts';
import { type Packed, pack } from './pack.ts';
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
const headOf = {
  level: taught.has('level') ? written(teachLevel(material), STEPS, 2) : asWritten('level'),
  card: taught.has('card') ? written(teachCard(material), CARD_STEPS, 1) : asWritten('card'),
};
writeFileSync(
  new URL('../src/model/weights.ts', import.meta.url),
  `/** Written by training/train.ts; never by hand. */\nexport const WEIGHTS = {\n  level: ${headOf.level},\n  card: ${headOf.card},\n};\n`,
);
console.log(`${lessons.length} lessons, ${material.level.length} examples, ${Math.round((Date.now() - started) / 1000)} s`);

function written({ learnt: { weights, outputs, bias }, slots }: Taught, steps: number, digits: number): string {
  const rows = new Map(slots.map((slot, at) => [slot, weights.subarray(at * outputs, (at + 1) * outputs)]));
  return head(pack(rows, steps), bias, digits);
}

function head({ packed, rows, scale }: Packed, bias: Iterable<number>, digits: number): string {
  const rounded = [...bias].map((one) => Number(one.toFixed(digits)));
  return `{\n    scale: ${scale},\n    bias: [${rounded.join(', ')}],\n    rows: ${rows},\n    packed:\n      '${packed}',\n  }`;
}

/** A head as it stands in the file. */
function asWritten(which: Head): string {
  return head(WEIGHTS[which], WEIGHTS[which].bias, 2);
}
