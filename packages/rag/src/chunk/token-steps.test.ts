import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KIND_OF } from './char-class.ts';
import { countTokens } from './count-tokens.ts';
import { HALT, STEPS, TOKEN_BIT } from './token-steps.ts';

const runs = fc
  .array(
    fc.tuple(fc.constantFrom('a', 'é', 'я', '7', ',', ')', '日', '😀', '\udc00', ' ', '.', '\n', '\t'), fc.nat(23)),
    { maxLength: 12 },
  )
  .map((parts) => parts.map(([char, count]) => char.repeat(count)).join(''));

test('step by step, the tokens up to a halt are those of the text before it', () => {
  fc.assert(
    fc.property(runs, (text) => {
      let tokens = 0;
      let step = 0;
      let at = 0;
      for (; at < text.length; at++) {
        step = STEPS[step | (KIND_OF[text.charCodeAt(at)] ?? 0)] ?? HALT;
        if (step >= HALT) break;
        tokens += step >> TOKEN_BIT;
      }
      expect(tokens).toBe(countTokens(text.slice(0, at)));
      const atHalt = text.slice(Math.max(0, at - 1), at + 1);
      if (at < text.length) expect(atHalt).toMatch(/[.\n\t]$|^ {2}$/);
    }),
    { numRuns: 500 },
  );
});
