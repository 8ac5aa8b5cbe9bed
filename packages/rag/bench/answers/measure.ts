import type { LanguageModelV4 } from '@ai-sdk/provider';
import { renumberCitations } from '../../src/answer/index.ts';
import { type Evidence, judgeEvidence, type LibraryStatistics } from '../../src/evidence/index.ts';
import { localModelOptions } from '../../src/local/index.ts';
import type { RankedPassage } from '../../src/ports.ts';
import type { BenchQuestion } from './read-collection.ts';

export type Reply = { isRefusal: boolean; markdown: string; sources: Evidence[] };

/** The product's way from ranked passages to a shown answer, with the built-in model. */
export async function answer(
  model: LanguageModelV4,
  question: string,
  ranked: ReadonlyArray<RankedPassage>,
  statistics?: LibraryStatistics,
): Promise<Reply> {
  const verdict = judgeEvidence(question, ranked, statistics ? { statistics } : {});
  const evidence = verdict.kind === 'enough' ? verdict.evidence : [];
  const result = await model.doGenerate({
    prompt: [{ role: 'user', content: [{ type: 'text', text: question }] }],
    providerOptions: localModelOptions({
      question,
      tone: null,
      childName: null,
      evidence,
      outcome: { kind: 'sources' },
      lastReply: '',
      isUrgent: false,
    }),
  });
  const text = result.content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  const cited = renumberCitations(text, evidence.length);
  const sources = cited.used.flatMap((number) => evidence.find((one) => one.number === number) ?? []);
  return { isRefusal: sources.length === 0, markdown: cited.markdown, sources };
}

/** Letters and digits in lower case, single-spaced, without articles: how SQuAD compares answers. */
export function normalise(text: string): string {
  return ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\\(?=[^\p{L}\p{N}])/gu, '')
    .replace(/[^\p{L}\p{N}%°$€£½]+/gu, ' ')
    .replace(/\b(?:a|an|the)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `;
}

export function containsAnswer(text: string, answers: ReadonlyArray<string>): boolean {
  const inside = normalise(text.replace(/\[\d+\]/g, ''));
  return answers.some((answer) => normalise(answer).trim() !== '' && inside.includes(normalise(answer)));
}

export type CitationCount = { citations: number; resolved: number; supported: number };

/** Every `[n]`: does source n exist, and does its passage contain the words the citation stands behind? */
export function countCitations(reply: Reply): CitationCount {
  const count: CitationCount = { citations: 0, resolved: 0, supported: 0 };
  for (const match of reply.markdown.matchAll(/(?<claim>[^\n]*?)\s*(?<marks>(?:\[\d+\])+)/g)) {
    const claim = normalise((match.groups?.claim ?? '').replace(/^(?:- |\*\*[^*]*:\*\* )/, ''));
    for (const mark of (match.groups?.marks ?? '').matchAll(/\d+/g)) {
      const source = reply.sources[Number(mark[0]) - 1];
      count.citations += 1;
      if (!source) continue;
      count.resolved += 1;
      if (normalise(source.passage.text).includes(claim)) count.supported += 1;
    }
  }
  return count;
}

export type Ask = {
  model: LanguageModelV4;
  statistics?: LibraryStatistics | undefined;
  rank: (question: string) => RankedPassage[];
};

/** Shares are 0..1, or null when nothing was there to measure. */
export type AnswerFigures = {
  /** Answerable questions, and those of them whose answer is known word for word. */
  questions: number;
  withKnownAnswer: number;
  answeredShare: number | null;
  answerInReplyShare: number | null;
  sourceCitedShare: number | null;
  wronglyRefusedShare: number | null;
  unanswerableRefusedShare: number | null;
  citations: number;
  citationsResolvedShare: number | null;
  citationsSupportedShare: number | null;
  meanWords: number;
};

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);

export async function measureKnown(ask: Ask, questions: ReadonlyArray<BenchQuestion>): Promise<AnswerFigures> {
  const answerable = questions.filter((one) => one.documentIds.length > 0);
  const count = { known: 0, both: 0, inReply: 0, cited: 0, refused: 0, words: 0 };
  const citations: CitationCount = { citations: 0, resolved: 0, supported: 0 };
  for (const question of answerable) {
    const reply = await answer(ask.model, question.text, ask.rank(question.text), ask.statistics);
    const isCited = reply.sources.some((source) => question.documentIds.includes(source.passage.key));
    const isInReply = containsAnswer(reply.markdown, question.answers);
    if (isCited) count.cited += 1;
    if (reply.isRefusal) count.refused += 1;
    else count.words += reply.markdown.split(/\s+/).length;
    if (question.answers.length > 0) count.known += 1;
    if (isInReply) count.inReply += 1;
    if (isInReply && isCited) count.both += 1;
    const one = countCitations(reply);
    citations.citations += one.citations;
    citations.resolved += one.resolved;
    citations.supported += one.supported;
  }
  const unanswerable = await measureRefusals(
    ask,
    'unanswerable',
    questions.filter((one) => one.documentIds.length === 0),
  );
  return {
    questions: answerable.length,
    withKnownAnswer: count.known,
    answeredShare: share(count.both, count.known),
    answerInReplyShare: share(count.inReply, count.known),
    sourceCitedShare: share(count.cited, answerable.length),
    wronglyRefusedShare: share(count.refused, answerable.length),
    unanswerableRefusedShare: unanswerable.refusedShare,
    citations: citations.citations,
    citationsResolvedShare: share(citations.resolved, citations.citations),
    citationsSupportedShare: share(citations.supported, citations.citations),
    meanWords: count.words / Math.max(1, answerable.length - count.refused),
  };
}

export type RefusalFigures = { name: string; questions: number; refusedShare: number | null };

export async function measureRefusals(
  ask: Ask,
  name: string,
  questions: ReadonlyArray<BenchQuestion>,
): Promise<RefusalFigures> {
  let refused = 0;
  for (const question of questions) {
    const reply = await answer(ask.model, question.text, ask.rank(question.text), ask.statistics);
    if (reply.isRefusal) refused += 1;
  }
  return { name, questions: questions.length, refusedShare: share(refused, questions.length) };
}
