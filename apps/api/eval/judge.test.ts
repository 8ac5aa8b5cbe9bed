import { expect, test } from 'vitest';
import { judgeDocumentReply, judgeTurn } from './judge.ts';
import { tally } from './judged.ts';
import { plainReply } from './plain-reply.ts';
import { documentQuestion, question, talk } from './sets.ts';

const reply = (content: string, files: string[] = []) => ({
  id: 1,
  content,
  sources: files.map((filename) => ({ type: 'document', filename })),
  options: [],
});
const asked = documentQuestion.parse({
  id: 1,
  q: 'When does the club end?',
  childAgeMonths: 60,
  kind: 'table',
  anyOf: ['\\b4:30\\b'],
  noneOf: ['\\b5:00\\b'],
  doc: 'clubs.txt',
});

test('a reply is read as a parent sees it', () => {
  expect(plainReply('<p>It’s “4–5&nbsp;p.m.” &amp; more<sup>1</sup> [2]</p><ul><li>a</li><li>b</li></ul>')).toBe(
    'It\'s "4-5 p.m." & more a b',
  );
});

test('a document question needs the words, none of the forbidden ones, and the document', () => {
  expect(judgeDocumentReply(asked, reply('<p>At 4:30.</p>', ['clubs.txt']))).toBe('right');
  expect(judgeDocumentReply(asked, reply('<p>At 4:30.</p>', ['other.txt']))).toBe('right, other document');
  expect(judgeDocumentReply(asked, reply('<p>At 4:30 or 5:00.</p>', ['clubs.txt']))).toBe('wrong');
  expect(judgeDocumentReply(asked, reply('<p>At 3.</p>', ['clubs.txt']))).toBe('wrong');
  expect(judgeDocumentReply(asked, reply('<p>At 4:30.</p>'))).toBe('refused');
});

test('what no document answers is refused without a source, or by saying so at the start', () => {
  const silent = { ...asked, anyOf: [], noneOf: [], doc: null };
  expect(judgeDocumentReply(silent, reply('<p>Nothing in your library says that.</p>'))).toBe('refused');
  expect(judgeDocumentReply(silent, reply('<p>Your documents do not say when.</p>', ['clubs.txt']))).toBe('refused');
  expect(judgeDocumentReply(silent, reply('<p>The club meets in the hall.</p>', ['clubs.txt']))).toBe('wrong');
});

test('a turn that repeats the reply before is not to the point', () => {
  const { turns } = talk.parse({ id: 'a', child: { ageMonths: 3 }, turns: [{ user: 'and eggs?', about: ['egg'] }] });
  const [turn] = turns;
  if (!turn) throw new Error('no turn');
  const eggs = reply('<p>Eggs are fine.</p>');
  expect(judgeTurn(turn, eggs, undefined)).toEqual({ isToThePoint: true, isRepeated: false });
  expect(judgeTurn(turn, eggs, eggs)).toEqual({ isToThePoint: false, isRepeated: true });
  expect(judgeTurn(turn, reply('<p>Honey waits.</p>'), undefined).isToThePoint).toBe(false);
});

test('judged files are counted by group and must belong to the set', () => {
  const questions = [
    question.parse({ id: 'a', topic: 'sleep', ageMonths: 2, q: 'x' }),
    question.parse({ id: 'b', topic: 'sleep', ageMonths: 90, q: 'y' }),
  ];
  const groups = tally(
    questions,
    [
      { id: 'a', verdict: 'right' },
      { id: 'b', verdict: 'near' },
    ],
    ({ topic }) => topic,
  );
  expect(groups.get('sleep')).toEqual({ right: 1, partly: 0, wrong: 0, refused: 0, near: 1, all: 2 });
  expect(() => tally(questions, [{ id: 'c', verdict: 'right' }], () => 'all')).toThrow('c');
});
