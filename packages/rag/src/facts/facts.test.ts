import { describe, expect, test } from 'vitest';
import type { RankedPassage } from '../ports.ts';
import { documentDate } from './document-date.ts';
import { factEvidence } from './fact-evidence.ts';
import { figureFits } from './figure-range.ts';
import { findFacts } from './find-facts.ts';
import { pickFacts } from './pick-facts.ts';

let key = 0;
const paper = (documentId: number, title: string, dated: string, text: string): RankedPassage => ({
  passage: { key: `chunk:${++key}`, kind: 'document', text, heading: null, title, documentId, dated },
  score: 0.5,
  similarity: 0.5,
  lexical: 0.5,
  vector: 0,
});

const PAPERS = [
  paper(
    1,
    'Pharmacy list.docx',
    '2026-05-02',
    `# Nora Falk, born March 3, 2021

| Medicine: Cetirizine syrup | Directions: 5 ml at bedtime | Last filled: Apr 30, 2026 |
| Medicine: Melatonin gummies | Directions: 1 gummy an hour before bed | Last filled: Mar 2, 2026 |

# Emil Falk, born June 6, 2024

| Medicine: Vitamin D drops | Directions: 1 drop a day | Last filled: Feb 9, 2026 |`,
  ),
  paper(
    2,
    'School handbook.pdf',
    '2025-08-20',
    `## Library

Library day is Tuesday. A child may borrow two books.

## Peak flow

| Zone: Yellow | Peak flow: 90 to 140 | What to do: two puffs and call us |
| Zone: Red | Peak flow: below 90 | What to do: call for help |

## Trips

The trip to the aquarium is on October 9. It costs $12. The bus waits at the north gate.`,
  ),
  paper(3, 'Autumn letter.txt', '2026-09-30', `What changes\n\n| About: Library day | New rule: Friday |`),
];

function answer(question: string, childName: string | null = 'Nora', papers = PAPERS) {
  const found = findFacts(question, papers, { childName });
  const { facts, older } = pickFacts(found.sure, found.rivals, { form: found.form, question });
  return { said: facts.map(({ unit }) => unit.text).join(' '), older: older?.unit.text ?? null };
}

test.each([
  ['When was the cetirizine last filled?', 'Cetirizine syrup'],
  ['How much cetirizine does she take?', '5 ml at bedtime'],
  ['What does the aquarium trip cost?', '$12'],
  ['Where does the bus wait for the aquarium trip?', 'north gate'],
  ['What do I do when her peak flow is 100?', 'two puffs'],
  ['What do I do when her peak flow is 70?', 'call for help'],
  ['How many books may she borrow from the library?', 'two books'],
])('%s is answered with its own row or sentence', (question, words) => {
  expect(answer(question).said).toContain(words);
});

test.each([
  ['a dose that is not there', 'What dose of ibuprofen does Nora get?'],
  ['another child’s medicine', 'How much cetirizine does Emil take?'],
  ['a date that is not there', 'When is the Christmas concert?'],
  ['another day', 'What does the aquarium trip on November 9 cost?'],
  ['another year', 'When is the aquarium trip in 2031?'],
  ['a number that is not there', 'What is the phone number of the school?'],
  ['a price that is not there', 'How much do the books cost?'],
  ['a count of something else', 'How many children go to the aquarium?'],
  ['another person', 'What does Mrs. Quill teach?'],
])('%s is not answered by what stands near it', (_name, question) => {
  expect(answer(question).said).toBe('');
});

