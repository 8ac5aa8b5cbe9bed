import { describe, expect, test } from 'vitest';
import { createGuideWords } from './guide-words.ts';
import { countWords, createSlipMender } from './slips.ts';

describe('a slip of the thumb', () => {
  const often = (word: string) => Array.from({ length: 3 }, () => word).join(' ');
  const mended = createSlipMender(countWords(['through', 'separation', 'sensor', 'firmer'].map(often)));

  test.each([
    ['we went throught it', 'we went through it'],
    ['seperation at night', 'separation at night'],
    ['thruogh the night', 'through the night'],
  ])('is mended: %s', (message, meant) => {
    expect(mended(message)).toBe(meant);
  });

  test.each(['a senior in high school', 'my former teacher'])('is not seen in another word: %s', (message) => {
    expect(mended(message)).toBe(message);
  });
});

test('a word weighs more that a subject is asked with than one that asking itself is done with', () => {
  const asked = (subject: string, asking: string) => [
    `${subject} at night ${asking}`,
    `what is a ${subject}`,
    `${subject} again`,
    `help, ${subject}`,
    `does every ${subject} end`,
  ];
  const words = createGuideWords([
    { text: 'Sleep', asked: asked('regression', 'experience') },
    { text: 'Food', asked: asked('gagging', 'advice') },
    { text: 'Play', asked: asked('splashing', 'opinion') },
  ]);
  const [subject, asking] = words.read('regression experience');
  expect(subject?.weight).toBeGreaterThan(2 * (asking?.weight ?? 1));
});
