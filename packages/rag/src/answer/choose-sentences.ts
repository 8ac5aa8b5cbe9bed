import type { PassageKind, WrittenPage } from '../ports.ts';

/** One sentence that may be quoted; `start` is its place in the source, `relevance` as judged against the question. */
export type ComposeSentence = { text: string; start: number; relevance: number };

/** A numbered source, strongest first in its list. JSON-safe. */
export type ComposeEvidence = {
  number: number;
  kind: PassageKind;
  title: string;
  strength: number;
  sentences: ReadonlyArray<ComposeSentence>;
  written?: WrittenPage | undefined;
};

export type ChosenSentence = { sentence: string; start: number; evidence: ComposeEvidence };

export type ChooseLimits = {
  maxSentences: number;
  maxWords: number;
  /** Sentences from the best source to reach, where it has them: an explanation seldom fits in one. */
  minSentences: number;
};

/** Sentences below this share of the best one's score do not add to the answer. */
const KEEP_SHARE = 0.75;
/** A short page of the guide is filled up from another one that is as good, nearly. */
const BESIDE_GUIDE_SHARE = 0.9;
/** From this share of the page's strength the parent's own library is quoted too. */
const OWN_SHARE = 0.65;
/** Sentences in a row from the guide's page, or one fewer with the best of another source. */
const GUIDE_RUN = 3;
/** From this share of common words on, two sentences say the same. */
const SAME_SHARE = 0.7;
const STRENGTH_SHARE = 0.5;

type Scored = ChosenSentence & { score: number };

/**
 * The best sentences of all sources: best first while they fit, none that repeats another, then in reading order: the
 * source of the best sentence first, each source's own sentences as they stand in it.
 */
export function chooseSentences(evidence: ReadonlyArray<ComposeEvidence>, limits: ChooseLimits): ChosenSentence[] {
  const scored = evidence.flatMap((one) => one.sentences.map((sentence) => scoreSentence(one, sentence)));
  scored.sort((a, b) => b.score - a.score || a.evidence.number - b.evidence.number || a.start - b.start);
  const chosen: Scored[] = [];
  let wordsLeft = limits.maxWords;
  const take = (one: Scored) => {
    if (chosen.length === limits.maxSentences || !isReadable(one.sentence)) return;
    if (chosen.some((other) => saysTheSame(one.sentence, other.sentence))) return;
    const words = countWords(one.sentence);
    if (chosen.length > 0 && words > wordsLeft) return;
    chosen.push(one);
    wordsLeft -= words;
  };
  const lead = leadingPage(evidence);
  const best = scored.find((one) => isReadable(one.sentence) && (!lead || one.evidence === lead));
  if (best && lead) {
    const beside = scored.find(
      ({ evidence: { kind, strength } }) => kind !== 'guide' && strength >= OWN_SHARE * lead.strength,
    );
    for (const one of beside ? [best, beside] : [best]) take(one);
    for (const one of runAround(best, scored)) if (chosen.length < GUIDE_RUN) take(one);
  }
  const isRunFull = chosen.length >= GUIDE_RUN;
  const isWorse = (one: Scored) =>
    lead && one.evidence.kind === 'guide' && one.evidence !== lead
      ? isRunFull || one.evidence.strength < BESIDE_GUIDE_SHARE * lead.strength
      : one.score < KEEP_SHARE * (best?.score ?? 0);
  for (const one of scored) if (!isWorse(one)) take(one);
  for (const one of around(chosen[0], scored)) if (chosen.length < limits.minSentences) take(one);
  return inReadingOrder(chosen);
}

/** The other sentences of the best one's source, nearest first and what follows before what precedes. */
function around(best: Scored | undefined, scored: ReadonlyArray<Scored>): Scored[] {
  const distance = (one: Scored) =>
    one.start > (best?.start ?? 0) ? one.start - (best?.start ?? 0) : 2 * ((best?.start ?? 0) - one.start);
  return scored
    .filter((one) => one !== best && one.evidence === best?.evidence)
    .sort((a, b) => distance(a) - distance(b));
}

/** The guide's page that answers best of all sources: it is chosen as a whole, and its sentence then. */
function leadingPage(evidence: ReadonlyArray<ComposeEvidence>): ComposeEvidence | undefined {
  const [first] = evidence.toSorted((a, b) => b.strength - a.strength || a.number - b.number);
  return first?.kind === 'guide' ? first : undefined;
}

/** A sentence that begins so leans on the one before it. */
const LEANS =
  /^(?:so|then|and|but|or|also|too|yet|still|often|instead|that|this|these|those|they|it|he|she|most of them)\b/i;

/**
 * The best sentence, with the one before it when it leans on that, and those that follow; then those before, nearest
 * first.
 */
function runAround(best: Scored, scored: ReadonlyArray<Scored>): Scored[] {
  const page = scored.filter((one) => one.evidence === best.evidence).toSorted((a, b) => a.start - b.start);
  const at = page.indexOf(best);
  const from = LEANS.test(best.sentence) ? Math.max(0, at - 1) : at;
  return [...page.slice(from), ...page.slice(0, from).reverse()];
}

function scoreSentence(evidence: ComposeEvidence, sentence: ComposeSentence): Scored {
  const score = STRENGTH_SHARE * evidence.strength + (1 - STRENGTH_SHARE) * sentence.relevance;
  return { sentence: sentence.text, start: sentence.start, evidence, score };
}

function inReadingOrder(chosen: ReadonlyArray<Scored>): ChosenSentence[] {
  const sourceOrder = [...new Set(chosen.map((one) => one.evidence.number))];
  const rank = (one: Scored) => sourceOrder.indexOf(one.evidence.number);
  return chosen.toSorted((a, b) => rank(a) - rank(b) || a.start - b.start);
}

/** A heading or a lone table cell is no sentence to answer with. */
function isReadable(sentence: string): boolean {
  return countWords(sentence) >= 3;
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

function saysTheSame(a: string, b: string): boolean {
  const [wordsA, wordsB] = [wordSet(a), wordSet(b)];
  let shared = 0;
  for (const word of wordsA) if (wordsB.has(word)) shared += 1;
  return shared >= SAME_SHARE * Math.min(wordsA.size, wordsB.size) && sameNumbers(a, b);
}

const wordSet = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
/** Sentences alike but for a number ("6 months", "12 months") say different things. */
const sameNumbers = (a: string, b: string) => numbersIn(a) === numbersIn(b);
const numbersIn = (text: string) => [...new Set(text.match(/\p{N}+/gu) ?? [])].sort().join(' ');
