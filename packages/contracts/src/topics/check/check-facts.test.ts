import { expect, test } from 'vitest';
import { problemText } from '../compile/problem.ts';
import { answerFile, readSample } from '../compile/sample-content.ts';
import { checkGuide } from './check-guide.ts';

const ONE_NAP = `- id: one-nap
  subject: Length of the one nap
  ages: [52, 91]
  on: nap
  about: [day, hours]
  value: 2 hours
  also: [1 hour]
  source: nhs/naps
  pages: [nap]
`;
const NO_ALARM = `- id: no-alarm
  subject: Nobody wakes a child by an alarm
  ages: [52, 91]
  about: [alarm]
  value: never
  source: nhs/naps
  pages: [nap]
`;
const first = 'Most toddlers drop';
const said = 'Most toddlers nap once a day, for 1 to 2 hours.';

function problemsOf(facts: string, sentence = said, changes: Record<string, string> = {}) {
  const answer = answerFile({ [first]: sentence, ...changes });
  return checkGuide(readSample({ 'facts.yaml': facts, 'answers/sleep/nap.md': answer })).errors.map(problemText);
}

test('a row whose source and pages say its value is no problem', () => {
  expect(problemsOf(ONE_NAP)).toEqual([]);
});

test('a sentence with another amount for the same subject at the same age is named with the value of the table', () => {
  expect(problemsOf(ONE_NAP, `${said} Some nap all day, 3 hours.`)).toContainEqual(
    expect.stringMatching(
      /nap\.md:\d+: nap: “Some nap all day, 3 hours\.” against 2 hours in the table of facts \(one-nap\)/,
    ),
  );
});

test.each([
  ['of another age', ONE_NAP.replace('[52, 91]', '[120, 200]')],
  ['about something else', ONE_NAP.replace('on: nap', 'on: school')],
  ['that is excepted', ONE_NAP.replace('  value:', '  except: Some\n  value:')],
])('a sentence %s is left alone', (_, facts) => {
  expect(problemsOf(facts, `${said} Some nap all day, 3 hours.`).filter((one) => one.includes('against'))).toEqual([]);
});

test('what is never done may be named only where it is denied', () => {
  const advised = problemsOf(NO_ALARM, `${said} Never set an alarm. Set an alarm.`);
  expect(advised.filter((one) => one.includes('against'))).toEqual([
    expect.stringContaining('“Set an alarm.” against never in the table of facts (no-alarm)'),
  ]);
});

test.each([
  [
    'a source that is none',
    ONE_NAP.replace('nhs/naps', 'nhs/none'),
    /facts\.yaml:8: one-nap: there is no source nhs\/none/,
  ],
  ['a value that no note holds', ONE_NAP.replace('2 hours', '5 hours'), /facts\.yaml:8: one-nap: no note of nhs\/naps/],
  ['a page that is none', ONE_NAP.replace('[nap]', '[doze]'), /facts\.yaml:9: one-nap: there is no page doze/],
  [
    'a page that does not say it',
    ONE_NAP.replace('[nap]', '[early-waking]'),
    /one-nap: early-waking does not say 2 hours/,
  ],
  ['a value that is no amount', ONE_NAP.replace('2 hours', 'often'), /facts\.yaml:6: one-nap: “often” names no amount/],
  [
    'a wording that cannot be read',
    ONE_NAP.replace('on: nap', "on: '('"),
    /facts\.yaml:4: 0\.on: no regular expression/,
  ],
])('%s is refused with file and line', (_, facts, expected) => {
  expect(problemsOf(facts)).toContainEqual(expect.stringMatching(expected));
});
