import { describe, expect, test } from 'vitest';
import type { Passage } from '../ports.ts';
import gate from './gate.json' with { type: 'json' };
import { readGuide } from './guide.ts';
import { judgePages } from './judge-pages.ts';

const page = (id: string, title: string, questions: string[], more: Partial<Passage> = {}): Passage => ({
  key: `guide:${id}`,
  kind: 'guide',
  heading: null,
  title,
  text: `${title}.`,
  questions,
  startWeeks: 0,
  endWeeks: 936,
  ...more,
});
const guide = readGuide([
  page('rough-with-the-cat', 'Rough with the cat', ['pulls the tail of the cat']),
  page('croup', 'Croup at night', ['a cough like a bark']),
  page('doors', 'Slammed doors', ['slams every door'], { startWeeks: 600 }),
  page('night-noise', 'Noise at night', ['a loud noise at night']),
  page('lunch-noise', 'Noise at lunch', ['a loud noise at lunch']),
  page('noisy-teens', 'Noise of teens', ['a loud noise at dawn'], { startWeeks: 700 }),
  page('own-milk', 'Keeping expressed milk', ['how long does milk keep']),
  page('other-milk', 'Oat and soy', ['which milk instead']),
]);
type Near = Record<string, number>;
type More = { weeks?: number; alike?: number; sureFrom?: number };
/** Sure whatever it is asked, unless these rules speak against it. */
function ask(text: string, near: Near, { weeks = 200, alike = 0.5, sureFrom = 0 }: More = {}) {
  const of = (at: number) => near[guide.pages[at]?.key.slice(6) ?? ''] ?? 0;
  const nearness = {
    phrasings: guide.phrasings.map(({ page: at }) => of(at)),
    pages: guide.pages.map((_, at) => of(at)),
    alike: (one: number, other: number) => (one === other ? 1 : alike),
  };
  const open = { ...gate, thresholds: { sure: sureFrom, belongs: 0 } };
  const finding = judgePages(guide, { text, nearness, age: { start: weeks, end: weeks } }, () => false, open);
  const keys = (pages: readonly { page: number }[]) => pages.map(({ page: at }) => guide.pages[at]?.key.slice(6));
  if (finding.kind === 'nothing' || finding.kind === 'more') return { kind: finding.kind, pages: [] };
  return { kind: finding.kind, pages: keys(finding.kind === 'sure' ? [finding.page] : finding.pages) };
}

describe('a page is given outright', () => {
  test('where a phrasing of it means what was asked', () => {
    expect(ask('squeezes the poor cat', { 'rough-with-the-cat': 0.9 })).toEqual({
      kind: 'sure',
      pages: ['rough-with-the-cat'],
    });
  });

  test('not to a child a step of development away, even where age changes little', () => {
    const near = { doors: 0.9 };
    expect(ask('slams a door when told off', near, { weeks: 640 }).kind).toBe('sure');
    expect(ask('slams a door when told off', near, { weeks: 200 }).kind).toBe('unsure');
  });

  test('not where a few words share a word with it and mean something else', () => {
    expect(ask('the bark of the dog wakes us', { croup: 0.77 }).kind).not.toBe('sure');
    expect(ask('the bark of the dog wakes us', { croup: 0.86 }).kind).toBe('sure');
  });

  test('not where a page on another subject fits as well, and both are offered', () => {
    const both = { 'night-noise': 0.9, 'lunch-noise': 0.9 };
    const apart = ask('what is this loud noise', both);
    expect(apart.kind).toBe('unsure');
    expect(apart.pages.toSorted()).toEqual(['lunch-noise', 'night-noise']);
    expect(ask('what is this loud noise', both, { alike: 0.9 }).kind).toBe('sure');
  });

  test('not for a subject that is but named and has several', () => {
    const both = { 'own-milk': 0.95, 'other-milk': 0.9 };
    expect(ask('milk', both, { alike: 0.9 }).kind).toBe('unsure');
    expect(ask('how long does pumped milk keep', both, { alike: 0.9 }).kind).toBe('sure');
    expect(ask('croup', { croup: 0.9 }).kind).toBe('sure');
  });
});

describe('a page is offered', () => {
  const offered = (near: Near, weeks = 200) => ask('what is this loud noise', near, { weeks, sureFrom: 2 }).pages;

  test('only where it says something to the question itself', () => {
    expect(offered({ 'night-noise': 0.8, 'lunch-noise': 0.8 })).toHaveLength(2);
    expect(offered({ 'night-noise': 0.8, 'lunch-noise': 0.74 })).toEqual(['night-noise']);
    expect(offered({ 'night-noise': 0.74, 'lunch-noise': 0.74 })).toEqual([]);
    // In whatever words it was asked, where no other page comes near it.
    expect(offered({ 'night-noise': 0.74 })).toEqual(['night-noise']);
  });

  test('after those for the child’s age, and where it is far from that only if there is no other', () => {
    const near = { 'noisy-teens': 0.9, 'lunch-noise': 0.85 };
    expect(offered(near, 700)[0]).toBe('noisy-teens');
    expect(offered(near, 540)).toEqual(['lunch-noise', 'noisy-teens']);
    expect(offered(near, 300)).toEqual(['lunch-noise']);
    expect(offered({ 'noisy-teens': 0.9 }, 300)).toEqual(['noisy-teens']);
  });
});
