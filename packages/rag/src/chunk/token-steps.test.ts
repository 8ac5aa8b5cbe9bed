import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KIND_OF } from './char-class.ts';
import { countTokens } from './count-tokens.ts';
import { HALT, NO_UNIT, STEPS, TOKEN_BIT } from './token-steps.ts';

const runs = fc
  .array(
    fc.tuple(
      fc.constantFrom('a', 'é', 'я', '7', ',', ')', '日', '😀', '\udc00', ' ', '.', '。', '\n', '\t'),
      fc.nat(23),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.map(([char, count]) => char.repeat(count)).join(''));

/** Tokens of the text up to the halt, one unit a step or two. */
function walk(text: string, width: 1 | 2): { at: number; tokens: number } {
  const kindAt = (at: number) => KIND_OF[text.charCodeAt(at)] ?? NO_UNIT;
  let tokens = 0;
  let step = 0;
  let at = 0;
  while (at < text.length) {
    const second = width === 2 ? kindAt(at + 1) : NO_UNIT;
    step = STEPS[step | (kindAt(at) << 4) | second] ?? HALT;
    if (step >= HALT) break;
    tokens += step >> TOKEN_BIT;
    at += width;
  }
  return { at: Math.min(at, text.length), tokens };
}

test('the steps up to a halt begin as many tokens as the text before it has', () => {
  fc.assert(
    fc.property(runs, (text) => {
      const { at, tokens } = walk(text, 1);
      expect(tokens).toBe(countTokens(text.slice(0, at)));
      if (at < text.length) expect(text.slice(Math.max(0, at - 1), at + 1)).toMatch(/[.。\n\t]$|^ {2}$/);
      const pairs = walk(text, 2);
      expect(pairs.tokens).toBe(countTokens(text.slice(0, pairs.at)));
      expect(at - pairs.at).toBeOneOf(at === text.length ? [0] : [0, 1]);
    }),
    { numRuns: 500 },
  );
});