describe('in papers of other kinds', () => {
  const papers = [
    paper(
      6,
      'Letter of class 3.txt',
      '2026-09-02',
      `Mr. Oduya teaches the class. The outing to the lighthouse is on October 7. It costs £9.50, to be paid by September 21. We start at 8:40 and are back by 2:15.

The hall is used by the choir on Monday. The caretaker comes between 7 and 9.

Dr. P. Lindgren, head teacher
Office: 555-0160`,
    ),
    paper(
      7,
      'Changes after the break.txt',
      '2026-11-03',
      '# What changes\n\n| About: Gym on Mondays | New: 10:15 |\n| About: Quiet hour | New: 12:30 to 12:50 |',
    ),
    paper(8, 'House rules.txt', '2026-08-30', 'On Mondays gym begins at 9:05. The quiet hour is from 12:30 to 1:10.'),
    paper(
      9,
      'Growth book.txt',
      '2026-10-01',
      '| Age: 6 months | Weight: 7.4 kg |\n| Age: 12 months | Weight: 9.6 kg |',
    ),
    paper(10, 'Supper plan.txt', '2026-11-01', 'Monday: soup\nThursday: rice and beans\n\nNo sweets before Easter.'),
    paper(12, 'Pool.txt', '2026-06-01', 'The water of Monday was warm. The next swimming test is in the autumn.'),
    paper(11, 'Dentist.txt', '2026-05-01', 'Check-up every six months. The insurance pays 80 percent.'),
  ];
  const said = (question: string) => answer(question, 'Nora', papers).said;

  test.each([
    ['a sentence of a paragraph that begins with the thing', 'How much do we owe for the lighthouse?', '£9.50'],
    ['a later one of it', 'What time are they back from the lighthouse?', '2:15'],
    ['what has to be done by then, not when it is', 'By when do I have to pay for the outing?', 'September 21'],
    ['whoever signed', 'Who is the head teacher?', 'Lindgren'],
    ['the line of the asked day', 'What is for dinner on Thursday?', 'rice and beans'],
    ['the row of the asked age', 'How much did she weigh at six months?', '7.4 kg'],
    ['what a later paper changes, though it says less', 'What time does gym begin on Mondays?', '10:15'],
    [
      'the season of what comes next, and no day of another sentence',
      'When is the next swimming test?',
      'in the autumn',
    ],
    ['a later span that begins at the same time', 'How long is the quiet hour?', '12:50'],
  ])('%s answers', (_name, question, words) => {
    expect(said(question)).toContain(words);
  });

  test.each([
    ['a weekday for a person', 'What is the caretaker’s name?', ''],
    ['another age', 'How much did she weigh at eight months?', ''],
    ['a kind of value that has no name there', 'Which insurance do we have?', ''],
    ['how often for when', 'When is the next dentist appointment?', ''],
    ['another value of the same thing', 'Which score did she get in gym?', ''],
    ['a line of another paragraph', 'When is the choir leader’s birthday?', ''],
  ])('%s is no answer', (_name, question, words) => {
    expect(said(question)).toBe(words);
  });
});

test('of two papers that disagree the newer counts and the older is kept beside it', () => {
  const { said, older } = answer('Which day is library?');
  expect(said).toContain('Friday');
  expect(older).toContain('Tuesday');
});

test('the newer counts also where the older holds more of the question', () => {
  const { said, older } = answer('On which day are the swim lessons in the small pool?', null, [
    paper(4, 'Swim rules.txt', '2025-09-01', 'Swim lessons in the small pool are on Mondays.'),
    paper(5, 'Swim note.txt', '2026-09-01', 'Swim lessons: now on Wednesdays.'),
  ]);
  expect(said).toBe('Swim lessons: now on Wednesdays.');
  expect(older).toBe('Swim lessons in the small pool are on Mondays.');
});

test('a figure picks the row whose span holds it, and no other', () => {
  expect(answer('What do I do when her peak flow is 100?').said).not.toContain('call for help');
  expect(answer('What do I do when her peak flow is 70?').said).not.toContain('two puffs');
});

test('a sentence that leans on the one before is quoted with it, at its exact place', () => {
  const [evidence] = factEvidence(
    findFacts('What does the aquarium trip cost?', PAPERS, { childName: null }).sure.slice(0, 1),
    1,
    1,
  );
  expect(evidence?.sentences.map(({ text }) => text)).toEqual([
    'The trip to the aquarium is on October 9.',
    'It costs $12.',
  ]);
  expect(evidence?.passage.text.slice(evidence.start, evidence.end)).toBe(evidence?.text);
});

describe('the day of a paper', () => {
  const uploaded = new Date('2026-11-20T10:00:00Z');
  test.each([
    ['Printed November 10, 2026. Born May 2, 2021.', '2026-11-10'],
    ['Version of 3 August 2026', '2026-08-03'],
    ['Child: Ada, born 02/04/2024. Seen on 2026-09-14.', '2026-09-14'],
    ['Winter term, 4 January 2027 to 19 March 2027', '2026-11-20'],
    ['Updated September 2026', '2026-09-01'],
    ['Valid until June 1, 2026', '2026-11-20'],
    ['No day at all', '2026-11-20'],
  ])('%s', (text, day) => {
    expect(documentDate(text, uploaded)).toBe(day);
  });
});

test.each([
  [100, '88 to 139', 'inside'],
  [150, '88 to 139', 'outside'],
  [150, '140 and above', 'inside'],
  [80, 'below 88', 'inside'],
  [7, 'size 7', 'inside'],
  [7, 'size eight', 'absent'],
] as const)('%d against "%s" is %s', (figure, text, fit) => {
  expect(figureFits(figure, text)).toBe(fit);
});
