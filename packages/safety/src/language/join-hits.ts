import type { Hit } from './match-patterns.ts';

export function joinHits(parts: readonly Hit[], fresh: boolean): Hit {
  return {
    start: Math.min(...parts.map((part) => part.start)),
    end: Math.max(...parts.map((part) => part.end)),
    // "can't put weight on his leg": a negating word that is itself one of the parts denies none of the others.
    negatedBy:
      parts
        .map((part) => part.negatedBy)
        .find((place) => place >= 0 && !parts.some((one) => one.start <= place && place < one.end)) ?? -1,
    framed: parts.some((part) => part.framed),
    fresh,
  };
}
