import { describe, expect, test } from 'vitest';
import { assessSafety } from './assess-safety.ts';

const YEAR = 365;

/** The card that the last of some messages raises, read with those before it. */
const afterTalk = (messages: readonly string[], ageDays: number) =>
  assessSafety({
    message: messages.at(-1) as string,
    recentTurns: messages.slice(0, -1).map((text) => ({ role: 'user', text })),
    ageDays,
    region: 'US',
  });

describe('an ordinary talk raises no card', () => {
  test.each([
    [
      'contraception for cramps',
      ['awful cramps every period', 'grandma says we should put her on the pill'],
      13 * YEAR,
    ],
    [
      'excuses at bedtime',
      ['she keeps coming out of her room', 'always thirsty, then a wee, then one more story'],
      3 * YEAR,
    ],
    [
      'a brother, after vitamins',
      ['eats only rice', 'does he need vitamins', 'do i buy vitamins for him', 'his brother eats everything'],
      4 * YEAR,
    ],
    [
      'a screen in place of another',
      ['gaming all night, cant get him up', 'we took the xbox, he just went on his tablet'],
      13 * YEAR,
    ],
    ['a weight', ['how much ibuprofen for my daughter', 'she weighs 11kg'], 1.5 * YEAR],
    ['a date', ['won’t take the bottle', 'back at work in 2 weeks'], 0.5 * YEAR],
    ['an itch', ['eczema on her elbows', 'scratches at night until the sheets are red'], 2.5 * YEAR],
    ['lice once more', ['lice again!!', 'third time since xmas'], 7 * YEAR],
  ])('%s', (_, messages, ageDays) => {
    expect(afterTalk(messages, ageDays)).toBeNull();
  });
});

test('what only the messages of a talk together make likely, with no word that a rule knows, is asked', () => {
  expect(afterTalk(['he stinks and wont wash', '12, says he isnt dirty'], 12 * YEAR)?.level ?? 'none').toMatch(
    /^(?:ask|none)$/,
  );
  expect(
    afterTalk(
      ['up gaming all night', 'we took the xbox, he just went on his tablet', 'he says he isnt tired'],
      13 * YEAR,
    )?.level ?? 'none',
  ).toMatch(/^(?:ask|none)$/);
});

describe('what is near it keeps its card', () => {
  test.each([
    ['a knock', ['he bumped the back of his head', 'he screams and is drowsy'], 95, 'emergency'],
    ['a knock that is told as a stammer', ['she hit her head and repeats the start of sentences'], 1200, 'emergency'],
    ['a belly', ['he cries on his stomach and it is swollen, no poo for 3 days'], 40, 'urgent'],
    ['a pill', ['she found my bag', 'she swallowed the pill and two more of them'], 2 * YEAR, 'emergency'],
    ['a pill in the throat', ['he is choking on the pill'], 5 * YEAR, 'emergency'],
    ['thirst', ['she keeps getting up at night', 'always thirsty and weeing all the time'], 3 * YEAR, 'urgent'],
    ['a medicine of a brother', ["i gave him his brother's ibuprofen, double his dose"], 3 * YEAR, 'emergency'],
    [
      'a child who has gone',
      ['we argued about his phone', 'he ran away and we cannot find him anywhere'],
      13 * YEAR,
      'emergency',
    ],
    [
      'a blow after which a child says all twice',
      ['banged his head on the door', 'keeps repeating the same question'],
      1500,
      'emergency',
    ],
    ['an age', ['she has a fever of 38.5', 'she is 2 months'], 2 * YEAR, 'urgent'],
    ['a danger told in pieces', ['he slipped under in the bath', 'very sleepy now and coughing'], 700, 'emergency'],
  ])('%s', (_, messages, ageDays, level) => {
    expect(afterTalk(messages, ageDays)?.level).toBe(level);
  });
});
