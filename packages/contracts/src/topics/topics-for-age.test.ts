import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AGE_RANGES } from './content.ts';
import { bubbleTopics, fillChildName, findAgeRange, proactiveTopic } from './topics-for-age.ts';

describe('the range of an age', () => {
  test('is the first that holds it, both ends included', () => {
    const startOf = (weeks: number) => findAgeRange(AGE_RANGES, weeks)?.start_weeks;
    expect([0, 2, 3, 4, 5, 12, 13, 935, 936].map(startOf)).toEqual([0, 0, 2, 2, 4, 4, 12, 832, 832]);
    expect([-1, 937].map(startOf)).toEqual([undefined, undefined]);
  });
  test('exists for every week up to 18 years', () => {
    for (let weeks = 0; weeks <= 936; weeks += 1) expect(findAgeRange(AGE_RANGES, weeks), `${weeks}`).toBeDefined();
  });
});

describe('what is proposed', () => {
  test.each(AGE_RANGES.map((range) => [range.display_name, range] as const))(
    '%s: three at most, the most urgent first',
    (_, range) => {
      const bubbles = bubbleTopics(range);
      const levels = bubbles.map((topic) => topic.urgency_level);
      expect(bubbles).toHaveLength(3);
      expect(levels).toEqual([...levels].sort());
      expect(proactiveTopic(range)).toBe(bubbles[0]);
      expect(Math.min(...range.topics.map((topic) => topic.urgency_level))).toBe(levels[0]);
    },
  );
});

describe('the name in a message', () => {
  test('falls back to "your child", with a capital at the start of a sentence', () => {
    const message = '{user.childName} may wake. Hold {user.childName}. {user.childName} settles.';
    expect(fillChildName(message, null)).toBe('Your child may wake. Hold your child. Your child settles.');
    expect(fillChildName(message, '  ')).toBe('Your child may wake. Hold your child. Your child settles.');
    expect(fillChildName(message, 'Mia')).toBe('Mia may wake. Hold Mia. Mia settles.');
  });
  test('stands as it was typed, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.string().filter((name) => name.trim() !== ''),
        (name) => {
          expect(fillChildName('Hi {user.childName}!', name)).toBe(`Hi ${name.trim()}!`);
        },
      ),
    );
  });
});
