import { describe, expect, test } from 'vitest';
import type { Passage } from '../ports.ts';
import { findReplies } from './find-page.ts';
import gate from './gate.json' with { type: 'json' };
import { readGuide } from './guide.ts';
import { judgePages, rankPages } from './judge-pages.ts';

const page = (id: string, title: string, text: string, questions: string[], more: Partial<Passage> = {}): Passage => ({
  key: `guide:${id}`,
  kind: 'guide',
  heading: null,
  title,
  text,
  questions,
  startWeeks: 0,
  endWeeks: 100,
  ...more,
});
const guide = readGuide([
  page('hiccups', 'Hiccups in babies', 'Hiccups do no harm and stop by themselves.', [
    'hiccups after every feed',
    'does hiccuping hurt my baby',
  ]),
  page('cradle-cap', 'Cradle cap', 'Rub oil into the scales, wait, and comb them out.', [
    'flaky scalp',
    'yellow crusts on my baby head',
  ]),
  page(
    'pets',
    'A dog and a new baby',
    'Never leave them alone together.',
    ['our dog growls at the baby', 'is the cat allowed in the nursery'],
    { regions: ['GB'] },
  ),
  page('honey', 'Honey before one', 'No honey in the first year.', ['can my baby have honey'], {
    startWeeks: 0,
    endWeeks: 51,
    ageMatters: true,
  }),
]);
const keyOf = (at: number | undefined) => guide.pages[at ?? -1]?.key;
const ask = (text: string, weeks: number | null = 20, isOut?: (at: number) => boolean) =>
  judgePages(guide, { text, nearness: undefined, age: weeks === null ? null : { start: weeks, end: weeks } }, isOut);

