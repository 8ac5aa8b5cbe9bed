import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ComposeEvidence } from './choose-sentences.ts';
import { composeAnswer, MAX_SENTENCES, MAX_WORDS } from './compose.ts';
import { NOTHING_FOUND } from './prompt.ts';

const source = (number: number, texts: string[], strength = 1): ComposeEvidence => {
  let start = 0;
  const sentences = texts.map((text, at) => {
    const sentence = { text, start, relevance: 1 - at * 0.05 };
    start += text.length + 1;
    return sentence;
  });
  return { number, kind: 'document', title: `Plan ${number}`, strength, sentences };
};
const ask = (evidence: ComposeEvidence[], tone: 'warm' | 'direct' | 'evidence' | null = null, isUrgent = false) =>
  composeAnswer({
    question: 'When is the bath?',
    tone,
    childName: 'Mia',
    evidence,
    outcome: evidence.length > 0 ? { kind: 'sources' } : { kind: 'nothing' },
    lastReply: '',
    isUrgent,
  });

describe('the built-in answer', () => {
  test('quotes numbers and times exactly, each sentence with its source', () => {
    const answer = ask([source(1, ['The bath is at 6:45 in the evening, 38.5 °C at most.'])]);
    expect(answer).toContain('The bath is at 6:45 in the evening, 38.5 °C at most. [1]');
  });

  test('names the pages that speak of what was asked beside what comes nearest to it', () => {
    const page = (number: number) => ({ number, title: `Page ${number}`, forAge: null });
    const answer = composeAnswer({
      question: 'juice on her tummy',
      tone: null,
      childName: 'Mia',
      evidence: [source(1, ['Time on the tummy.']), source(2, ['No juice in the first year.'])],
      outcome: {
        kind: 'part',
        page: page(1),
        part: null,
        said: [{ text: 'Time on the tummy.', from: 'now' }],
        isNamed: false,
        isNearest: true,
        others: [page(2)],
        ask: null,
      },
      lastReply: '',
      isUrgent: false,
    });
    expect(answer).toMatch(/Time on the tummy\. \[1\][\s\S]*Page 2[\s\S]*No juice in the first year\. \[2\]/);
  });

  test('says so when nothing covers the question, in every tone, and cites nothing', () => {
    for (const tone of ['warm', 'direct', 'evidence', null] as const) {
      const answer = ask([], tone);
      expect(answer).toContain(NOTHING_FOUND);
      expect(answer).not.toMatch(/\[\d+\]/);
    }
  });

  test('says a thing once, but keeps sentences that differ in a number', () => {
    const answer = ask([
      source(1, ['The cream is used twice a day after the bath.', 'Solids begin at 6 months of age.']),
      source(2, ['The cream is used twice a day, after the bath.', 'Solids begin at 4 months of age.']),
    ]);
    expect(answer.match(/cream is used/g)).toHaveLength(1);
    expect(answer).toContain('6 months');
    expect(answer).toContain('4 months');
  });

  test('quotes a page of the guide in one run from the sentence that answers, not here and there', () => {
    const relevance = [0.2, 0.9, 0.3, 0.3, 0.8];
    const page = source(1, [
      'Evenings differ from house to house.',
      'Bath time is at six.',
      'Then comes the story.',
      'The light goes out.',
      'Warm water is calming.',
    ]);
    const guide: ComposeEvidence = {
      ...page,
      kind: 'guide',
      sentences: page.sentences.map((sentence, at) => ({ ...sentence, relevance: relevance[at] ?? 0 })),
    };
    const answer = ask([guide]);
    expect(answer).toMatch(/Bath time.*Then comes the story.*The light goes out/s);
    expect(answer).not.toContain('Evenings differ');
  });

  test('has nothing before and after the facts but a notice that comes first, in every tone', () => {
    const texts = ['Naps last about an hour.', 'A short walk helps before it.', 'The room is dark.'];
    const evidence = [source(1, texts)];
    const cited = texts.map((text) => `${text} [1]`);
    for (const tone of ['warm', null] as const) expect(ask(evidence, tone)).toBe(cited.join(' '));
    expect(ask(evidence, 'direct')).toBe(cited.map((text) => `- ${text}`).join('\n'));
    expect(ask(evidence, 'evidence')).toBe(`**Plan 1:** ${cited.join(' ')}`);
    for (const tone of ['warm', 'direct', 'evidence', null] as const)
      expect(ask(evidence, tone, true)).toMatch(/^First do what the notice above says/);
  });

  test('never says a word that stands in no source, however long or odd they are', () => {
    const sentence = fc
      .array(
        fc.constantFrom('nap', 'bath', '6:45', 'cream', '*', '_x_', '<b>', '[2]', '![i](u)', 'twice', '38.5', '#', '|'),
        { minLength: 3, maxLength: 30 },
      )
      .map((words) => `${words.join(' ')}.`);
    const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
    fc.assert(
      fc.property(
        fc.array(fc.array(sentence, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 }),
        (texts) => {
          const evidence = texts.map((sentences, at) => source(at + 1, sentences));
          const answer = ask(evidence);
          const known = new Set([
            ...texts.flat().flatMap(wordsOf),
            ...evidence.map(({ number }) => String(number)),
            ...wordsOf(ask([])),
          ]);
          for (const word of wordsOf(answer)) expect(known).toContain(word);
          for (const [, number] of answer.matchAll(/(?<!\\)\[(\d+)\](?!\()/g))
            expect(Number(number)).toBeLessThanOrEqual(evidence.length);
        },
      ),
    );
  });

  test('stays short', () => {
    const many = Array.from({ length: 6 }, (_, at) =>
      source(
        at + 1,
        Array.from(
          { length: 6 },
          (__, line) => `Fact ${at}${line} about the evening bath and the nap of house number ${at * 6 + line}.`,
        ),
      ),
    );
    const answer = ask(many);
    expect(answer.match(/\[\d+\]/g)?.length).toBeLessThanOrEqual(MAX_SENTENCES);
    expect(answer.split(/\s+/).length).toBeLessThanOrEqual(MAX_WORDS + 20);
  });
});
