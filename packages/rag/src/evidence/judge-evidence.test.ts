import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RankedPassage } from '../ports.ts';
import { judgeEvidence } from './judge-evidence.ts';
import { sentencesOf } from './sentences.ts';
import { estimateTokens } from './tokens.ts';

const ranked = (texts: string[]): RankedPassage[] =>
  texts.map((text, at) => ({
    passage: { key: `chunk:${at + 1}`, kind: 'document', text, heading: null, title: `note-${at + 1}.txt` },
    score: 1 - at / 20,
    similarity: 0.5,
    lexical: 1 - at / 20,
    vector: 0,
  }));
const CREAM = 'The eczema cream is rubbed in twice a day. The room is kept cool at night. Cotton is best.';

describe('evidence', () => {
  test('that answers is enough, and its offsets slice the passage', () => {
    const verdict = judgeEvidence(
      'How often is the eczema cream rubbed in?',
      ranked([CREAM, 'The zoo opens at nine.']),
    );
    expect(verdict.kind).toBe('enough');
    if (verdict.kind !== 'enough') return;
    expect(verdict.evidence.map(({ passage }) => passage.key)).toEqual(['chunk:1']);
    for (const { passage, text, start, end, sentences } of verdict.evidence) {
      expect(passage.text.slice(start, end)).toBe(text);
      for (const sentence of sentences) expect(passage.text.slice(sentence.start, sentence.end)).toBe(sentence.text);
    }
  });

  test('out of what the parent wrote earlier tells what was, and not what to do', () => {
    const written = ranked([
      'Her first tooth came in March while we stayed at the lake. She says that other kids bite.',
    ]).map((one) => ({ ...one, passage: { ...one.passage, kind: 'conversation' as const } }));
    expect(judgeEvidence('When did her first tooth come?', written).kind).toBe('enough');
    for (const question of ['When should her first tooth come?', 'When did you tell your kids?'])
      expect(judgeEvidence(question, written)).toEqual({ kind: 'nothing' });
  });

  test.each([
    'Which carburettor fits the tractor?',
    'How often is the oil changed?',
    'Who won the cup in 1966?',
    'Is the passport office open on Sunday?',
  ])('about something else is not: %s', (question) => {
    expect(judgeEvidence(question, ranked([CREAM, 'The zoo opens at nine.']))).toEqual({ kind: 'nothing' });
  });

  test('of a real model’s likeness counts though the words differ', () => {
    const [one] = ranked(['Rub the ointment on morning and evening.']);
    const close = [{ ...(one as RankedPassage), similarity: 0.7 }];
    expect(judgeEvidence('How frequently should eczema lotion be applied?', close).kind).toBe('nothing');
    expect(
      judgeEvidence('How frequently should eczema lotion be applied?', close, { trustedSimilarity: 0.45 }).kind,
    ).toBe('enough');
  });

  describe('of the guide', () => {
    const page = (text: string): RankedPassage[] =>
      ranked([text]).map((one) => ({ ...one, passage: { ...one.passage, kind: 'guide', title: 'Big feelings' } }));
    const CALM = 'Get down to the level of the child and wait. Say the feeling in few words.';

    test('is a page that was found to answer, though no word of the question stands in it', () => {
      const question = 'My toddler has tantrums in every shop';
      expect(judgeEvidence(question, page(CALM), { answeringPages: new Map([['chunk:1', 0.9]]) }).kind).toBe('enough');
      expect(judgeEvidence(question, page(CALM)).kind).toBe('nothing');
    });

    test('is no page that only shares words, while a document that does is', () => {
      const belt = 'A booster lifts the child, so that the belt lies where it should.';
      expect(judgeEvidence('She lies to me', page(belt)).kind).toBe('nothing');
      expect(judgeEvidence('She lies to me', ranked([belt])).kind).toBe('enough');
    });
  });

  test('is numbered from one, bounded in number and tokens, whatever is found', () => {
    const text = fc
      .array(
        fc.constantFrom('eczema', 'cream', 'twice', 'a', 'day', 'night.', 'Bath!', '3.5', '\n', '…', '\u{1f476}'),
        { maxLength: 200 },
      )
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 12 }),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 20, max: 400 }),
        (texts, maxEvidence, maxTokens) => {
          const verdict = judgeEvidence('How often is the eczema cream used?', ranked(texts), {
            maxEvidence,
            maxTokens,
          });
          if (verdict.kind === 'nothing') return;
          expect(verdict.evidence.length).toBeLessThanOrEqual(maxEvidence);
          expect(verdict.evidence.map(({ number }) => number)).toEqual(verdict.evidence.map((_, at) => at + 1));
          for (const { passage, text: quoted, start, end } of verdict.evidence)
            expect(passage.text.slice(start, end)).toBe(quoted);
          const rest = verdict.evidence.slice(1).reduce((sum, one) => sum + estimateTokens(one.text), 0);
          expect(rest).toBeLessThanOrEqual(maxTokens);
        },
      ),
    );
  });
});

test('a quotation of two sentences stays whole, an unclosed one ends with its sentence', () => {
  const texts = (text: string) => sentencesOf(text).map((sentence) => sentence.text);
  expect(texts('Say “No biting. Biting hurts.” Then wait. Hug.')).toEqual([
    'Say “No biting. Biting hurts.”',
    'Then wait.',
    'Hug.',
  ]);
  expect(texts('Say “No biting. Then wait. Hug.')).toEqual(['Say “No biting.', 'Then wait.', 'Hug.']);
});
