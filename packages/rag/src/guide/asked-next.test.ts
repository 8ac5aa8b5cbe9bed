import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FollowUp } from '../ports.ts';
import { askedPart } from '../query/asked-part.ts';
import { comparable } from '../query/read-message.ts';
import { NEXT_SIGNS, nextLikelihood, nextSigns, readFollowUp, sensesOf } from './asked-next.ts';
import { createGuideWords } from './guide-words.ts';
import { readTold } from './page-part.ts';

const BEDDING: FollowUp = {
  questions: ['Do I have to boil the bedding?', 'what about her pillow'],
  text: 'No. Lice die soon away from a head: an ordinary wash of pillow and sheets is enough.',
};
const SCHOOL: FollowUp = { questions: ['Can she go to school?'], text: 'Yes, lice are no reason to stay at home.' };
const words = createGuideWords([
  {
    text: 'Comb the wet hair with a fine comb.',
    asked: ['head lice', 'how do i treat lice'],
    beside: [BEDDING, SCHOOL].flatMap(({ questions, text }) => [...questions, text]).join('\n'),
  },
  { text: 'A bee sting swells.', asked: ['bee sting'] },
]);
const turn = (message: string) => {
  const { part, told } = askedPart(comparable(message, null));
  return { part, told: readTold(words, told) };
};
const signs = (message: string, followUp: FollowUp, cosines = sensesOf(followUp).map(() => 0.3)) =>
  nextSigns(readFollowUp(words, followUp), turn(message), cosines);

test('what is asked is compared in every wording, the child as "my child", and with its answer', () => {
  expect(sensesOf(SCHOOL)).toEqual(['can my child go to school?', 'yes, lice are no reason to stay at home.']);
});

test('a turn of the same words is likelier to ask it than one of other words', () => {
  const likely = (message: string, followUp: FollowUp) => nextLikelihood(signs(message, followUp));
  expect(likely('and the bedding?', BEDDING)).toBeGreaterThan(likely('and the bedding?', SCHOOL));
  expect(likely('can he go to school', SCHOOL)).toBeGreaterThan(likely('can he go to school', BEDDING));
});

test('what no follow-up speaks of counts against it', () => {
  expect(signs('was that a bee sting', BEDDING).foreign).toBeGreaterThan(0.5);
  expect(signs('and the bedding?', BEDDING).foreign).toBe(0);
});

test('every sign is a share, and the nearer in sense the likelier', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.string(), share, share, (message, wording, answer) => {
      const of = (near: number) => signs(message, SCHOOL, [near, answer]);
      for (const sign of NEXT_SIGNS) {
        expect(of(wording)[sign]).toBeGreaterThanOrEqual(0);
        expect(of(wording)[sign]).toBeLessThanOrEqual(1 + 1e-9);
      }
      const likelihood = nextLikelihood(of(wording));
      expect(likelihood).toBeGreaterThan(0);
      expect(likelihood).toBeLessThan(1);
      expect(nextLikelihood(of(1))).toBeGreaterThanOrEqual(likelihood);
    }),
  );
});
