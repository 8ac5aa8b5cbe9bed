import { REGIONS, urgent } from '@nestling/contracts/safety';
import { describe, expect, test } from 'vitest';
import { assessSafety, type SafetyInput } from './assess-safety.ts';

const assess = (message: string, more: Partial<SafetyInput> = {}) =>
  assessSafety({ message, ageDays: null, recentTurns: [], region: 'US', ...more });

describe('ages', () => {
  test('an age in the message goes before the profile', () => {
    expect(assess('my 5 week old has a temp of 38.3', { ageDays: 1200 })?.ruleId).toBe('fever_under_3m');
    expect(assess('my 4 year old has a temp of 38.3', { ageDays: 40 })).toBeNull();
  });

  test.each([
    '5wo with 38.3',
    'she is five weeks old, 38.3',
    'born 5 weeks ago, fever of 38.3',
    'newborn with 38.3 fever',
  ])('reads: %s', (text) => {
    expect(assess(text, { ageDays: 2000 })?.ruleId).toBe('fever_under_3m');
  });

  test('an age of long ago is not the age of now', () => {
    expect(assess('when he was 5 weeks old he had a fever of 38.3', { ageDays: 1200 })).toBeNull();
  });
});

describe('temperatures', () => {
  test.each(['38.4', '101.2 F', '38,4 °C', 'thirty-eight point four', '101', 'a hundred and one'])(
    'fever at six weeks: %s',
    (reading) => {
      expect(assess(`his temperature is ${reading}`, { ageDays: 42 })?.ruleId).toBe('fever_under_3m');
    },
  );

  test.each(['36.9', '98.6 F', '37.5', 'ninety-eight point six'])('no fever at six weeks: %s', (reading) => {
    expect(assess(`his temperature is ${reading}`, { ageDays: 42 })).toBeNull();
  });

  test('the bath is not the baby', () => {
    expect(assess('is a bath of 38 degrees too warm?', { ageDays: 42 })).toBeNull();
  });
});

describe('recent turns', () => {
  const hot = { role: 'user', text: 'my 4 month old feels hot and is grumpy' } as const;

  test('a reading leans on the age of an earlier turn', () => {
    const found = assess("it's 39.2 now", { recentTurns: [hot, { role: 'assistant', text: 'Could you measure it?' }] });
    expect(found?.ruleId).toBe('fever_3_6m_high');
  });

  test('"yes" takes over what was asked', () => {
    const asked = 'A cold is common. Is she struggling to breathe? Call if it gets worse.';
    const found = assess('yes she is', { recentTurns: [{ role: 'assistant', text: asked }] });
    expect(found?.level).toBe('emergency');
  });

  test('"no" does not, and neither does a "yes" to advice', () => {
    const asked = { role: 'assistant', text: 'Is she struggling to breathe?' } as const;
    const advised = { role: 'assistant', text: 'If she struggles to breathe, call for help.' } as const;
    expect(assess('no she is fine', { recentTurns: [asked] })).toBeNull();
    expect(assess('yes thank you', { recentTurns: [advised] })).toBeNull();
  });

  test('a sign joins the injury told before', () => {
    const fell = { role: 'user', text: 'he fell off his bike and hit his head' } as const;
    expect(assess('now he keeps vomiting', { ageDays: 2500, recentTurns: [fell] })?.ruleId).toBe('head_injury');
  });

  test('an emergency of an earlier turn is not shown again for another question', () => {
    const earlier = { role: 'user', text: 'she swallowed a button battery' } as const;
    expect(assess('how long does a cold last?', { ageDays: 900, recentTurns: [earlier] })).toBeNull();
  });
});

describe('meaning', () => {
  test.each([
    'last year he had a seizure, can he have his vaccines?',
    'i read that babies can choke on grapes',
    'saw a video about a child who swallowed a magnet',
    'what would I do if she ever stopped breathing?',
    'not blue, breathing fine, no rash',
    'my dog swallowed a battery',
    'scared of him choking one day',
  ])('is not of now: %s', (text) => {
    expect(assess(text, { ageDays: 500 })).toBeNull();
  });

  test.each([
    'is it normal that my baby is grey around the mouth?',
    'should I worry that he cannot catch his breath?',
    'last year he had a seizure and now he is having one again',
    'my baby isnt breathing',
    'sorry to bother you but what do I do, she swallowed bleach',
  ])('is of now: %s', (text) => {
    expect(assess(text, { ageDays: 500 })?.level).toBe('emergency');
  });

  test('the highest level wins', () => {
    expect(assess('fever of 39.5 for four days and now his lips are blue', { ageDays: 900 })?.level).toBe('emergency');
  });
});

describe('the card', () => {
  test.each(REGIONS)('is complete in region %s', (region) => {
    for (const message of [
      'he is not breathing',
      'I want to die',
      'he drank bleach',
      'I cry every day since the birth',
    ]) {
      const card = urgent.parse(assess(message, { ageDays: 60, region }));
      expect(card.contacts.length).toBeGreaterThan(0);
      expect(`${card.title} ${card.action}`).not.toMatch(/[{}]/);
      expect(card.source.url).toMatch(/^https?:\/\//);
    }
  });

  test('every number can be tapped', () => {
    const card = assess('he drank bleach', { ageDays: 800 });
    expect(card?.contacts.map((one) => one.href)).toEqual(['tel:+18002221222', 'tel:911']);
    expect(assess('he is not breathing', { region: 'GB' })?.contacts[0]).toMatchObject({
      value: '999',
      href: 'tel:999',
    });
  });

  test('an unknown region has words and no numbers', () => {
    const card = assess('he is not breathing', { region: 'OTHER' });
    expect(card?.contacts).toEqual([{ label: 'Emergency', value: 'Your local emergency number' }]);
    expect(card?.action).toContain('your local emergency number');
  });

  test('a parent in distress sees the crisis line before the support line', () => {
    const numbers = assess('I want to die', { ageDays: 60 })?.contacts.map((one) => one.value) ?? [];
    expect(numbers[0]).toContain('988');
    expect(numbers.findIndex((one) => one.includes('1-833'))).toBeGreaterThan(numbers.indexOf('911'));
  });
});

describe('the child’s name', () => {
  test('is not a plant, and stands for the child', () => {
    expect(assess('Lily loves to lick ice cream', { ageDays: 900, childName: 'Lily' })).toBeNull();
    expect(assess('Lily has swallowed bleach', { ageDays: 900, childName: 'Lily' })?.ruleId).toBe('poison');
    expect(assess('Rose wants to die', { ageDays: 4500, childName: 'Rose' })?.ruleId).toBe('child_suicidal');
  });
});

describe('honey after a swallowed battery', () => {
  const swallowed = 'swallowed a button battery';

  test.each([
    [`she ${swallowed}`, 800],
    [`my 2 year old ${swallowed}`, null],
    [`my 2 year old ${swallowed}`, 200],
  ])('is named from 12 months on: %s', (text, ageDays) => {
    expect(assess(text, { ageDays })?.action).toMatch(/honey/);
  });

  test.each([
    [`she ${swallowed}`, null],
    [`she ${swallowed}`, 364],
    [`my 9 month old ${swallowed}`, 2000],
    [`my 9 month old ${swallowed}, his sister is 4 years old`, null],
  ])('is not named before, nor where no age is known: %s', (text, ageDays) => {
    const found = assess(text, { ageDays });
    expect(found?.ruleId).toBe('button_battery');
    expect(found?.action).not.toMatch(/honey/);
  });
});
