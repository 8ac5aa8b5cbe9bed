import { expect, test } from 'vitest';
import { findNeverSay } from '../index.ts';

/** For each rule: the age in days it is said for, what must be withheld, and what must pass. */
const PHRASES: [ruleId: string, ageDays: number, dangerous: string[], safe: string[]][] = [
  [
    'wait_and_see',
    548,
    [
      'Do not worry that he lost some words, he will catch up.',
      'Boys talk later, so it is fine that she has no words.',
      'Just wait and see, late walking is common and he is not behind.',
      'Give him a few months if he is not pointing.',
    ],
    [
      'Do not wait and see when words are lost.',
      'Boys talk late is a myth; ask for a screening.',
      'If she lost words, call the doctor rather than wait.',
    ],
  ],
  [
    'diagnose',
    1461,
    ['Your son has ADHD.', 'It is definitely nothing serious.', 'She clearly has autism.', 'This is an ear infection.'],
    [
      'I cannot say whether he has autism.',
      'Only a doctor can tell if this is an ear infection.',
      'If your child has asthma, keep the inhaler near.',
    ],
  ],
  [
    'suicide_attention',
    5479,
    [
      'She only says she wants to die for attention.',
      'A teen who talks of suicide is just seeking attention.',
      'Asking about suicide puts the idea in his head.',
    ],
    [
      'Never call it attention seeking when a teen talks of suicide.',
      'Asking about suicide does not put the idea in their head.',
      'Do not call it drama when she talks about dying.',
    ],
  ],
  [
    'diet_teen',
    4383,
    [
      'Keep her to 1400 calories a day.',
      'Intermittent fasting is a good way to slim down.',
      'Your son should lose some weight.',
      'Praise her for losing weight.',
    ],
    ['Do not give a child a calorie goal.', 'Fasting is not safe for teens.', 'Never praise weight loss.'],
  ],
  [
    'spy_secret',
    5114,
    [
      'Read her messages while she sleeps.',
      'You can install a hidden app on his phone.',
      'Secretly check the chats to be sure.',
    ],
    [
      'Do not secretly read her messages.',
      'Reading texts behind his back harms trust.',
      'Agree openly which apps you look at.',
    ],
  ],
];

test.each(PHRASES)('%s: dangerous advice is found, however it is put', (ruleId, ageDays, dangerous) => {
  for (const text of dangerous) expect(findNeverSay(text, ageDays), text).toContain(ruleId);
});

test.each(PHRASES)('%s: the safe advice next to it passes', (_ruleId, ageDays, _dangerous, safe) => {
  for (const text of safe) expect(findNeverSay(text, ageDays), text).toEqual([]);
});
