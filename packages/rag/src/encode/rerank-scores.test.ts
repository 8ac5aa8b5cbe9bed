import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createMiniLmEncoder } from './minilm.ts';

const bytesOf = (file: string) => readFileSync(path.join(import.meta.dirname, '../../weights/minilm', file));
const rerank = createMiniLmEncoder(bytesOf('encoder.bin')).withPairs(bytesOf('rerank.bin'), [32, 40]);

const AT_NIGHT = 'and at night? | how long should his naps be | naps at four months';
/** What the weights said in float32 where they were taught. */
const TAUGHT: [turn: string, reply: string, score: number][] = [
  [
    AT_NIGHT,
    'How long do night feeds go on? | Night feeds at four months | Most babies of four months still wake once or twice to feed. Feed in the dark and put them back down.',
    0.568,
  ],
  [
    AT_NIGHT,
    'Can she eat peanut butter? | First foods and allergy | Yes, thinned with water or milk, from about six months.',
    -6.075,
  ],
  [
    'he just laughs at me | what to do when he bites | biting at two',
    'He laughs when I say no | Biting at two | Stay flat and short. Say “no biting”, put him down, and turn away for a moment.',
    0.886,
  ],
];

test.each(TAUGHT)(
  'a reply is read together with its turn as it was where that was taught: %s, %s',
  (turn, reply, score) => {
    expect(Math.abs(rerank(turn, reply) - score)).toBeLessThan(0.15);
  },
);
