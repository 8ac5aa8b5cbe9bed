import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AGE_RANGES, ANSWERS, PUBLISHERS, SOURCES } from '../content.ts';
import { compileGuide } from './compile-guide.ts';
import { findReferenceProblems } from './find-reference-problems.ts';
import { ContentError, problemText } from './problem.ts';
import { readBlocks } from './read-blocks.ts';
import { readContent } from './read-content.ts';
import { answerFile, type Files, readSample, SOURCE_FILE } from './sample-content.ts';
import { CONTENT_FOLDER, CONTENT_SHOWN_AS } from './write-compiled.ts';

const problemsOf = (files: Files) => {
  const content = readSample(files);
  return (content.problems.length > 0 ? content.problems : findReferenceProblems(content)).map(problemText);
};
const nap = (changes: Record<string, string>) => problemsOf({ 'answers/sleep/nap.md': answerFile(changes) });

describe('what is wrong in a file is named with file and line', () => {
  test('and nothing is in a whole one', () => expect(problemsOf({})).toEqual([]));

  test.each<[what: string, problems: () => string[], expected: (string | RegExp)[]]>([
    [
      'a title too long',
      () => nap({ title: `title: ${'x'.repeat(71)}` }),
      [/^content\/answers\/sleep\/nap\.md:2: title: /],
    ],
    ['an unknown key', () => nap({ strength: 'strength: guideline\nmood: good' }), [/nap\.md:21: mood: /]],
    ['a missing key', () => nap({ strength: '' }), [/nap\.md:2: strength: /]],
    ['a week too late', () => nap({ ages: 'ages: [52, 937]' }), [/nap\.md:4: ages\.1: /]],
    [
      'ages the wrong way round',
      () => nap({ ages: 'ages: [91, 52]' }),
      [/nap\.md:4: ages: the first week comes after/],
    ],
    [
      'a number for a phrasing',
      () => nap({ '  - when do babies drop a nap c': '  - 102' }),
      [/nap\.md:8: phrasings\.2: must be text/],
    ],
    [
      'another folder',
      () => nap({ subject: 'subject: health' }),
      ['content/answers/sleep/nap.md:3: subject: the file stands in the folder sleep'],
    ],
    [
      'a reviewer without a date',
      () => nap({ reviewedBy: 'reviewedBy: { name: A. Nurse }' }),
      [/nap\.md:22: reviewedBy\.date: /],
    ],
    ['YAML that does not parse', () => nap({ sources: 'sources: [nhs/naps' }), [/nap\.md:1[67]: /]],
    [
      'a source that is not there',
      () => nap({ sources: 'sources: [nhs/naps, nhs/nights]' }),
      ['content/answers/sleep/nap.md:16: there is no source nhs/nights'],
    ],
    [
      'a mark of a page that is not listed',
      () => nap({ Most: 'Most do. [nhs/nights]' }),
      ['content/answers/sleep/nap.md:24: nhs/nights is not among the sources of this text'],
    ],
    [
      'a mark in the middle',
      () => nap({ Most: 'Most [nhs/naps] do.' }),
      [/nap\.md:24: a source id stands in square brackets at the very end/],
    ],
    [
      'a brace that is open',
      () => nap({ Tell: 'Tell {the doctor if your child snores.' }),
      [/nap\.md:33: a brace is not closed/],
    ],
    [
      'a quotation that does not end',
      () => nap({ Short: 'Say: “It is normal.' }),
      [/nap\.md:30: a quotation mark has no partner/],
    ],
    [
      'Markdown that is not ours',
      () => nap({ Short: 'Short nights are **normal**.' }),
      [/nap\.md:30: only words, steps and slots/],
    ],
    ['another heading', () => nap({ '## Watch': '## Look' }), [/nap\.md:29: the headings are ## Watch, ## Call/]],
    [
      'headings the wrong way round',
      () => nap({ '## Watch': '## Call', '## Call': '## Watch' }),
      [/nap\.md:32: the headings are/],
    ],
    ['a block without a text', () => nap({ Tell: '' }), [/nap\.md:32: there is no text under this heading/]],
    [
      'what is asked next without a question',
      () => nap({ Tell: 'Tell {the doctor}.\n\n## Asked next\nIt lasts two weeks.' }),
      [/nap\.md:36: there is no "### question"/, /nap\.md:36: a text under ## Asked next/],
    ],
    [
      'a question that is answered in two paragraphs, and one that is not answered',
      () => nap({ Tell: 'Tell {the doctor}.\n\n## Asked next\n### Why?\nOne.\n\nTwo.\n\n### And then?' }),
      [/nap\.md:36: one paragraph answers it/, /nap\.md:41: one paragraph answers it/],
    ],
    [
      'a heading behind what is asked next',
      () => nap({ '## Call': '## Asked next\n### Why?\nGrowing.\n## Call' }),
      [/nap\.md:35: under ## Asked next only/],
    ],
    [
      'a mark of a page that is not listed, in what is asked next',
      () => nap({ Tell: 'Tell {the doctor}.\n\n## Asked next\n### Why?\nGrowing. [nhs/nights]' }),
      [/nap\.md:37: nhs\/nights is not among the sources/],
    ],
    [
      'a follow-up to nowhere',
      () => nap({ '  early-waking': '  early-walking: Why?' }),
      [/nap\.md:18: there is no answer or topic early-walking/],
    ],
    [
      'no front matter',
      () => problemsOf({ 'answers/sleep/note.md': 'Just a note.\n' }),
      [/note\.md:1: must begin with front matter/, /note\.md:1: /],
    ],
    [
      'an id that stands twice',
      () => problemsOf({ 'answers/health/nap.md': answerFile({ subject: 'subject: health' }) }),
      [/nap\.md:2: the id nap stands in content\/answers\/health\/nap\.md too/],
    ],
    [
      'a publisher that is not there',
      () => problemsOf({ 'sources/who/naps.yaml': SOURCE_FILE }),
      [/who\/naps\.yaml:1: there is no publisher who/],
    ],
    [
      'an address without https',
      () => problemsOf({ 'sources/nhs/nights.yaml': SOURCE_FILE.replace('https', 'http') }),
      [/nights\.yaml:2: url: must be an https address/],
    ],
    [
      'a note that YAML reads as a map',
      () => problemsOf({ 'sources/nhs/nights.yaml': `${SOURCE_FILE}  - From: 2 hours\n` }),
      [/nights\.yaml:6: notes\.1: must be text/],
    ],
    [
      'a file of another kind',
      () => problemsOf({ 'answers/sleep/Nap.txt': 'x' }),
      [/Nap\.txt:1: no such file belongs here/],
    ],
    [
      'a range whose weeks are not its name',
      () => problemsOf({ 'ranges/0000-0004-weeks.yaml': 'start_weeks: 0\n' }),
      [/0000-0004-weeks\.yaml:1: end_weeks/, /display_name/, /topics/, /activities/, /milestones/],
    ],
  ])('%s', (_, problems, expected) => {
    const found = problems();
    expect(found, found.join('\n')).toHaveLength(expected.length);
    for (const [index, one] of expected.entries())
      if (typeof one === 'string') expect(found[index]).toBe(one);
      else expect(found[index]).toMatch(one);
  });

  test('all at once, before anything is compiled', () => {
    const content = readSample({ 'answers/sleep/nap.md': answerFile({ title: 'title: x', ages: 'ages: [1]' }) });
    const error = (() => {
      try {
        compileGuide(content);
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(ContentError);
    expect((error as ContentError).message.split('\n')).toHaveLength(2);
  });
});

describe('a text', () => {
  const parts = (text: string) =>
    readBlocks('a', text, 1).parts.map(({ text: words, isStep, source }) => ({ words, isStep, source }));

  test('is paragraphs and steps, each with its mark', () => {
    expect(parts('One line\ngoes on. [a/b]\n\n1. First\n   and more. [a/c]\n2. Second.\n\n- Third.')).toEqual([
      { words: 'One line goes on.', isStep: false, source: 'a/b' },
      { words: 'First and more.', isStep: true, source: 'a/c' },
      { words: 'Second.', isStep: true, source: undefined },
      { words: 'Third.', isStep: true, source: undefined },
    ]);
  });

  test('may begin a line with the number that ends a sentence', () => {
    expect(parts('The first teeth come at\n6. Then come more.').map(({ words }) => words)).toEqual([
      'The first teeth come at 6. Then come more.',
    ]);
    expect(parts('1. Wait until they are\n12. Then go.\n2. Go.')).toHaveLength(2);
  });

  test('keeps every word, however its lines are broken', () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,6}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(word, fc.constantFrom(' ', '\n'))), (words) => {
        const text = words.map(([one, gap]) => one + gap).join('');
        const read = readBlocks('a', text, 1).parts.map((part) => part.text);
        expect(read.join(' ').split(/\s+/).filter(Boolean)).toEqual(text.split(/\s+/).filter(Boolean));
      }),
    );
  });
});

test('what is asked next is read with its wordings, its answer and its source', () => {
  const asked =
    '## Asked next\n\n### How long does it last? | when is it over\nTwo weeks or so,\nmostly. [nhs/naps]\n\n### Why?\nGrowing.';
  const content = readSample({ 'answers/sleep/nap.md': answerFile({ Tell: `Tell {the doctor}.\n\n${asked}` }) });
  expect(content.problems).toEqual([]);
  const { answers } = compileGuide(content);
  expect(answers.find(({ id }) => id === 'nap')?.followUps).toEqual([
    { questions: ['How long does it last?', 'when is it over'], text: 'Two weeks or so, mostly.', source: 'nhs/naps' },
    { questions: ['Why?'], text: 'Growing.', source: 'nhs/naps' },
  ]);
  expect(answers.find(({ id }) => id === 'nap')?.text).not.toContain('Two weeks');
});

test('the compiled guide holds every text, source and phrasing of its files', () => {
  const content = readContent(CONTENT_FOLDER, CONTENT_SHOWN_AS);
  expect(content.problems).toEqual([]);
  expect(ANSWERS.map(({ id }) => id)).toEqual(content.answers.map(({ id }) => id));
  expect(SOURCES.map(({ id }) => id)).toEqual(content.sources.map(({ id }) => id));
  expect(PUBLISHERS).toHaveLength(content.publishers.length);
  for (const [index, answer] of content.answers.entries()) {
    const compiled = ANSWERS[index];
    const words = [...answer.now, ...answer.watch, ...answer.call].map(({ text }) => text);
    expect(compiled?.text).toBe(words.join(' '));
    expect([compiled?.now, compiled?.watch, compiled?.call].flatMap((parts) => parts?.map(({ text }) => text))).toEqual(
      words,
    );
    expect(compiled?.sources.map(({ id }) => id)).toEqual(answer.sources);
    expect(compiled?.phrasings).toEqual(answer.phrasings);
    expect(compiled?.followUps.map(({ text }) => text)).toEqual(answer.followUps.map(({ text }) => text));
  }
  for (const [index, range] of content.ranges.entries()) {
    const compiled = AGE_RANGES[index];
    expect(compiled?.topics.map(({ description }) => description.length > 0)).toEqual(range.topics.map(() => true));
    for (const [at, topic] of range.topics.entries()) {
      const words = [topic.now, topic.watch, topic.call]
        .filter(Boolean)
        .join(' ')
        .replace(/\s*\[[^\]]*\]/g, '');
      const plain = (text = '') =>
        text
          .replace(/(^|\s)(\d{1,2}[.)]|[-*])\s/g, ' ')
          .replace(/\s+/g, ' ')
          .trim();
      expect(plain(compiled?.topics[at]?.description)).toBe(plain(words));
    }
  }
});
