import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createMiniLmEncoder } from './minilm.ts';

const bytesOf = (file: string) => readFileSync(path.join(import.meta.dirname, '../../weights/minilm', file));
const danger = createMiniLmEncoder(bytesOf('encoder.bin')).withScores(bytesOf('danger.bin'));
const likely = (score: number | undefined) => 1 / (1 + Math.exp(-(score as number)));

/** What the weights said in float32 where they were taught, on the layers below as they came: soon, today, now. */
const TAUGHT: [text: string, likelihoods: [number, number, number], card?: string][] = [
  ['2 years old. he drank what my husband keeps in the shed for the mower', [0.678, 0.737, 0.633], 'poison'],
  ['3 weeks old. he is hot and will not wake for his feed', [0.871, 0.928, 0.324], 'fever_under_3m'],
  [
    '14 years old. she wrote that she does not want to be here any more . she has locked the bathroom',
    [0.941, 0.929, 0.823],
    'child_suicidal',
  ],
  ['8 years old. the rash on her elbows has itched for weeks', [0.627, 0.157, 0.01], 'rash'],
  [
    '7 months old. the nappies have been dry since yesterday and he cries without tears',
    [0.725, 0.455, 0.115],
    'dehydration',
  ],
  ['4 years old. he is obsessed with ambulances and crashes his toy cars all day', [0.071, 0.02, 0.008]],
  ['2 years old. how long do naps last at this age?', [0.005, 0.002, 0.001]],
];

test.each(TAUGHT)('the scores of danger stand on the encoder that ships: %s', (text, likelihoods, card) => {
  const scores = danger.score(text);
  expect(danger.names.slice(0, 3)).toEqual(['soon', 'amber', 'red']);
  for (const [n, expected] of likelihoods.entries())
    expect(Math.abs(likely(scores[n]) - expected), danger.names[n]).toBeLessThan(0.06);
  const cards = Array.from(scores.subarray(3));
  if (card) expect(danger.names[3 + cards.indexOf(Math.max(...cards))]).toBe(card);
});
