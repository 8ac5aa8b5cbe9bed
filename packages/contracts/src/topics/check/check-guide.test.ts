import { describe, expect, test } from 'vitest';
import { problemText } from '../compile/problem.ts';
import { readContent } from '../compile/read-content.ts';
import { answerFile, type Files, readSample, SOURCE_FILE } from '../compile/sample-content.ts';
import { CONTENT_FOLDER } from '../compile/write-compiled.ts';
import { checkGuide } from './check-guide.ts';
import { checkTags } from './check-tags.ts';

const errorsOf = (files: Files, isStillBeingRead = false) =>
  checkGuide(readSample(files), isStillBeingRead).errors.map(problemText);
const nap = (changes: Record<string, string>) => errorsOf({ 'answers/sleep/nap.md': answerFile(changes) });
const source = (changes: [string, string][]) =>
  errorsOf({ 'sources/nhs/naps.yaml': changes.reduce((text, [from, to]) => text.replace(from, to), SOURCE_FILE) });

test('a whole sample has no problem, and its figures are counted', () => {
  const { errors, warnings, matched, unmatched, unread } = checkGuide(readSample());
  expect({ errors, warnings, unmatched, unread }).toEqual({ errors: [], warnings: [], unmatched: 0, unread: 0 });
  expect(matched).toBe(3);
});

describe('refused with file and line', () => {
  test.each<[what: string, errors: () => string[], expected: RegExp]>([
    [
      'a host of another publisher',
      () => source([['www.nhs.uk', 'www.trust.nhs.uk']]),
      /naps\.yaml:2: www\.trust\.nhs\.uk belongs to trust, not to nhs/,
    ],
    [
      'a host of nobody',
      () => source([['www.nhs.uk', 'www.nhs.uk.example']]),
      /naps\.yaml:2: www\.nhs\.uk\.example is no host of nhs/,
    ],
    [
      'a host that only ends like one',
      () => source([['www.nhs.uk', 'badnhs.uk']]),
      /naps\.yaml:2: badnhs\.uk is no host of nhs/,
    ],
    [
      'a copy for trials, though on the publisher’s own host',
      () => source([['www.nhs.uk', 'qa-pages.nhs.uk']]),
      /naps\.yaml:2: qa-pages\.nhs\.uk is a copy for trials/,
    ],
    [
      'a tracker',
      () => source([['/naps/', '/naps/?utm_source=mail']]),
      /naps\.yaml:2: the address carries a tracker: utm_source/,
    ],
    ['a fragment', () => source([['/naps/', '/naps/#top']]), /naps\.yaml:2: an address has no fragment/],
    [
      'a source that nothing rests on',
      () => errorsOf({ 'sources/nhs/nights.yaml': SOURCE_FILE.replace('/naps/', '/nights/') }),
      /nights\.yaml:2: no text rests on this source/,
    ],
    [
      'a page that stands twice',
      () =>
        errorsOf({
          'sources/trust/naps.yaml': SOURCE_FILE.replace('www.nhs.uk/naps/', 'nhs.uk/naps'),
          'answers/sleep/nap.md': answerFile({ sources: 'sources: [nhs/naps, trust/naps]' }),
        }),
      /trust\/naps\.yaml:2: the same page is nhs\/naps too/,
    ],
    [
      'a figure that no note holds',
      () => nap({ Short: 'Short nights are normal for three weeks or so, and a cross hour before supper.' }),
      /nap\.md:30: nap: no note of its sources holds “three weeks”/,
    ],
    [
      'too many words',
      () => nap({ Short: 'Short nights are normal. '.repeat(30) }),
      /nap\.md:2: 1\d\d words, 60 to 160 are asked for/,
    ],
    [
      'too few phrasings',
      () => nap({ '  - when do babies drop a nap c': '' }),
      /nap\.md:5: 9 phrasings, 10 to 80 are asked for/,
    ],
    ['one follow-up alone', () => nap({ '  late-bedtime': '' }), /nap\.md:17: next: 1 questions, 2 or 3 are asked for/],
    [
      'more answers to what is asked next than anybody keeps apart',
      () => {
        const asked = Array.from(
          { length: 31 },
          (_, n) => `### What about evening ${n}?\nKeep it short, dim and dull.\n`,
        );
        return errorsOf({ 'answers/sleep/nap.md': `${answerFile()}\n## Asked next\n\n${asked.join('\n')}` });
      },
      /nap\.md:2: 31 follow-ups, at most 30/,
    ],
    [
      'a follow-up to itself',
      () => nap({ '  late-bedtime': '  nap: Again?' }),
      /nap\.md:19: next\.nap leads to itself/,
    ],
    [
      'a follow-up for other ages',
      () =>
        nap({ ages: 'ages: [0, 49]', Most: 'Most toddlers drop to one nap when they are ready for it. [nhs/naps]' }),
      /next\.(?:nap|early-waking|late-bedtime) is for other ages/,
    ],
    [
      'one phrasing on two answers',
      () => nap({ '  - when do babies drop a nap c': '  - When do babies, do late bedtime C?' }),
      /nap\.md:8: “When do babies, do late bedtime C\?” stands on late-bedtime /,
    ],
    [
      'one title on two answers',
      () => nap({ title: 'title: Early-waking and what helps' }),
      /the title stands on early-waking/,
    ],
    [
      'a slot that no region fills',
      () => nap({ Tell: 'Tell {the wizard} if your child snores.' }),
      /nap\.md:33: no region fills \{the wizard\}/,
    ],
    [
      'seven steps',
      () =>
        nap({
          '2. Bring': ['2. Bring bedtime forward.', ...[3, 4, 5, 6, 7].map((step) => `${step}. Go on.`)].join('\n'),
        }),
      /nap\.md:2: 7 steps, at most 6/,
    ],
  ])('%s', (_, errors, expected) => {
    const found = errors();
    expect(found.length, found.join('\n')).toBeGreaterThan(0);
    expect(
      found.some((error) => expected.test(error)),
      found.join('\n'),
    ).toBe(true);
  });

  test('one phrasing is free for another age', () => {
    const other = answerFile({ title: 'title: Naps of young babies', ages: 'ages: [0, 52]' });
    const errors = errorsOf({ 'answers/sleep/young.md': other }).filter((error) => error.includes('stands'));
    expect(errors).toEqual([]);
  });
});

describe('while pages are still being read', () => {
  const unread = { 'sources/nhs/naps.yaml': SOURCE_FILE.replace(/notes:\n.*\n/, 'notes: []\nisRead: false\n') };

  test('what rests on an unread one may lack notes; later nothing may', () => {
    const content = readSample(unread);
    const now = checkGuide(content, true);
    expect(now.errors).toEqual([]);
    expect(now.unread).toBe(1);
    expect(now.warnings.map(({ message }) => message)).toContain('nap: no note of its sources holds “18 months”');
    expect(checkGuide(content, false).errors).toHaveLength(now.warnings.length);
  });
});

test('at most three topics of a range share a tag, and an activity says what it is about', () => {
  const content = readContent(CONTENT_FOLDER, 'content');
  const [range] = content.ranges;
  const [activity] = range?.activities ?? [];
  if (!range || !activity) throw new Error('the guide is empty');
  expect(checkTags(content)).toEqual([]);
  for (const topic of range.topics) topic.tags = ['Education'];
  activity.tags = ['Activities'];
  expect(checkTags(content).map(problemText)).toEqual([
    expect.stringMatching(/0000-0002-weeks\.yaml:5: more than 3 topics carry the tag Education/),
    expect.stringMatching(/0000-0002-weeks\.yaml:\d+: tags: Activities and one more are asked for/),
  ]);
});
