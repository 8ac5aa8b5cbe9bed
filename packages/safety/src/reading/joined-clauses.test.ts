import { describe, expect, test } from 'vitest';
import { assessSafety } from '../assess-safety.ts';
import { decide } from '../decide.ts';
import { accountOf } from '../evidence/account.ts';
import { RULE_IDS, RULES } from '../rules/index.ts';
import type { Said } from '../rules/said.ts';

const levelOf = (message: string, ageDays: number | null): string | undefined =>
  assessSafety({ message, ageDays, recentTurns: [], region: 'US' })?.level;

const HARMLESS = {
  past: [
    'last year he choked on a grape',
    'two years ago my older one had croup',
    'years ago I had a seizure myself',
    'when he was born he had jaundice',
    'as a baby she had reflux',
    'last summer her brother broke an arm',
    'once, long ago, she fell off the slide',
    'he did this once before and it was nothing',
  ],
  others: [
    'my sister had the same with hers last year',
    'the neighbour says her boy did that too',
    'my friend read about it in the paper',
    'her cousin swallowed a coin at Christmas and was fine',
  ],
  supposed: ['I always worry she might choke', 'I would call if he got worse'],
  minimised: [
    'he seems fine now',
    'it is probably nothing',
    'she is smiling',
    'I do not want to overreact',
    'my husband says wait',
    'his brother is asleep',
  ],
};
const CLAUSES = Object.values(HARMLESS).flat();
const BETWEEN = ['. ', ', ', ' and ', ' but '];
const JOINS = 300;
/** "And" would carry a fear or a tale of long ago on to what stands behind it. */
const CARRIED_ON = [...HARMLESS.past, ...HARMLESS.supposed];

/** What each red rule must raise, where the words themselves are plain. */
const emergencies: Said[] = [];
for (const ruleId of RULE_IDS) {
  if (RULES[ruleId].level !== 'emergency') continue;
  const { MUST_RAISE } = (await import(`../rules/${ruleId.replaceAll('_', '-')}/messages.ts`)) as {
    MUST_RAISE: readonly Said[];
  };
  for (const [text, ageDays] of MUST_RAISE) {
    const decision = decide(accountOf({ message: text, recentTurns: [], ageDays, region: 'US' }));
    const isPlain = decision?.level === 'emergency' && decision.isPlain;
    // Who is meant by words without a subject is told by those before them.
    if (isPlain && /^(?:he|she|i|my|his|her|our|the|we|a) /i.test(text)) emergencies.push([text, ageDays]);
  }
}

describe('a plain emergency keeps its level', () => {
  test('there are enough of them', () => {
    expect(emergencies.length).toBeGreaterThan(30);
  });

  test(`whatever harmless clause is joined with it, before or after: ${JOINS} ways`, () => {
    const lost: string[] = [];
    for (let one = 0; one < JOINS; one += 1) {
      const [text, ageDays] = emergencies[one % emergencies.length] as Said;
      const clause = CLAUSES[(one * 7 + Math.floor(one / emergencies.length)) % CLAUSES.length] as string;
      const isBefore = one % 2 === 1;
      const drawn = BETWEEN[(one * 3 + Math.floor(one / 5)) % BETWEEN.length] as string;
      const between = isBefore && drawn === ' and ' && CARRIED_ON.includes(clause) ? ', ' : drawn;
      const told = text.replace(/[.!]+$/, '');
      const joined = isBefore ? `${clause}${between}${told}` : `${told}${between}${clause}`;
      if (levelOf(joined, ageDays) !== 'emergency') lost.push(joined);
    }
    expect(lost).toEqual([]);
  });

  test.each([
    ['she stopped breathing and last year he choked on a grape', 700],
    ['he drank bleach and as a baby she had reflux', 800],
    ['I always worry she might choke, his lips have gone blue', 200],
    ['she swallowed two magnets and last summer her brother broke an arm', 1500],
    ['two years ago my older one had croup, the bleeding will not stop', 1500],
  ])('%s', (message, ageDays) => {
    expect(levelOf(message, ageDays)).toBe('emergency');
  });
});

test.each([
  'last year he choked on a grape and was blue for a moment',
  'my sister says her son drank bleach as a toddler, years ago, and he recovered',
  'what should I do if he falls and hits his head',
  'when he was little he swallowed a coin and it came out by itself',
])('what is told of another time or supposed raises no red card: %s', (message) => {
  expect(levelOf(message, 1000)).not.toBe('emergency');
});