describe('a page of the guide', () => {
  test('is sure for the very words that it lists', () => {
    const finding = ask('does hiccuping hurt my child?');
    expect(finding).toMatchObject({ kind: 'sure', page: { isOtherAge: false } });
    expect(finding.kind === 'sure' && keyOf(finding.page.page)).toBe('guide:hiccups');
  });

  test('is never sure for another age where age changes the answer', () => {
    expect(ask('can my child have honey', 30).kind).toBe('sure');
    const late = ask('can my child have honey', 90);
    expect(late.kind).toBe('unsure');
    expect(late.kind === 'unsure' && late.pages[0]).toMatchObject({ isOtherAge: true });
    expect(ask('can my child have honey', null).kind).toBe('unsure');
  });

  test('is none for a question about something else', () => {
    expect(ask('which tyres fit the tractor')).toEqual({ kind: 'nothing' });
  });

  test('is offered beside a neighbour, and not beside one that answers the same', () => {
    const asked = 'my baby has a flaky scalp with scales and hiccups after every feed';
    const near = (likeness: number) => ({
      phrasings: new Float32Array(guide.phrasings.length).fill(0.8),
      pages: new Float32Array(guide.pages.length).fill(0.8),
      alike: () => likeness,
    });
    const offered = (likeness: number) => {
      const finding = judgePages(guide, { text: asked, nearness: near(likeness), age: { start: 20, end: 20 } });
      if (finding.kind === 'nothing' || finding.kind === 'more') return [];
      return (finding.kind === 'sure' ? [finding.page, ...finding.rivals] : finding.pages).map(({ page }) =>
        keyOf(page),
      );
    };
    expect(offered(0.8)).toEqual(expect.arrayContaining(['guide:hiccups', 'guide:cradle-cap']));
    expect(offered(0.99)).toHaveLength(1);
  });

  test('is offered beside the best only where it is nearly as fitting', () => {
    const [best, other] = ['hiccups', 'cradle-cap'].map((id) =>
      guide.pages.findIndex(({ key }) => key === `guide:${id}`),
    ) as [number, number];
    const offered = (likeness: number, alike = 0) => {
      const of = (page: number) => (page === best ? 0.86 : page === other ? likeness : 0);
      const nearness = {
        phrasings: guide.phrasings.map(({ page }) => of(page)),
        pages: guide.pages.map((_, page) => of(page)),
        alike: () => alike,
      };
      const asked = 'my baby has hiccups and a flaky scalp since grandma painted the fences of our orchard';
      const open = { ...gate, thresholds: { sure: 2, belongs: 0 } };
      const finding = judgePages(guide, { text: asked, nearness, age: null }, () => false, open);
      if (finding.kind === 'nothing' || finding.kind === 'more') return [];
      return finding.kind === 'sure'
        ? [finding.page.page, ...finding.others.map(({ page }) => page)]
        : finding.pages.map(({ page }) => page);
    };
    expect(offered(0.86)).toEqual([best, other]);
    expect(offered(0.4, 0.8)).toEqual([best]);
    expect(offered(0.72)).toEqual([best]);
    // In between only a page on the same subject is plausible.
    expect(offered(0.72, 0.8)).toEqual([best, other]);
  });

  test('that is asked the words together comes before one that holds each of them somewhere', () => {
    const two = readGuide([
      page('bedding', 'Sheets, beds and cribs', 'A crib needs a sheet that fits, a bed more.', [
        'crib sheets',
        'bed linen',
        'moving house',
      ]),
      page('crib-to-bed', 'Leaving the cot', 'There is no hurry.', ['moving out of the crib into a bed']),
    ]);
    const { pages } = rankPages(two, { text: 'moving from crib to bed', nearness: undefined, age: null });
    expect(pages.map((one) => two.pages[one.page]?.key)).toEqual(['guide:crib-to-bed', 'guide:bedding']);
  });

  test('of the child’s own age is meant where a neighbour for another age, which changes the answer, comes out a little before it', () => {
    const span = (startWeeks: number, endWeeks: number) => ({ startWeeks, endWeeks, ageMatters: true });
    const naps = readGuide([
      page('naps-early', 'Naps at two and three months', 'No plan yet.', ['how are naps early'], span(8, 17)),
      page('naps-later', 'Naps at four and five months', 'Three or four a day.', ['how are naps later'], span(17, 26)),
    ]);
    const asked = (weeks: number, alike: number) => {
      const near = (at: number) => (at === 0 ? 0.95 : 0.88);
      const nearness = {
        phrasings: naps.phrasings.map(({ page: at }) => near(at)),
        pages: naps.pages.map((_, at) => near(at)),
        alike: () => alike,
      };
      const open = { ...gate, thresholds: { sure: 2, belongs: 0 } };
      const question = { text: 'my baby naps like what', nearness, age: { start: weeks, end: weeks } };
      const finding = judgePages(naps, question, () => false, open);
      return finding.kind === 'unsure' && finding.pages[0]?.page;
    };
    expect(asked(12, 0.85)).toBe(0);
    expect(asked(18, 0.85)).toBe(1);
    expect(asked(18, 0.3)).toBe(0);
  });

  test('of another region is left out', () => {
    const pets = guide.pages.findIndex(({ key }) => key === 'guide:pets');
    const asked = 'our dog growls at my child';
    expect(ask(asked)).toMatchObject({ kind: 'sure', page: { page: pets } });
    expect(ask(asked, 20, (at) => at === pets)).not.toMatchObject({ page: { page: pets } });
  });
});

describe('what goes on from a page', () => {
  const none = { alone: undefined, inContext: undefined };
  const honey = guide.pages.findIndex(({ key }) => key === 'guide:honey');
  const asked = {
    age: { start: 20, end: 20 },
    inContext: 'can my child have honey: why?',
    inTalk: 'when may my child have honey: why?',
    isElliptic: false,
    isNarrowing: false,
    pointsBack: false,
    asksBeside: false,
    isTale: false,
    part: null,
    told: '',
  };
  const thread = { pages: [honey], isGuess: false, next: [] };

  test('is answered out of the page just shown, not with all of it again', () => {
    const { found: why } = findReplies(guide, { ...asked, text: 'why?', goesOn: true, isEmpty: true }, none, thread);
    expect(why).toMatchObject({ kind: 'more', page: { page: honey } });
  });

  test('is not read behind it when it names another subject', () => {
    const { found: next } = findReplies(
      guide,
      {
        ...asked,
        text: 'flaky scalp',
        inContext: 'can my child have honey: flaky scalp',
        inTalk: 'when may my child have honey: flaky scalp',
        goesOn: false,
        told: 'flaky scalp',
        isEmpty: false,
      },
      none,
      thread,
    );
    expect(next.kind === 'sure' && keyOf(next.page.page)).toBe('guide:cradle-cap');
  });
});
