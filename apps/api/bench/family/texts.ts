import { GUIDE_PASSAGES } from '../../src/features/chat/answer/guide-passages.ts';

export type Texts = { sentence: () => string; paragraph: () => string; question: () => string; random: () => number };

/** Texts in the language of the guide, of its own sentences with some words exchanged, the same in every run. */
export function createTexts(): Texts {
  const random = mulberry32(20_260_101);
  const sentences = GUIDE_PASSAGES.flatMap(({ text }) => text.split(/(?<=[.!?])\s+/)).filter((one) => one.length > 20);
  const words = sentences.flatMap((one) => one.match(/[a-z]{4,}/g) ?? []);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  const sentence = () => pick(sentences).replace(/\b[a-z]{4,}\b/g, (word) => (random() < 0.4 ? pick(words) : word));
  return {
    random,
    sentence,
    paragraph: () => Array.from({ length: 12 }, sentence).join(' '),
    question: () =>
      `How ${pick(['often', 'long', 'much', 'early'])} ${Array.from({ length: 6 }, () => pick(words)).join(' ')}?`,
  };
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
