import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renumberCitations } from './citations.ts';

const marksIn = (text: string) => [...text.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number));

describe('citations', () => {
  test('are numbered by first use, and say which source each number stands for', () => {
    const cited = renumberCitations('First [3]. Second [1]. Third [3].', 4);
    expect(cited).toEqual({ markdown: 'First [1]. Second [2]. Third [1].', used: [3, 1] });
  });

  test.each([
    ['several [1, 2].', 'several [1][2].'],
    ['range [1-3].', 'range [1][2][3].'],
    ['footnote [^2].', 'footnote [1].'],
    ['fullwidth 【2†source】.', 'fullwidth [1].'],
    ['named [source 2].', 'named [1].'],
    ['linked [2](https://evil.example/x).', 'linked [1].'],
    ['entity &#91;2&#93;.', 'entity [1].'],
  ])('of other spellings become plain: %s', (text, plain) => {
    expect(renumberCitations(text, 3).markdown).toBe(plain);
  });

  test.each(['A claim [9].', 'A claim [0].', 'A claim [4, 5].', 'A claim [99999].'])(
    'without a source disappear: %s',
    (text) => {
      expect(renumberCitations(text, 3)).toEqual({ markdown: 'A claim.', used: [] });
    },
  );

  test('leave other brackets and links alone', () => {
    const text = 'Take [a breath] and see [the page](https://www.cdc.gov/).';
    expect(renumberCitations(text, 3).markdown).toBe(text);
  });

  test('of any text at all resolve', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('[1]', '[2, 3]', '[7]', '【1】', '[^', ']', '[', '](', '[[2]]', '\\[1\\]', ' '),
    );
    fc.assert(
      fc.property(fc.array(piece), fc.integer({ min: 0, max: 4 }), fc.boolean(), (pieces, sourceCount, isPartial) => {
        const { markdown, used } = renumberCitations(pieces.join(''), sourceCount, { isPartial });
        for (const number of used) expect(number >= 1 && number <= sourceCount).toBe(true);
        expect(new Set(used).size).toBe(used.length);
        for (const number of marksIn(markdown)) expect(number).toBeLessThanOrEqual(used.length);
      }),
    );
  });

  test('that are shown while a text grows never change', () => {
    const text = 'First [3]. Second [1, 2]. Third 【3】. Fourth [9]. Fifth [2].';
    let before: number[] = [];
    for (let length = 0; length <= text.length; length += 1) {
      const { used, markdown } = renumberCitations(text.slice(0, length), 3, { isPartial: true });
      expect(used.slice(0, before.length)).toEqual(before);
      expect(markdown).not.toMatch(/\[[\d,\s^]*$/);
      before = used;
    }
    expect(before).toEqual([3, 1, 2]);
  });
});
