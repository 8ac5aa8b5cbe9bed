import { expect, test } from 'vitest';
import type { Passage } from '../ports.ts';
import { readGuide } from './guide.ts';
import { rankPages } from './judge-pages.ts';
import { pagesBeside } from './pages-beside.ts';

const page = (animal: string, more: Partial<Passage> = {}): Passage => ({
  key: `guide:${animal}`,
  kind: 'guide',
  heading: null,
  title: `A ${animal} at home`,
  text: `What a ${animal} needs.`,
  questions: [`how do I keep a ${animal}`, `is a ${animal} much work`],
  startWeeks: 0,
  endWeeks: 900,
  ...more,
});
const guide = readGuide([
  page('dog'),
  page('cat'),
  page('bird', { endWeeks: 51, ageMatters: true }),
  page('horse'),
  page('mouse'),
]);
const [DOG, CAT, BIRD, HORSE, MOUSE] = [0, 1, 2, 3, 4];
const turn = {
  text: 'and is a cat much work',
  told: 'cat',
  age: { start: 100, end: 100 },
};
const talk = { pages: [DOG], isGuess: false, next: [] };
const beside = (cosines: readonly number[], asked = turn, thread = talk, isOut?: (one: number) => boolean) => {
  const nearness = {
    phrasings: guide.phrasings.map((one) => cosines[one.page] ?? 0),
    pages: [...cosines],
    alike: () => 0,
  };
  const ranked = rankPages(guide, { ...asked, nearness }, undefined, isOut && { page: isOut });
  return pagesBeside(guide, asked, thread, ranked).map((one) => one.page);
};

test('what a turn says by itself leads to other pages than that of the talk', () => {
  expect(beside([0.95, 0.95, 0.3, 0.3, 0.3])).toEqual([CAT]);
  expect(beside([0.95, 0.95, 0.3, 0.3, 0.3], turn, { ...talk, pages: [CAT] })).not.toContain(CAT);
});

test('never to one that is wrong for the child, one of another region, or more than two', () => {
  expect(beside([0.5, 0.5, 0.99, 0.5, 0.5], { ...turn, told: 'bird', text: 'and is a bird much work' })).not.toContain(
    BIRD,
  );
  expect(beside([0.95, 0.95, 0.3, 0.3, 0.3], turn, talk, (one) => one === CAT)).not.toContain(CAT);
  expect(beside([0.9, 0.9, 0.9, 0.9, 0.9]).length).toBeLessThanOrEqual(2);
});

test('to none that hardly speaks of it, and to none at all where the turn says nothing of its own', () => {
  expect(beside([0.3, 0.3, 0.3, 0.3, 0.3], { ...turn, told: 'tractor', text: 'and the tractor' })).toEqual([]);
  expect(beside([0.95, 0.95, 0.3, 0.95, 0.3], { ...turn, told: '', text: 'and then' })).toEqual([]);
  expect([HORSE, MOUSE].filter((one) => beside([0.95, 0.95, 0.3, 0.3, 0.3]).includes(one))).toEqual([]);
});
