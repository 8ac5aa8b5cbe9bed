import { countBusyMs } from '@nestling/contracts/testing/busy-time';
import { AGE_RANGES, ANSWERS } from '@nestling/contracts/topics/content';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkReply, findNeverSay } from './index.ts';
import { MISREAD_PAGES } from './misread-pages.ts';
import { NEVER_SAY_RULES } from './rules/index.ts';

const WEEK = 7;
/** Answers in one long reply. */
const JOINED = 8;
const AGES = [null, 3, 40, 100, 170, 250, 400, 900, 2_000, 3_500, 5_500];

test('the rules are 57, each with its own id, a replacement and an address', () => {
  expect(new Set(NEVER_SAY_RULES.map(({ id }) => id)).size).toBe(57);
  for (const { id, replacement, source } of NEVER_SAY_RULES) {
    expect(replacement.length, id).toBeGreaterThan(60);
    expect(source.name, id).not.toBe('');
    expect(URL.parse(source.url), id).not.toBeNull();
  }
});

test('a withheld reply carries its rule, the safe sentence and the source', () => {
  const verdict = checkReply({ text: 'Of course. You can give your baby honey for the cough.', ageDays: 150 });
  expect(verdict).toMatchObject({ safe: false, ruleId: 'honey_u1' });
  if (verdict.safe) return;
  expect(verdict.replacement).toContain('honey');
  expect(verdict.source.url).toContain('inspq');
});

test('no replacement is itself withheld, at any age', () => {
  for (const { id, replacement } of NEVER_SAY_RULES)
    for (const ageDays of AGES) expect(findNeverSay(replacement, ageDays), `${id} at ${ageDays}`).toEqual([]);
});

test('what is dangerous at one age passes at another', () => {
  const honey = 'A spoon of honey can soothe the cough.';
  expect(findNeverSay(honey, 200)).toEqual(['honey_u1']);
  expect(findNeverSay(honey, 1_100)).toEqual([]);
  expect(findNeverSay('From 12 months you can give honey.', 200)).toEqual([]);
  expect(findNeverSay('Babies of 6 months can have honey.', 1_100)).toEqual(['honey_u1']);
  expect(findNeverSay('You can give aspirin for the fever.', 1_100)).toEqual(['aspirin']);
  expect(findNeverSay('Whole grapes are a great snack.', 900)).toEqual(['whole_nuts']);
  expect(findNeverSay('Whole grapes are a great snack.', 3_000)).toEqual([]);
});

test('a negation is heard where it reaches, and no further', () => {
  expect(findNeverSay('Never give honey, and do not let anyone else give it.', 100)).toEqual([]);
  expect(findNeverSay('There is no harm in a little honey.', 100)).toEqual(['honey_u1']);
  expect(findNeverSay('If he is not sleeping, give him a spoon of honey.', 100)).toEqual(['honey_u1']);
  expect(findNeverSay('Some say honey is risky, but a little is fine.', 100)).toEqual(['honey_u1']);
  expect(findNeverSay('Can babies have honey?', 100)).toEqual([]);
  expect(findNeverSay('Can babies have honey? Yes, a little is fine.', 100)).toEqual(['honey_u1']);
  expect(findNeverSay('You may hear that honey helps. It is not safe before one year.', 100)).toEqual([]);
});

test('a sentence that is still being written is judged when it ends', () => {
  const ageDays = 150;
  expect(checkReply({ text: 'Yes. You can give honey', ageDays, isPartial: true }).safe).toBe(true);
  expect(checkReply({ text: 'You can give honey after 12 months. Then', ageDays, isPartial: true }).safe).toBe(true);
  expect(checkReply({ text: 'You can give honey now. Then', ageDays, isPartial: true }).safe).toBe(false);
  expect(checkReply({ text: 'Yes. You can give honey', ageDays }).safe).toBe(false);
});

test('no text of the guide contradicts a rule', () => {
  for (const range of AGE_RANGES) {
    const topics = [...range.topics, ...range.activities];
    const texts = topics.flatMap((topic) =>
      Object.entries(topic).flatMap(([field, value]) =>
        typeof value === 'string' && !field.startsWith('proactive_option') ? [value] : [],
      ),
    );
    expect(texts.length).toBeGreaterThan(5);
    for (const text of [...texts, ...range.milestones.flatMap(({ text: words, actEarly }) => [words, actEarly])])
      for (const weeks of [range.start_weeks, range.end_weeks])
        expect(findNeverSay(text, weeks * WEEK), `${range.display_name}: ${text}`).toEqual([]);
  }
});

test('pages of the guide pass when they are joined to one long reply', () => {
  for (const { display_name, topics, start_weeks } of AGE_RANGES) {
    const answers = ANSWERS.filter(({ id, ages }) => ages[0] === start_weeks && !Object.hasOwn(MISREAD_PAGES, id)).map(
      ({ text }) => text,
    );
    for (const [at, topic] of topics.entries()) {
      const next = topics[(at + 1) % topics.length]?.description;
      const text = [topic.description, next, ...answers.slice(at * JOINED, (at + 1) * JOINED)].join(' ');
      expect(findNeverSay(text, start_weeks * WEEK + 10), `${display_name}: ${topic.description}`).toEqual([]);
    }
  }
});

test('texts that are not about children pass, though they name what is dangerous for them', () => {
  const texts = [
    'The oil embargo of 1973 led to long queues. In some states, lines at gasoline stations were common. Prices rose. Speed limits fell. Demand for small cars grew.',
    'The compounds had sedative and anticonvulsant activity. Cells were diluted in 25 ml of water. The buffer held EDTA. It was kept at 4 degrees. Each assay was run twice.',
    'Faces of honeycomb were tested. They were thin. The load was raised in steps. The fourth stage burns solid fuel, and the payload of 25 pounds is lifted by a booster.',
  ];
  for (const text of texts) for (const ageDays of AGES) expect(findNeverSay(text, ageDays), text).toEqual([]);
});

test('an age named in a sentence holds for the sentences that follow on from it', () => {
  const text =
    'Most babies are ready for solids at about 6 months. Start with one soft food. Then offer a spoon of puree.';
  expect(findNeverSay(text, 20)).toEqual([]);
  expect(findNeverSay('Most start at 6 months. For now, start with a spoon of puree each day.', 20)).toEqual([
    'cereal_bottle',
  ]);
});

test.each([
  'honey '.repeat(16_000),
  'a'.repeat(100_000),
  'not '.repeat(25_000),
  'give him honey, or '.repeat(5_200),
  'if you can try whiskey on the gums but '.repeat(2_600),
  '1 month '.repeat(12_500),
  `${'('.repeat(50_000)}${','.repeat(50_000)}`,
  'do not '.repeat(14_000),
  'vaccine cause autism swaddle roll tylenol motrin crib pillow gun shelf '.repeat(1_400),
  'lock \n'.repeat(16_000),
])('100 kB of hostile text is read in a moment', (text) => {
  const busyMs = countBusyMs();
  findNeverSay(text, 100);
  expect(busyMs()).toBeLessThan(3_000);
});

test('any text and any age give a verdict', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.option(fc.integer({ min: 0, max: 7_000 })), (text, ageDays) => {
      expect(checkReply({ text, ageDays }).safe).toBe(findNeverSay(text, ageDays).length === 0);
    }),
  );
}, 30_000);
