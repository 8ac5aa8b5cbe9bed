import type { DatedPaper, Outcome } from '@nestling/rag/answer';
import type { Evidence } from '@nestling/rag/evidence';
import {
  asksForFact,
  asksForm,
  asksOfSafety,
  type Fact,
  factEvidence,
  findFacts,
  isParticular,
  isSafetyMatter,
  namesTime,
  pickFacts,
  saysOf,
  withoutAsking,
  withoutTimes,
  wordsOfPapers,
} from '@nestling/rag/facts';
import type { RankedPassage } from '@nestling/rag/retrieve';

type Unit = Fact['unit'];

export type OwnFacts = {
  evidence: Evidence[];
  outcome: Extract<Outcome, { kind: 'facts' }>;
  /** All of it is another family's. */
  isShared: boolean;
  /** How much of the question the best of it holds, 0..1. */
  coverage: number;
};

export type FactsFound = {
  facts: OwnFacts | null;
  /** A fact of this family is asked for, which no guide can know. */
  isParticular: boolean;
  /** The family's papers speak of the thing and do not answer. */
  lacks: boolean;
};

type Wanted = {
  question: string;
  /** The question before, where this one goes on from it. */
  before: string | null;
  /** That was answered from the family's papers: another fact of them may be asked now. */
  isOfPapers: boolean;
  childName: string | null;
  ranked: readonly RankedPassage[];
};

/** The sentences and rows of documents that answer: the family's own where they do, else what others share. */
export function findOwnFacts({ question, before, isOfPapers, childName, ranked }: Wanted): FactsFound {
  const own = ranked.filter(({ passage }) => passage.kind === 'document');
  const shared = ranked.filter(({ passage }) => passage.kind === 'shared');
  const ways = waysToAsk(question, before);
  const isOfAnother = ({ section, text }: Unit) => !saysOf(question, `${section}\n${text}`, childName);
  const told = ways.map((way) => pick(way, own, childName, (unit) => way !== question && isOfAnother(unit)));
  const others = asksOfSafety(question) ? [] : ways;
  const facts =
    told.find((one) => one.facts !== null)?.facts ??
    others
      .map((way) => pick(way, shared, childName, ({ text }) => isSafetyMatter(text)).facts)
      .find((one) => one !== null) ??
    null;
  const papers = wordsOfPapers(ranked.map(({ passage }) => passage));
  return {
    facts,
    isParticular:
      own.length > 0 &&
      (isParticular(question, childName, papers) ||
        (isOfPapers && facts !== null && !facts.isShared && asksForFact(question))),
    lacks: facts === null && asksForFact(question) && (told[0]?.hasRivals ?? false),
  };
}

/** A question alone, and with what the one before was about: of its day first, then of any. */
function waysToAsk(question: string, before: string | null): string[] {
  if (before === null) return [question];
  // "And at four months?" is the same question of another day, "and who takes him?" another one of the same thing.
  const isOfOtherDay = namesTime(question);
  if (!asksForm(question)) return [question, `${isOfOtherDay ? withoutTimes(before) : before} ${question}`];
  const subject = withoutAsking(before);
  const undated = withoutTimes(subject);
  return [question, ...(isOfOtherDay ? [] : [`${question} ${subject}`]), `${question} ${undated}`];
}

function pick(
  question: string,
  ranked: readonly RankedPassage[],
  childName: string | null,
  isLeftOut: (unit: Unit) => boolean = () => false,
): { facts: OwnFacts | null; hasRivals: boolean } {
  if (ranked.length === 0) return { facts: null, hasRivals: false };
  const found = findFacts(question, ranked, { childName });
  const sure = found.sure.filter(({ unit }) => !isLeftOut(unit));
  const { facts, older } = pickFacts(sure, found.rivals, { form: found.form, question });
  const [best] = facts;
  const hasRivals = found.rivals.length > 0;
  if (!best) return { facts: null, hasRivals };
  const evidence = factEvidence(facts, 1, 1);
  const outdated = older ? factEvidence([older], evidence.length + 1, 1) : [];
  const told: OwnFacts = {
    evidence: [...evidence, ...outdated],
    outcome: {
      kind: 'facts',
      newer: older ? paperOf(best, 1) : null,
      older: older ? paperOf(older, evidence.length + 1) : null,
    },
    isShared: best.unit.passage.kind === 'shared',
    coverage: best.coverage,
  };
  return { facts: told, hasRivals };
}

function paperOf({ unit: { passage } }: Fact, number: number): DatedPaper {
  return { number, title: passage.title, date: dateInWords(passage.dated ?? '') };
}

function dateInWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime())
    ? day
    : date.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });
}
