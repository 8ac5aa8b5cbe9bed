import type { Token } from './tokenize.ts';

/** "10 times", "three vomits": the largest count of times in the text. */
export function readCounts(tokens: readonly Token[]): { at: number; times: number }[] {
  const counts: { at: number; times: number }[] = [];
  tokens.forEach((token, at) => {
    const before = tokens[at - 1];
    if (
      (token.raw === 'time' ||
        token.raw === 'times' ||
        token.raw === 'x' ||
        token.raw === 'bouts' ||
        token.raw === 'loose' ||
        token.raw === 'dirty' ||
        token.raw === 'runny' ||
        token.raw === 'watery') &&
      before?.value !== undefined
    )
      counts.push({ at, times: before.value });
    else if (token.raw === 'twice') counts.push({ at, times: 2 });
  });
  return counts;
}
