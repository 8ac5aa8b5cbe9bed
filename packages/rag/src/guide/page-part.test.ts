import { describe, expect, test } from 'vitest';
import type { WrittenPage } from '../ports.ts';
import { type AskedPart, askedPart } from '../query/asked-part.ts';
import { createGuideWords } from './guide-words.ts';
import { pickNearest, pickPart } from './page-part.ts';

const BOTTLE: WrittenPage = {
  subject: 'feeding',
  now: [
    { text: 'Leave the bottle from about one year on, because sucking on it for long harms the teeth.' },
    { text: 'Midday first: milk in an open cup at a meal.', isStep: true },
    { text: 'Say “milk lives in a cup now” and let them choose the cup.', isStep: true },
    { text: 'Move the bedtime bottle out of bed, before the teeth are brushed.', isStep: true },
  ],
  watch: [{ text: 'Two or three cross evenings are normal. They pass within a week.' }],
  call: [{ text: 'Ask the doctor if your child drinks very little for days.' }],
  sayAloud: '“The bottle is for babies. You have a cup.”',
  publishers: ['NHS'],
};
const words = createGuideWords(
  [
    JSON.stringify(BOTTLE),
    'A night light helps with the dark.',
    'Strawberries are cut in four.',
    'Fever and rash.',
  ].map((text) => ({ text, asked: [] })),
);
const say = (message: string, isTale = false) =>
  pickPart(words, BOTTLE, { ...askedPart(message), asksBeside: /^(?:and|what about)/.test(message), isTale });
const textOf = (message: string) =>
  say(message)
    .map(({ text }) => text)
    .join(' ');

describe('out of the page that was given a later turn gets', () => {
  test.each<[AskedPart, string, string]>([
    ['why', 'why?', 'because'],
    ['howLong', 'how long does it last', 'within a week'],
    ['words', 'what do i say to him', 'The bottle is for babies'],
    ['normal', 'is that normal?', 'are normal'],
    ['worry', 'when should i worry', 'drinks very little'],
    ['stuck', 'and if that does not work?', 'drinks very little'],
    ['harm', 'is it bad for her?', 'harms the teeth'],
    ['howLong', 'how many nights does it take', 'within a week'],
    ['steps', 'what can i do at home to help', 'Midday first'],
  ])('the part it asks for: %s', (part, message, held) => {
    expect(askedPart(message).part).toBe(part);
    expect(textOf(message)).toContain(held);
    expect(textOf(message).length).toBeLessThan(JSON.stringify(BOTTLE).length / 2);
  });

  test('the sentence that names its own words, and no other', () => {
    expect(say('what about bedtime?').map(({ text }) => text)).toEqual([BOTTLE.now[3]?.text]);
  });

  test('all its steps where it asks how to do what the page is called after', () => {
    const asked = { ...askedPart('how do we stop the bottle?'), asksBeside: false, isTale: false };
    const steps = pickPart(words, { ...BOTTLE, title: 'Stopping the bottle' }, asked).map(({ text }) => text);
    expect(steps).toEqual(BOTTLE.now.slice(1).map(({ text }) => text));
  });

  test('they are told of what has a seldom name too', () => {
    const asked = { ...askedPart('how do i treat cradle cap?'), asksBeside: false, isTale: false };
    const seldom = createGuideWords(
      ['Cradle cap', ...Array.from({ length: 40 }, (_, at) => `Page ${at} on how to treat sleep and meals.`)].map(
        (text) => ({
          text,
          asked: [],
        }),
      ),
    );
    const page: WrittenPage = {
      ...BOTTLE,
      now: [
        { text: 'Cradle cap is harmless.' },
        { text: 'Rub in a little oil.', isStep: true },
        { text: 'Brush softly.', isStep: true },
      ],
    };
    const steps = pickPart(seldom, { ...page, title: 'Cradle cap' }, asked).map(({ text }) => text);
    expect(steps).toEqual(page.now.slice(1).map(({ text }) => text));
  });

  test('where others see it otherwise, the answer that the page begins with', () => {
    expect(say('my aunt says that is nonsense').map(({ text }) => text)).toEqual([BOTTLE.now[0]?.text]);
  });

  test('what comes nearest where the page does not answer, and nothing where it has not a word of it', () => {
    const near = (message: string) => pickNearest(words, BOTTLE, askedPart(message)).map(({ text }) => text);
    expect(near('would a dentist see it on the front teeth')).toContain(BOTTLE.now[3]?.text);
    expect(near('and strawberries?')).toEqual([]);
  });

  test.each<[AskedPart | null, string]>([
    ['howMuch', 'we started solids yesterday, how much should she eat?'],
    ['worry', 'we took her temperature, when should i call the doctor?'],
    ['worry', 'we switched formula, when should i call the doctor?'],
    ['worry', 'is it dangerous, should i call the doctor?'],
    ['worry', 'is it bad for her and when should i worry'],
    ['tried', 'we switched formula'],
    [null, 'we started solids yesterday'],
  ])('what a parent asks goes before what they tell: %s, %s', (part, message) => {
    expect(askedPart(message).part).toBe(part);
  });

  test('what to watch for and when to call, where it does not say whether that does harm', () => {
    const page: WrittenPage = { ...BOTTLE, now: [{ text: 'Brush the teeth twice a day.' }] };
    const asked = { ...askedPart('is it bad for her?'), asksBeside: false, isTale: false };
    const said = pickPart(words, page, asked).map(({ from }) => from);
    expect(said).toEqual(['watch', 'call']);
  });

  test('of what was tried already the other steps', () => {
    const left = textOf('we tried an open cup at midday already');
    expect(left).not.toContain('open cup');
    expect(left).toContain('bedtime bottle');
  });

  test.each(['and strawberries?', 'what about a night light', 'how much fever is normal for a rash'])(
    'nothing where the page does not speak of it: %s',
    (message) => {
      expect(say(message)).toEqual([]);
    },
  );
});
