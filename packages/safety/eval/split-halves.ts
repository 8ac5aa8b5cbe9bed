import type { EvaluationMessage } from './load-messages.ts';

export type Half = 'tune' | 'test';

const SEED = 20_260_901;
/** Messages written after the rules were first tuned: a new draw could move a tuned message into the test half. */
const LATER = /^(?:tune|test)-only\//;

/** Halves of every rule's messages, and of every kind of ordinary message, the same at every run. */
export function splitHalves(messages: readonly EvaluationMessage[]): Record<Half, EvaluationMessage[]> {
  const halves: Record<Half, EvaluationMessage[]> = {
    tune: messages.filter(({ id }) => id.startsWith('tune-only/')),
    test: messages.filter(({ id }) => id.startsWith('test-only/')),
  };
  const strata = Map.groupBy(
    messages.filter(({ id }) => !LATER.test(id)),
    stratumOf,
  );
  const random = randomFrom(SEED);
  let isTestTurn = false;
  for (const stratum of strata.values()) {
    const order = stratum.map((message) => ({ message, rank: random() })).sort((a, b) => a.rank - b.rank);
    for (const { message } of order) {
      halves[isTestTurn ? 'test' : 'tune'].push(message);
      isTestTurn = !isTestTurn;
    }
  }
  return halves;
}

/** A rule and its level; for ordinary messages the kind that their id names. */
function stratumOf({ id, expected }: EvaluationMessage): string {
  return expected ? `${expected.ruleIds[0]} ${expected.level}` : id.replace(/-\d+$/, '');
}

/** The mulberry32 generator: numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
