import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeEvidence } from '../evidence/index.ts';
import { withoutInventedNumbers } from './invented-numbers.ts';
import { isRefusal, spokenText } from './spoken-text.ts';

describe('what is spoken', () => {
  test.each([
    ['<think>Hm.</think>Yes.', 'Yes.'],
    ['<think>Hm, still', ''],
    ['Hm.</think>\n\nYes.', 'Yes.'],
    ['Yes. <tool_call>{"name":"search"}</tool_call>', 'Yes. '],
    ['```json\n{"name": "search", "arguments": {"query": "x"}}\n```Yes.', 'Yes.'],
    ['<|assistant|>Yes.', 'Yes.'],
    ['A fever of <38 °C, {not} a tag.', 'A fever of <38 °C, {not} a tag.'],
  ])('%j is %j', (raw, spoken) => {
    expect(spokenText(raw)).toBe(spoken);
  });

  test('nothing of a thought shows at any moment while it grows', () => {
    const whole = 'Yes. <think>secret plan</think>Done. {"name": "search", "arguments": {"query": "secret"}}';
    for (let end = 0; end <= whole.length; end++)
      expect(spokenText(whole.slice(0, end), true)).not.toMatch(/secret|think|arguments/);
  });

  test('plain words stay as they are', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w ,.!?'-]{0,80}$/), (words) => {
        expect(spokenText(words)).toBe(words);
      }),
    );
  });

  test.each([
    ['I’m sorry, but I can’t help with that.', true],
    ['As an AI, I am not able to provide medical advice.', true],
    ["I'm sorry this is so hard. Lay her down awake and stay near.", false],
    ['I cannot say which, but the plan says two puffs [1].', false],
  ])('%j declines: %j', (words, declines) => {
    expect(isRefusal(words)).toBe(declines);
  });
});

describe('numbers of a cited sentence', () => {
  const verdict = judgeEvidence('When does the pool open?', [
    {
      passage: {
        key: 'chunk:1',
        kind: 'document',
        title: 'pool.txt',
        heading: null,
        text: 'The pool opens at 9:30. Bring 2 towels. It is 90 °F warm.',
      },
      score: 1,
      similarity: 1,
      lexical: 1,
      vector: 0,
    },
  ]);
  const evidence = verdict.kind === 'enough' ? verdict.evidence : [];
  const shown = (markdown: string, isPartial = false) =>
    withoutInventedNumbers(markdown, evidence, { said: 'She is 4 months old', isPartial }).markdown.trim();

  test.each([
    ['It opens at 9:30 [1].', 'It opens at 9:30 [1].'],
    ['It opens at 9:30. [1] Bring three towels. [1]', 'It opens at 9:30. [1]'],
    ['Give 250 ml [1]. Bring 2 towels [1].', 'Bring 2 towels [1].'],
    ['The water has 32.2 °C [1].', 'The water has 32.2 °C [1].'],
    ['At 4 months she may swim [1].', 'At 4 months she may swim [1].'],
    ['Give 250 ml, as many do.', 'Give 250 ml, as many do.'],
    ['1. Come at 9:30 [1].\n2. Pay $5 [1].', '1. Come at 9:30 [1].'],
  ])('%j shows %j', (markdown, left) => {
    expect(shown(markdown)).toBe(left);
  });

  test('wait for their citation while the text grows', () => {
    expect(shown('It opens at 9:30 [1]. Give 250 ml', true)).toBe('It opens at 9:30 [1].');
  });
});
