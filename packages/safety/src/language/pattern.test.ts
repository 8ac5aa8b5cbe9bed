import { expect, test } from 'vitest';
import { Conversation } from './conversation.ts';
import { compileLexicon, trimGaps } from './pattern.ts';

const NOBODY = { turns: [], ageDays: null, childName: null };
const EMPTY = {
  idiom: '',
  idiomLead: '',
  happeningNow: '',
  ownChild: '',
  frameForward: '',
  frameSentence: '',
  framePast: '',
  frameOther: '',
};

const hears = (pattern: string, text: string): boolean =>
  new Conversation(text, NOBODY, compileLexicon(trimGaps({ ...EMPTY, sign: pattern }))).has('sign');

test('a pattern that ends in a gap is heard at the end of a sentence', () => {
  expect(hears('rash ~2', 'She has a rash. Now what?')).toBe(true);
  expect(hears('rash ~2 & arm ~4', 'Her arm has a rash. Now what?')).toBe(true);
});

test('a gap within a pattern and the reach of parts keep their length', () => {
  expect(hears('rash ~1 arm', 'a rash on the left arm')).toBe(false);
  expect(hears('rash & arm ~2', 'a rash that is now on the left arm')).toBe(false);
  expect(hears('rash & arm ~6', 'a rash that is now on the left arm')).toBe(true);
});
