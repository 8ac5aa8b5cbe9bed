import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createMiniLmEncoder } from './minilm.ts';

const bytesOf = (file: string) => readFileSync(path.join(import.meta.dirname, '../../weights/minilm', file));
const danger = createMiniLmEncoder(bytesOf('encoder.bin')).withScores(bytesOf('danger.bin'));
const likely = (score: number | undefined) => 1 / (1 + Math.exp(-(score as number)));

/** What the weights said in float32 where they were taught, on the layers below as they came: soon, today, now. */
const TAUGHT: [text: string, likelihoods: [number, number, number], card?: string][] = [
  ['2 years old. he drank what my husband keeps in the shed for the mower', [0.785, 0.851, 0.747], 'poison'],
  ['3 weeks old. he is hot and will not wake for his feed', [0.942, 0.979, 0.526], 'fever_under_3m'],
  [
    '14 years old. she wrote that she does not want to be here any more . she has locked the bathroom',
    [0.958, 0.956, 0.875],
    'child_suicidal',
  ],
  ['8 years old. the rash on her elbows has itched for weeks', [0.628, 0.086, 0.005], 'rash'],
  [
    '7 months old. the nappies have been dry since yesterday and he cries without tears',
    [0.907, 0.72, 0.187],
    'dehydration',
  ],
  ['4 years old. he is obsessed with ambulances and crashes his toy cars all day', [0.071, 0.01, 0.003]],
  ['2 years old. how long do naps last at this age?', [0.003, 0.001, 0]],
];

test.each(TAUGHT)('the scores of danger stand on the encoder that ships: %s', (text, likelihoods, card) => {
  const scores = danger.score(text);
  expect(danger.names.slice(0, 3)).toEqual(['soon', 'amber', 'red']);
  for (const [n, expected] of likelihoods.entries())
    expect(Math.abs(likely(scores[n]) - expected), danger.names[n]).toBeLessThan(0.06);
  const cards = Array.from(scores.subarray(3));
  if (card) expect(danger.names[3 + cards.indexOf(Math.max(...cards))]).toBe(card);
});
