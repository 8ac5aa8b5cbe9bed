import { expect, test } from 'vitest';
import type { Passage } from '../ports.ts';
import { readGuide } from './guide.ts';
import type { Finding } from './judge-pages.ts';
import { readTold } from './page-part.ts';
import type { Turn } from './turn.ts';
import { asideOf, chosen } from './whole-talk.ts';

const page = (title: string, subject: string): Passage => ({
  key: `guide:${title}`,
  kind: 'guide',
  title,
  heading: null,
  text: `${title}. Some words on it.`,
  questions: [title],
  written: { subject, now: [{ text: `${title}.` }], watch: [], call: [], publishers: [] },
});
const [PHONE, RULES, GAMES, PARTNER, BURN, RASH, SYRUP, SHOT, GATE] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const guide = readGuide([
  page('A first phone', 'screens'),
  page('Rules at home', 'behaviour'),
  page('Video games', 'screens'),
  page('I am afraid of my partner', 'parents'),
  page('Burns', 'first-aid'),
  page('A rash', 'health'),
  page('A cough syrup', 'medicines'),
  page('The flu vaccine', 'vaccines'),
  page('A gate on the stairs', 'safety'),
]);
const found = (at: number) => ({ page: at, isOtherAge: false });
const unsure = (...pages: number[]): Finding => ({ kind: 'unsure', pages: pages.map(found), likelihood: 0.3 });
const sure = (at: number): Finding => ({ kind: 'sure', page: found(at), rivals: [], others: [], likelihood: 0.8 });

const question: Turn['question'] = {
  text: '',
  inContext: '',
  inTalk: '',
  isElliptic: false,
  isNarrowing: false,
  goesOn: true,
  pointsBack: false,
  asksBeside: false,
  isEmpty: false,
  isTale: false,
  age: null,
  told: '',
  part: null,
};
/** A turn of a talk on the first phone, read in three ways. */
const turn = (alone: Finding, behindPage: Finding, behindTalk: Finding, told = ''): Turn => ({
  guide,
  question,
  told: readTold(guide.words, told),
  home: PHONE,
  thread: { pages: [PHONE], isGuess: false, next: [] },
  nearness: { phrasings: [], pages: [], alike: (one, other) => (one === other ? 1 : 0.1) },
  readings: { alone, behindPage, behindTalk },
});

test('of pages that one reading leaves open the one is given that all readings together lead to', () => {
  const open = unsure(GAMES, RULES);
  expect(chosen(turn(open, unsure(RULES), unsure(RULES, PHONE)), open, false)).toMatchObject({
    kind: 'sure',
    page: found(RULES),
  });
  const back = turn(open, unsure(PHONE), unsure(PHONE));
  expect(chosen(back, open, false)).toMatchObject({ kind: 'more', page: found(PHONE) });
});

test('a turn with a subject of its own is about the page of the talk only where its own words lead there too', () => {
  const open = unsure(GAMES, RULES);
  expect(chosen(turn(open, unsure(PHONE), unsure(PHONE)), open, true)).toBe(open);
  const both = unsure(GAMES, PHONE);
  expect(chosen(turn(both, unsure(PHONE), unsure(PHONE)), both, true)).toMatchObject({
    kind: 'more',
    page: found(PHONE),
  });
});

test('they are offered where the readings disagree, and where the page is about the parent, who did not ask', () => {
  const open = unsure(GAMES, RULES);
  expect(chosen(turn(open, unsure(BURN), unsure(PHONE)), open, false)).toBe(open);
  const unasked = unsure(PARTNER, RULES);
  expect(chosen(turn(unasked, unsure(PARTNER), unsure(PARTNER)), unasked, false)).toBe(unasked);
});

test('a page on something else is an aside, but for an accident, an illness, what concerns the parent and a subject told of at length', () => {
  const none = unsure();
  const isAside = (at: number, told = '') => {
    const result = asideOf(turn(none, none, none, told), sure(at));
    return result.kind === 'sure' && result.isAside === true;
  };
  expect(isAside(RULES)).toBe(true);
  expect([BURN, RASH, SYRUP, SHOT, GATE, PARTNER, PHONE].filter((at) => isAside(at))).toEqual([]);
  expect(isAside(RULES, 'video rules partner burns phone')).toBe(false);
});
