import { countBusyMs } from '@nestling/contracts/testing/busy-time';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assessSafety } from './assess-safety.ts';

const assess = (message: string, ageDays: number | null = 300) =>
  assessSafety({ message, ageDays, recentTurns: [], region: 'US' });

const EMERGENCIES = [
  'he is struggling to breathe',
  'her lips are blue',
  "I can't wake him",
  "she's having a seizure",
  'he swallowed a button battery',
  'she drank bleach',
  'a grape is stuck in his throat',
  "purple spots that don't fade under a glass",
  'pulled out of the pool and not responding',
  "the bleeding won't stop",
  "I'm scared I will hurt my baby",
  'I want to kill myself',
];

const CHATTER = [
  'Hi there, hope you can help.',
  'We are on holiday with my parents.',
  'He usually naps at ten and loves his bath.',
  'Sorry for the long message!',
  'She had porridge for breakfast.',
  'My mother says not to worry.',
  'We have a cat and a dog.',
  'Thank you so much.',
];

const emergency = fc.constantFrom(...EMERGENCIES);
const chatter = fc.array(fc.constantFrom(...CHATTER), { maxLength: 4 }).map((sentences) => sentences.join(' '));

describe('any text', () => {
  test('never throws, lone surrogates and control characters too', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.option(fc.nat(7000)), (text, ageDays) => {
        assess(text, ageDays);
        assess(`${text}\ud800 ${text}\udc00`, ageDays);
      }),
      { numRuns: 150 },
    );
  });

  test('as a turn before, it never throws either', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.constantFrom('user', 'assistant'), (text, role) => {
        assessSafety({ message: 'yes', ageDays: 90, recentTurns: [{ role, text }], region: 'GB' });
      }),
      { numRuns: 100 },
    );
  });
});

describe('an emergency', () => {
  test('is found whatever is chatted before and after it', () => {
    fc.assert(
      fc.property(emergency, chatter, chatter, (text, before, after) => {
        expect(assess(`${before} ${text}. ${after}`)?.level).toBe('emergency');
      }),
      { numRuns: 150 },
    );
  });

  test('is found in capitals, without apostrophes, with curly ones and with spaces to spare', () => {
    for (const text of EMERGENCIES) {
      const expected = assess(text)?.ruleId;
      expect(expected).toBeDefined();
      const ways = [
        text.toUpperCase(),
        text.replaceAll("'", ''),
        text.replaceAll("'", '’'),
        `  ${text.split(' ').join('   ')}\n`,
      ];
      for (const way of ways) expect(assess(way)?.ruleId).toBe(expected);
    }
  });

  test('survives one slip of the keyboard in a long word', () => {
    for (const text of [
      'he is strugling to breathe',
      'she had a siezure',
      'he swalowed a buton batery',
      'her lips are bleu and she is unconcious',
    ])
      expect(assess(text)?.level).toBe('emergency');
  });
});

describe('hostile input of 100 kB', () => {
  const LIMIT_MS = 1_500;
  const HOSTILE: Record<string, string> = {
    'one letter': 'a'.repeat(100_000),
    'one word': 'not '.repeat(25_000),
    negations: 'no not never cant wont '.repeat(4_400),
    'sign words': 'baby blue lips swallow battery vomit head fall '.repeat(2_000),
    numbers: '38.5 101.2 39 weeks 10 hours '.repeat(3_400),
    punctuation: "'".repeat(50_000) + ',.;?!'.repeat(10_000),
    combining: 'e\u0301'.repeat(50_000),
    surrogates: '\ud83d'.repeat(100_000),
  };

  test.each(Object.entries(HOSTILE))('%s', (_name, text) => {
    const busyMs = countBusyMs();
    assess(text);
    expect(busyMs()).toBeLessThan(LIMIT_MS);
  });

  test('the last words are still read', () => {
    expect(assess(`${'we had a lovely day. '.repeat(5_000)} he is not breathing`)?.level).toBe('emergency');
  });
});

test('an ordinary message takes less than 2 ms', () => {
  const texts = [...EMERGENCIES, ...CHATTER, 'how many naps does a 9 month old need, and when should I drop one?'];
  for (let round = 0; round < 20; round += 1) for (const text of texts) assess(text);
  const rounds = 20;
  const busyMs = countBusyMs();
  for (let round = 0; round < rounds; round += 1) for (const text of texts) assess(text);
  expect(busyMs() / (rounds * texts.length)).toBeLessThan(2);
});
